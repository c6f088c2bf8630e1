import { moorMinor } from '../../cards/card.ts'
import { both, onSpecial } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M121',
  name: 'loam',
  needs: { improvements: { atLeast: 1 } },
  on: {
    'after-special': {
      // People that can still be placed: ill ones and guests, but no newborns.
      when: both(onSpecial('hiring-fair'), (_s, _owner, { count }) => count === 1),
      effects: [gain({ clay: 1 })],
    },
  },
})
