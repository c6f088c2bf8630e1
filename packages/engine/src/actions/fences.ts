import type { Expense } from '../cards/card.ts'
import { PART } from '../cards/registry.ts'
import { freeFences, hasPart } from '../cards/standing.ts'
import { bool } from '../core/shape.ts'
import { openCells } from '../farm/farmyard.ts'
import { countFences, eachPasture, fencesNeeded, fencesOf, withPasture } from '../farm/pastures.ts'
import { CELL_NAMES, type Cells, cellsOf, count, FENCES } from '../farm/yard.ts'
import { listening, tell } from '../state/events.ts'
import { type Goods, NOTHING, WOOD } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import { type ActRules, act, type Doing } from './act.ts'
import { hasExchanges } from './exchange.ts'
import { canAfford, payFor } from './pay.ts'
import { settle } from './supply.ts'

/** `named`: the "Build Fences" action itself. `one`: exactly one space, free of wood. */
interface Fencing {
  readonly act: 'fences'
  readonly named: boolean
  readonly one: boolean
}
const FENCE: Expense = { on: 'fence', card: -1 }

const PRICES: readonly Goods[] = Array.from({ length: FENCES + 1 }, (_, wood) =>
  NOTHING.map((n, g) => (g === WOOD ? wood : n)),
)

/** The wood that so many more fences cost, after the free ones of the "Build Fences" action. */
const price = (s: State, seat: number, act: Fencing, built: number, more: number): Goods => {
  if (act.one) return PRICES[0]
  const free = act.named ? freeFences(s.players[seat]) : 0
  return PRICES[Math.max(0, built + more - free) - Math.max(0, built - free)]
}

/** The most fences the player has pieces for and can pay. B10: 15 pieces, 1 wood each. */
function most(s: State, seat: number, act: Fencing, built: number): number {
  const p = s.players[seat]
  const pieces = FENCES - countFences(fencesOf(p.pastures))
  if (!hasPart(p, PART.price | PART.exchange) && !act.one && freeFences(p) === 0) return Math.min(pieces, p.goods[WOOD])
  let n = hasExchanges(p) ? 0 : Math.min(pieces, p.goods[WOOD])
  while (n < pieces && canAfford(s, seat, FENCE, price(s, seat, act, built, n + 1))) n++
  return n
}

function each(s: State, seat: number, act: Fencing, { times, memo }: Doing, found: (cells: Cells) => boolean): boolean {
  if (act.one && times > 0) return false
  const p = s.players[seat]
  const open = openCells(p)
  return eachPasture(p.pastures, open, most(s, seat, act, memo), (cells) => {
    // A single unfenced space; splitting a pasture is not meant.
    if (act.one && (count(cells) !== 1 || (cells & open) === 0)) return false
    return found(cells)
  })
}

/** B10: one pasture after another; `memo` counts the fences of this action. */
export const fences: ActRules<Fencing> = act<Fencing>('fences', {
  fields: { named: bool, one: bool },
  deed: 'fences',
  named: (fencing) => fencing.named,
  possible: (s, seat, act, doing) => each(s, seat, act, doing, () => true),
  obstacle: (s, seat) =>
    countFences(fencesOf(s.players[seat].pastures)) === FENCES ? { why: 'no-fence-left' } : { why: 'no-pasture' },
  options(s, seat, act, doing, out) {
    each(s, seat, act, doing, (cells) => {
      out.push({ verb: 'fence', cells })
      return false
    })
  },
  takes: (_s, move) => move.verb === 'fence',
  run(s, seat, act, { memo }, move) {
    if (move?.verb !== 'fence') return null
    const p = s.players[seat]
    const more = fencesNeeded(move.cells, p.pastures)
    p.pastures = withPasture(p.pastures, move.cells)
    if (listening()) tell({ event: 'fenced', seat, cells: cellsOf(move.cells).map((c) => CELL_NAMES[c]), fences: more })
    payFor(s, seat, FENCE, price(s, seat, act, memo, more), 'fences')
    return memo + more
  },
  // Dividing a pasture may leave a herd without room: asked once, when all of them stand.
  end: (s, seat) => settle(s, seat),
})
