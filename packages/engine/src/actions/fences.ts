import { expenseOf } from '../cards/expenses.ts'
import { PART } from '../cards/registry.ts'
import { freeFences, hasPart } from '../cards/standing.ts'
import { bool, usually } from '../core/shape.ts'
import { fencesLeft, openCells } from '../farm/farmyard.ts'
import { type Table, tableOf } from '../farm/pasture-table.ts'
import { canEnclose, eachPasture, enclose, enclosedCells, fencesNeeded } from '../farm/pastures.ts'
import { around, type Cells, cellsOf, count, FENCES, yardOf } from '../farm/yard.ts'
import type { Move } from '../notation/moves.ts'
import { listening, tell } from '../state/events.ts'
import { type Goods, NOTHING, WOOD } from '../state/goods.ts'
import type { Player, State } from '../state/state.ts'
import { type ActRules, act, type Doing } from './act.ts'
import { changesPrice } from './costs.ts'
import { canAfford, payFor } from './pay.ts'
import { release } from './release.ts'
import { settle } from './supply.ts'

/** `named`: the "Build Fences" action itself. `one`: exactly one space, free of wood; `apart`: next to no pasture. */
export interface Fencing {
  readonly act: 'fences'
  readonly named: boolean
  readonly one: boolean
  readonly apart: boolean
}
const FENCE = expenseOf('fence', -1)

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
  const pieces = fencesLeft(p)
  if (!hasPart(p, PART.exchange) && !changesPrice(s, seat, FENCE) && !act.one && freeFences(p) === 0)
    return Math.min(pieces, p.goods[WOOD])
  let n = Math.min(pieces, p.goods[WOOD])
  while (n < pieces && canAfford(s, seat, FENCE, price(s, seat, act, built, n + 1))) n++
  return n
}

/** The moves that fence the pastures of a table: listing them allocates nothing. */
const moves = new WeakMap<Table, readonly Move[]>()
function movesOf(table: Table): readonly Move[] {
  let out = moves.get(table)
  if (!out) {
    out = Array.from(table.cells, (cells): Move => ({ verb: 'fence', cells }))
    moves.set(table, out)
  }
  return out
}

type Found = (i: number, table: Table) => boolean

function each(s: State, seat: number, act: Fencing, { times, memo }: Doing, found: Found): boolean {
  if (act.one && times > 0) return false
  const p = s.players[seat]
  const limit = most(s, seat, act, memo)
  if (limit < 1) return false
  const open = openCells(p)
  return act.one ? eachSpace(p, open, limit, found) : eachPasture(p, open, limit, found)
}

/** A single unfenced space; splitting a pasture is not meant. */
const eachSpace = (p: Player, open: Cells, limit: number, found: Found): boolean =>
  eachPasture(p, open, limit, (i, table) => {
    const cells = table.cells[i]
    return count(cells) === 1 && (cells & open) !== 0 && found(i, table)
  })

/** Single spaces that touch no pasture and could be fenced. */
function apartCells(s: State, seat: number, { times }: Doing): Cells {
  if (times > 0) return 0
  const p = s.players[seat]
  const beside = enclosedCells(p.pastures) | around(yardOf(p), enclosedCells(p.pastures))
  const left = fencesLeft(p)
  return cellsOf(openCells(p) & ~beside).reduce(
    (mask, cell) => (fencesNeeded(p, 1 << cell) <= left ? mask | (1 << cell) : mask),
    0,
  )
}

/** B10: one pasture after another; `memo` counts the fences of this action. */
export const fences: ActRules<Fencing> = act<Fencing>('fences', {
  fields: { named: bool, one: bool, apart: usually(false, bool) },
  deed: 'fences',
  named: (fencing) => fencing.named,
  possible(s, seat, act, doing) {
    if (act.apart) return apartCells(s, seat, doing) !== 0
    if (act.one) return each(s, seat, act, doing, () => true)
    const limit = most(s, seat, act, doing.memo)
    return limit > 0 && canEnclose(s.players[seat], openCells(s.players[seat]), limit)
  },
  obstacle: (s, seat) => (fencesLeft(s.players[seat]) === 0 ? { why: 'no-fence-left' } : { why: 'no-pasture' }),
  options(s, seat, act, doing, out) {
    if (act.apart) {
      for (const cell of cellsOf(apartCells(s, seat, doing))) out.push({ verb: 'fence', cells: 1 << cell })
      return
    }
    const open = movesOf(tableOf(yardOf(s.players[seat])))
    each(s, seat, act, doing, (i) => {
      out.push(open[i])
      return false
    })
  },
  takes: (_s, move) => move.verb === 'fence',
  run(s, seat, act, { memo }, move) {
    if (move?.verb !== 'fence') return null
    const p = s.players[seat]
    const more = fencesNeeded(p, move.cells)
    enclose(p, move.cells)
    if (listening())
      tell({ event: 'fenced', seat, cells: cellsOf(move.cells).map((c) => yardOf(p).names[c]), fences: more })
    release(s, seat, move.cells)
    payFor(s, seat, FENCE, price(s, seat, act, memo, more), 'fences')
    return memo + more
  },
  // Dividing a pasture may leave a herd without room: asked once, when all of them stand.
  end: (s, seat) => settle(s, seat),
})
