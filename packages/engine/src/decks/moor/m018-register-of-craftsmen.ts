import { moorMinor } from '../../cards/card.ts'
import { offer } from '../../cards/verbs.ts'
import { goods } from '../../state/goods.ts'

export default moorMinor({
  id: 'M018',
  name: 'register-of-craftsmen',
  needs: { majors: { atLeast: 2 } },
  travels: true,
  play: [
    offer({
      act: 'build',
      families: ['joinery', 'pottery', 'basketmakers-workshop'],
      less: goods({ stone: 1 }),
    }),
  ],
})
