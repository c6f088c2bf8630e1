import { moorMinor } from '../../cards/card.ts'
import { cards } from '../../cards/registry.ts'
import type { Amounts } from '../../state/goods.ts'

/** By family: what becomes cheaper. */
const CHEAPER: { readonly [family: string]: Amounts } = {
  furnace: { clay: 1 },
  'ceramics-stall': { clay: 1 },
  'heating-stove': { stone: 1 },
  'village-church': { stone: 1 },
  'riding-stables': { wood: 1 },
  'furniture-stall': { wood: 1 },
  'basket-stall': { reed: 1 },
}

export default moorMinor({
  id: 'M113',
  name: 'living-history-museum',
  upgrades: 'museum-of-the-moors',
  needs: { house: ['clay', 'stone'] },
  vp: 4,
  discount: { on: ['major'], goods: (_s, _owner, card) => CHEAPER[cards()[card]?.family ?? ''] ?? {} },
})
