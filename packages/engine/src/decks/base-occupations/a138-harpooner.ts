import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { mayTrade } from '../../cards/verbs.ts'

export default occupation({
  id: 'A138',
  name: 'harpooner',
  players: 3,
  on: {
    'before-use': {
      when: onSpace('fishing'),
      effects: [mayTrade({ pay: { wood: 1 }, gain: (s, seat) => ({ reed: 1, food: s.players[seat].people }) })],
    },
  },
})
