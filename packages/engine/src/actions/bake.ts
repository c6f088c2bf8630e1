import type { Card } from '../cards/card.ts'
import { cards, PART } from '../cards/registry.ts'
import { bakersOf, hasPart } from '../cards/standing.ts'
import { BAKE } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { FOOD, GRAIN, goods } from '../state/goods.ts'
import type { Player } from '../state/state.ts'
import { type ActRules, act, ONCE } from './act.ts'
import { canPay, hasExchanges } from './exchange.ts'
import { missing } from './obstacle.ts'

type Oven = NonNullable<Card['bakes']>

function ovens(p: Player): Oven[] {
  const out: Oven[] = []
  for (const { card } of bakersOf(p)) {
    const { bakes } = cards()[card]
    if (bakes) out.push(bakes)
  }
  return out
}

const bestFirst = (all: Oven[]): Oven[] => (all.length > 1 ? all.sort((a, b) => b.food - a.food) : all)

/** B13: every baking improvement once an action, up to its limit; the best ones take the first grain. */
export function breadFrom(p: Player, grain: number): number {
  let left = grain
  let food = 0
  for (const oven of bestFirst(ovens(p))) {
    const used = Math.min(left, oven.most)
    food += used * oven.food
    left -= used
  }
  return food
}

/** The most grain one action can bake. */
function ovenRoom(p: Player): number {
  let room = 0
  for (const { most } of ovens(p)) room += most
  return Math.min(room, BAKE.length - 1)
}

const canBake = (p: Player): boolean => hasPart(p, PART.bakes) && (p.unlit.length === 0 || bakersOf(p).length > 0)

const ONE_GRAIN = goods({ grain: 1 })

export const bake: ActRules<{ readonly act: 'bake' }> = act('bake', {
  fields: {},
  deed: 'bake',
  // B12: grain may be had by an exchange just before.
  possible: (s, seat) =>
    canBake(s.players[seat]) &&
    (s.players[seat].goods[GRAIN] > 0 || (hasExchanges(s.players[seat]) && canPay(s, seat, ONE_GRAIN))),
  obstacle: (s, seat) => (canBake(s.players[seat]) ? missing(s, seat, ONE_GRAIN) : { why: 'no-oven' }),
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
  sees: (_s, _seat, _act, move) => (move?.verb === 'bake' ? { count: move.count } : {}),
})
