import { BAKERS, MAJORS } from '../cards/majors.ts'
import { lowest } from '../farm/yard.ts'
import { BAKE } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { FOOD, GRAIN, goods } from '../state/goods.ts'
import type { Player } from '../state/state.ts'
import { type Action, ONCE } from './action.ts'
import { missing } from './obstacle.ts'

/** B13: every baking improvement once an action, up to its limit; the best ones take the first grain. */
export function breadFrom(p: Player, grain: number): number {
  const bakers = []
  for (let rest = p.majors & BAKERS; rest !== 0; rest &= rest - 1) bakers.push(MAJORS[lowest(rest)].bake)
  bakers.sort((a, b) => (b?.food ?? 0) - (a?.food ?? 0))
  let left = grain
  let food = 0
  for (const baker of bakers) {
    const used = Math.min(left, baker?.most ?? 0)
    food += used * (baker?.food ?? 0)
    left -= used
  }
  return food
}

/** The most grain one action can bake. */
function ovenRoom(p: Player): number {
  let most = 0
  for (let rest = p.majors & BAKERS; rest !== 0; rest &= rest - 1) most += MAJORS[lowest(rest)].bake?.most ?? 0
  return Math.min(most, BAKE.length - 1)
}

export const bake: Action<{ act: 'bake' }> = {
  possible: (s, seat) => s.players[seat].goods[GRAIN] > 0 && (s.players[seat].majors & BAKERS) !== 0,
  obstacle: (s, seat) =>
    (s.players[seat].majors & BAKERS) === 0 ? { why: 'no-oven' } : missing(s.players[seat], goods({ grain: 1 })),
  options(s, seat, _act, _doing, out) {
    const p = s.players[seat]
    const most = Math.min(p.goods[GRAIN], ovenRoom(p))
    for (let count = 1; count <= most; count++) out.push(BAKE[count])
  },
  takes: (_s, move) => move.verb === 'bake',
  run(s, seat, _act, _doing, move) {
    if (move?.verb !== 'bake') return ONCE
    const p = s.players[seat]
    const food = breadFrom(p, move.count)
    p.goods[GRAIN] -= move.count
    p.goods[FOOD] += food
    tell({ event: 'baked', seat, grain: move.count, food })
    return ONCE
  },
}
