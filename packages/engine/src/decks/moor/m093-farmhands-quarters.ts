import { moorMinor, type SwapData } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import type { Amounts } from '../../state/goods.ts'

const BUILDING: readonly Amounts[] = [{ wood: 1 }, { clay: 1 }, { reed: 1 }, { stone: 1 }]

export default moorMinor({
  id: 'M093',
  name: 'farmhands-quarters',
  cost: { wood: 1, reed: 1 },
  // One piece of the price of a major. An upgrade is played as a minor.
  swap: BUILDING.map((from): SwapData => ({ on: ['major'], from, to: { fuel: 1 } })),
  on: { 'card-received': { effects: [gain({ food: 1 })] } },
})
