import { occupation } from '../../cards/card.ts'
import { onRounds } from '../../cards/verbs.ts'
import { MATERIALS } from '../../state/state.ts'

export default occupation({
  id: 'B107',
  name: 'manservant',
  soon: {
    when: (s, owner) => MATERIALS[s.players[owner].house] === 'stone',
    effects: [onRounds('all', { food: 3 })],
  },
})
