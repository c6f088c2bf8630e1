import { has } from '../cards/standing.ts'
import { roomCount } from '../farm/farmyard.ts'
import { MOST_CELLS } from '../farm/yard.ts'
import type { Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { CLAY, type Goods, NOTHING, REED, STONE, WOOD } from '../state/goods.ts'
import { MATERIALS, type State } from '../state/state.ts'
import { type Action, ONCE } from './action.ts'
import { missing } from './obstacle.ts'
import { canAfford, payFor } from './pay.ts'

const STONE_HOUSE = MATERIALS.indexOf('stone')
const RENOVATE: readonly Move[] = MATERIALS.map((_, to) => ({ verb: 'renovate', to }))

/** B8: 1 of the new material a room, and 1 reed. By material and number of rooms. */
const PRICES: readonly (readonly Goods[])[] = [WOOD, CLAY, STONE].map((material) =>
  Array.from({ length: MOST_CELLS + 1 }, (_, rooms) =>
    NOTHING.map((_, g) => (g === material ? rooms : g === REED ? 1 : 0)),
  ),
)
const price = (rooms: number, to: number): Goods => PRICES[to][rooms]

const affordable = (s: State, seat: number, to: number): boolean =>
  canAfford(s, seat, 'renovation', price(roomCount(s.players[seat]), to))

/** Calls `found` with what the house can become: one step, wood to clay to stone, unless a card allows more. */
function eachTarget(s: State, seat: number, found: (to: number) => boolean): boolean {
  const p = s.players[seat]
  if (p.house === STONE_HOUSE || has(p, (card) => card.forbidsRenovation)) return false
  if (affordable(s, seat, p.house + 1) && found(p.house + 1)) return true
  const leap = p.house + 1 < STONE_HOUSE && has(p, (card) => card.renovatesToStone)
  return leap && affordable(s, seat, STONE_HOUSE) && found(STONE_HOUSE)
}

export const renovate: Action<{ act: 'renovate' }> = {
  possible: (s, seat) => eachTarget(s, seat, () => true),
  obstacle(s, seat) {
    const p = s.players[seat]
    if (p.house === STONE_HOUSE) return { why: 'stone-house' }
    if (has(p, (card) => card.forbidsRenovation)) return { why: 'card-forbids' }
    return missing(p, price(roomCount(p), p.house + 1), 'renovation')
  },
  options(s, seat, _act, _doing, out) {
    eachTarget(s, seat, (to) => {
      out.push(RENOVATE[to])
      return false
    })
  },
  takes: (_s, move) => move.verb === 'renovate',
  run(s, seat, _act, _doing, move) {
    if (move?.verb !== 'renovate') return ONCE
    const p = s.players[seat]
    p.house = move.to
    tell({ event: 'renovated', seat, to: MATERIALS[move.to] })
    payFor(s, seat, 'renovation', price(roomCount(p), move.to), 'renovation')
    return ONCE
  },
}
