import { occupation } from '../../cards/card.ts'
import { REED } from '../../state/goods.ts'

export default occupation({
  id: 'B145',
  name: 'brushwood-collector',
  players: 3,
  swap: { on: ['room', 'renovation'], from: (price) => ({ reed: price[REED] }), to: { wood: 1 } },
})
