import { occupation } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { CATTLE } from '../../state/goods.ts'
import type { State } from '../../state/state.ts'

/** Players with cattle, the owner included. */
const herders = (s: State): number => s.players.filter((p) => p.goods[CATTLE] > 0).length
const MOST = 3

export default occupation({
  id: 'B172',
  name: 'cattle-caregiver',
  players: 5,
  // 3 players: 1 food, 4: 2 food, 5 or 6: 3 food.
  on: { 'round-start': { effects: [gain((s) => ({ food: Math.min(MOST, Math.max(0, herders(s) - 2)) }))] } },
})
