import { cards } from '../cards/registry.ts'
import { fieldCards } from '../cards/standing.ts'
import { sown } from '../farm/crops.ts'
import { lowest, MOST_CELLS, yardOf } from '../farm/yard.ts'
import type { Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { CROPS, GOODS, type Good } from '../state/goods.ts'
import type { Player } from '../state/state.ts'
import type { Action } from './action.ts'

const SOW: readonly (readonly Move[])[] = GOODS.map((_, crop) =>
  Array.from({ length: MOST_CELLS }, (_, cell): Move => ({ verb: 'sow', crop, cell, card: -1 })),
)

const emptyFields = (p: Player): number => {
  let mask = p.fields
  for (let rest = mask; rest !== 0; rest &= rest - 1) if (p.crops[lowest(rest)] !== 0) mask &= ~(rest & -rest)
  return mask
}

const emptyFieldCards = (p: Player, crop: Good): number[] =>
  p.played.length === 0
    ? []
    : fieldCards(p).flatMap(({ card, data }) => (data[0] === 0 && cards()[card].field.includes(crop) ? [card] : []))

/** B9: any number of empty fields. */
export const sow: Action<{ act: 'sow' }> = {
  possible(s, seat) {
    const p = s.players[seat]
    for (const crop of CROPS)
      if (p.goods[crop] > 0 && (emptyFields(p) !== 0 || emptyFieldCards(p, crop).length > 0)) return true
    return false
  },
  obstacle: (s, seat) =>
    CROPS.some((crop) => s.players[seat].goods[crop] > 0) ? { why: 'no-empty-field' } : { why: 'no-seed' },
  options(s, seat, _act, _doing, out) {
    const p = s.players[seat]
    for (const crop of CROPS) {
      if (p.goods[crop] === 0) continue
      for (let rest = emptyFields(p); rest !== 0; rest &= rest - 1) out.push(SOW[crop][lowest(rest)])
      for (const card of emptyFieldCards(p, crop)) out.push({ verb: 'sow', crop, cell: -1, card })
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
    return 0
  },
}
