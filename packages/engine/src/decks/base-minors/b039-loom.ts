import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { SHEEP } from '../../state/goods.ts'
import type { State } from '../../state/state.ts'

const sheep = (s: State, seat: number): number => s.players[seat].goods[SHEEP]

export default minor({
  id: 'B039',
  name: 'loom',
  cost: { wood: 2 },
  needs: { occupations: { atLeast: 2 } },
  vp: 1,
  // 1 to 3 sheep 1 food, 4 to 6 sheep 2, more sheep 3.
  on: { 'field-phase': { effects: [gain((s, seat) => ({ food: Math.min(3, Math.ceil(sheep(s, seat) / 3)) }))] } },
  score: (s, owner) => Math.floor(sheep(s, owner) / 3),
})
