import { has } from '../cards/standing.ts'
import { tell } from '../events.ts'
import { roomCount } from '../farm/farmyard.ts'
import { CLAY, type Goods, NOTHING, REED, STONE } from '../goods.ts'
import type { Move } from '../moves.ts'
import { MATERIALS, type State } from '../state.ts'
import { type Action, ONCE } from './action.ts'
import { canAfford, payFor } from './pay.ts'

const STONE_HOUSE = MATERIALS.indexOf('stone')
const RENOVATE: readonly Move[] = MATERIALS.map((_, to) => ({ verb: 'renovate', to }))

/** B8: 1 of the new material a room, and 1 reed. */
const price = (rooms: number, to: number): Goods => {
  const out = NOTHING.slice()
  out[to === STONE_HOUSE ? STONE : CLAY] = rooms
  out[REED] = 1
  return out
}

/** One step, wood to clay to stone, unless a card allows more. */
function targets(s: State, seat: number): number[] {
  const p = s.players[seat]
  if (p.house === STONE_HOUSE || has(p, (card) => card.forbidsRenovation)) return []
  const steps = [p.house + 1]
  if (p.house === 0 && has(p, (card) => card.renovatesToStone)) steps.push(STONE_HOUSE)
  return steps.filter((to) => canAfford(s, seat, 'renovation', price(roomCount(p), to)))
}

export const renovate: Action<{ act: 'renovate' }> = {
  possible: (s, seat) => targets(s, seat).length > 0,
  options(s, seat, _act, _doing, out) {
    for (const to of targets(s, seat)) out.push(RENOVATE[to])
  },
  takes: (_s, move) => move.verb === 'renovate',
  run(s, seat, _act, _doing, move) {
    const to = move?.verb === 'renovate' ? move.to : targets(s, seat)[0]
    const p = s.players[seat]
    p.house = to
    tell({ event: 'renovated', seat, to: MATERIALS[to] })
    payFor(s, seat, 'renovation', price(roomCount(p), to), 'renovation')
    return ONCE
  },
}
