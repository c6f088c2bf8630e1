import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'

export default minor({
  id: 'A016',
  name: 'rammed-clay',
  play: [gain({ clay: 1 })],
  swap: { on: ['fence'], from: { wood: 1 }, to: { clay: 1 } },
  swaps: 99,
})
