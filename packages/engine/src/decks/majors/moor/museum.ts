import { moorMajor } from '../../../cards/card.ts'
import { cards } from '../../../cards/registry.ts'
import type { Amounts } from '../../../state/goods.ts'

/** By family: what becomes cheaper. */
const CHEAPER: { readonly [family: string]: Amounts } = {
  well: { stone: 1 },
  'stone-oven': { stone: 1 },
  'clay-oven': { clay: 1 },
  pottery: { clay: 1 },
  'foresters-lodge': { clay: 1 },
  joinery: { wood: 1 },
  'basketmakers-workshop': { reed: 1 },
}

export const museum = moorMajor({
  name: 'museum-of-the-moors',
  cost: { clay: 1, reed: 1, stone: 1 },
  vp: 3,
  discount: { on: ['major'], goods: (_s, _owner, card) => CHEAPER[cards()[card]?.family ?? ''] ?? {} },
})
