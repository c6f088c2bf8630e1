import { moorMinor } from '../../cards/card.ts'
import { mayTrade } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M030',
  name: 'farm-animal-market',
  cost: { food: 1 },
  travels: true,
  play: [mayTrade({ pay: { sheep: 2 }, gain: { cattle: 1, horse: 1 } })],
})
