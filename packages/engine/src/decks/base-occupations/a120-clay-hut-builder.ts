import { occupation } from '../../cards/card.ts'
import { onRounds } from '../../cards/verbs.ts'
import { MATERIALS } from '../../state/state.ts'

export default occupation({
  id: 'A120',
  name: 'clay-hut-builder',
  soon: {
    when: (s, owner) => MATERIALS[s.players[owner].house] !== 'wood',
    effects: [onRounds({ next: 5 }, { clay: 2 })],
  },
})
