import { MATERIALS } from '../../state.ts'
import { occupation } from '../card.ts'
import { may } from '../verbs.ts'

export default occupation({
  id: 'B097',
  name: 'scholar',
  on: {
    'round-start': {
      when: (s, owner) => MATERIALS[s.players[owner].house] === 'stone',
      effects: [
        may({ act: 'occupation', price: [1] }, { act: 'improvement', minor: true, major: false, majorFrom: 0 }),
      ],
    },
  },
})
