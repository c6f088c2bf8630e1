import { occupation } from '../../cards/card.ts'
import { may } from '../../cards/verbs.ts'
import { MATERIALS } from '../../state/state.ts'

export default occupation({
  id: 'B097',
  name: 'scholar',
  on: {
    'round-start': {
      when: (s, owner) => MATERIALS[s.players[owner].house] === 'stone',
      effects: [
        may(
          { act: 'occupation', price: [1] },
          { act: 'improvement', minor: true, major: false, majorFrom: 0, named: false },
        ),
      ],
    },
  },
})
