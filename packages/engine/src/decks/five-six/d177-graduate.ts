import { occupation } from '../../cards/card.ts'
import { mayTrade } from '../../cards/verbs.ts'

export default occupation({
  id: 'D177',
  name: 'graduate',
  players: 5,
  play: [mayTrade({ pay: { food: 1 }, gain: { stone: 2, reed: 2 } })],
})
