import { moorMinor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M080',
  name: 'advance-payment',
  vp: -4,
  play: [gain({ fuel: 1, food: 1, wood: 1, clay: 1, reed: 1, stone: 1, sheep: 1, grain: 1 })],
})
