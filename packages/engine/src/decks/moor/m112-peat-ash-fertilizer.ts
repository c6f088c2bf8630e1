import { moorMinor } from '../../cards/card.ts'
import { onSpecial } from '../../cards/conditions.ts'
import type { Effect } from '../../cards/effects.ts'
import { fieldCards } from '../../cards/standing.ts'
import { cropCount, cropKind, cropOf } from '../../farm/crops.ts'
import { type Good, type Goods, GRAIN, goods, VEGETABLE } from '../../state/goods.ts'
import type { Player, State } from '../../state/state.ts'

const isOf = (crop: number, kind: Good): boolean => crop !== 0 && cropKind(crop) === kind

/** On how many fields and spaces does it grow? */
const growing = (p: Player, kind: Good): number =>
  p.crops.filter((crop) => isOf(crop, kind)).length + fieldCards(p).filter(({ data }) => isOf(data[0], kind)).length

/** Each kind on all its spaces or on none. */
function packages(s: State, seat: number): Goods[] {
  const p = s.players[seat]
  const [grain, vegetable] = [growing(p, GRAIN), growing(p, VEGETABLE)]
  if (grain > 0 && vegetable > 0) return [goods({ grain, vegetable }), goods({ grain }), goods({ vegetable })]
  return grain + vegetable > 0 ? [goods({ grain, vegetable })] : []
}

function fertilize(p: Player, kind: Good): void {
  const more = (crop: number) => (isOf(crop, kind) ? cropOf(kind, cropCount(crop) + 1) : crop)
  p.crops = p.crops.map(more)
  for (const { data } of fieldCards(p)) data[0] = more(data[0])
}

/** Adds 1 crop of the same kind to every space on which it grows. */
const addCrops: Effect = {
  verb: 'add-crops',
  optional: true,
  possible: (s, seat) => packages(s, seat).length > 0,
  asks: (s, seat) => packages(s, seat).length > 1,
  options(s, seat, _card, _at, out) {
    for (const what of packages(s, seat)) out.push({ verb: 'take', goods: what })
  },
  run(s, seat, _played, _at, move) {
    const chosen = move?.verb === 'take' ? move.goods : packages(s, seat)[0]
    for (const kind of [GRAIN, VEGETABLE]) if (chosen[kind] > 0) fertilize(s.players[seat], kind)
  },
}

export default moorMinor({
  id: 'M112',
  name: 'peat-ash-fertilizer',
  cost: { food: 1 },
  on: { 'before-special': { when: onSpecial('cut-peat'), effects: [addCrops] } },
})
