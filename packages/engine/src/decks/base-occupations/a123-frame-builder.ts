import { occupation } from '../../cards/card.ts'

export default occupation({
  id: 'A123',
  name: 'frame-builder',
  swap: [
    { on: ['room', 'renovation'], from: { clay: 2 }, to: { wood: 1 } },
    { on: ['room', 'renovation'], from: { stone: 2 }, to: { wood: 1 } },
  ],
})
