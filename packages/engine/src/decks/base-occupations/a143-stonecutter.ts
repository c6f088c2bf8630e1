import { occupation } from '../../cards/card.ts'

export default occupation({
  id: 'A143',
  name: 'stonecutter',
  players: 3,
  discount: { on: ['major', 'minor', 'room', 'renovation'], goods: { stone: 1 } },
})
