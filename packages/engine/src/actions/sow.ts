import { cards, PART } from '../cards/registry.ts'
import { fieldCards, hasPart, sum } from '../cards/standing.ts'
import { amount, usually } from '../core/shape.ts'
import { sown } from '../farm/crops.ts'
import { bareCrops, unusedCells } from '../farm/farmyard.ts'
import { count, lowest, MOST_CELLS, yardOf } from '../farm/yard.ts'
import type { Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { CROPS, GOODS, type Good, type Goods, NOTHING } from '../state/goods.ts'
import type { Player, State } from '../state/state.ts'
import { type ActRules, act } from './act.ts'
import { canPay, hasExchanges } from './exchange.ts'
import { releaseGoods } from './release.ts'
import { settle } from './supply.ts'

/** `most`: how many fields at the most. `cells`: just these field tiles, or all fields (0). */
export interface Sow {
  readonly act: 'sow'
  readonly most: number
  readonly cells: number
}
export const SOW: Sow = { act: 'sow', most: 99, cells: 0 }

const MOVES: readonly (readonly Move[])[] = GOODS.map((_, crop) =>
  Array.from({ length: MOST_CELLS }, (_, cell): Move => ({ verb: 'sow', crop, cell, card: -1 })),
)

const emptyFields = (p: Player): number => {
  let mask = p.fields
  for (let rest = mask; rest !== 0; rest &= rest - 1) if (p.crops[lowest(rest)] !== 0) mask &= ~(rest & -rest)
  return mask
}

const emptyFieldCards = (p: Player, crop: Good): number[] =>
  fieldCards(p).flatMap(({ card, data }) => (data[0] === 0 && cards()[card].field.includes(crop) ? [card] : []))

/** Unused spaces on which a card lets crops grow, as long as there are not too many of them at a time. */
function bareCells(p: Player): number {
  if (!hasPart(p, PART.sowsUnused)) return 0
  const sown = bareCrops(p)
  return count(sown) < sum(p, (card) => card.sowsUnused) ? unusedCells(p) & ~sown : 0
}

/** Where this action could sow: field tiles and unused spaces, and cards. An action for certain fields, or for so many, sows no unused space. */
function tilesFor(p: Player, { most, cells }: Sow): number {
  if (cells !== 0) return emptyFields(p) & cells
  return most < SOW.most ? emptyFields(p) : emptyFields(p) | bareCells(p)
}
const NO_CARDS: readonly number[] = []
const cardsFor = (p: Player, { cells }: Sow, crop: Good): readonly number[] =>
  cells === 0 && hasPart(p, PART.field) ? emptyFieldCards(p, crop) : NO_CARDS

const hasPlace = (p: Player, act: Sow, crop: Good): boolean =>
  tilesFor(p, act) !== 0 || cardsFor(p, act, crop).length > 0

const ONE: readonly Goods[] = GOODS.map((_, crop) => NOTHING.map((_, g) => (g === crop ? 1 : 0)))

/** Is there a place for the crop, and is it there or could it be had by an exchange at any time? B12 */
function maySow(s: State, seat: number, act: Sow, crop: Good): boolean {
  const p = s.players[seat]
  if (p.goods[crop] > 0) return hasPlace(p, act, crop)
  return hasExchanges(p) && hasPlace(p, act, crop) && canPay(s, seat, ONE[crop])
}

/** B9: any number of empty fields. */
export const sow: ActRules<Sow> = act<Sow>('sow', {
  fields: { most: amount, cells: usually(0, amount) },
  deed: 'sow',
  possible(s, seat, act, { times }) {
    if (times >= act.most) return false
    for (const crop of CROPS) if (maySow(s, seat, act, crop)) return true
    return false
  },
  obstacle: (s, seat) =>
    CROPS.some((crop) => s.players[seat].goods[crop] > 0) ? { why: 'no-empty-field' } : { why: 'no-seed' },
  options(s, seat, act, _doing, out) {
    const p = s.players[seat]
    for (const crop of CROPS) {
      if (p.goods[crop] === 0) continue
      for (let rest = tilesFor(p, act); rest !== 0; rest &= rest - 1) out.push(MOVES[crop][lowest(rest)])
      for (const card of cardsFor(p, act, crop)) out.push({ verb: 'sow', crop, cell: -1, card })
    }
  },
  takes: (_s, move) => move.verb === 'sow',
  run(s, seat, _act, _doing, move) {
    if (move?.verb !== 'sow') return null
    const p = s.players[seat]
    p.goods[move.crop]--
    if (move.card < 0) p.crops[move.cell] = sown(move.crop)
    else for (const played of fieldCards(p)) if (played.card === move.card) played.data[0] = sown(move.crop)
    const on = move.card < 0 ? yardOf(p).names[move.cell] : cards()[move.card].name
    tell({ event: 'sowed', seat, crop: GOODS[move.crop], on })
    // Only a field is sown; goods on another space wait until it is used.
    if (move.card < 0) releaseGoods(s, seat, p.fields & (1 << move.cell))
    // On a space that is no field animals may have stood, on a card's permission.
    if (move.card < 0 && ((p.fields >> move.cell) & 1) === 0) settle(s, seat)
    return 0
  },
})
