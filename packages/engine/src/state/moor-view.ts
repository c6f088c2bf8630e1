import { type Crop, cropCount, cropKind } from '../farm/crops.ts'
import { bareCrops } from '../farm/farmyard.ts'
import { MARKERS, TILES } from '../farm/ground.ts'
import { cellsOf, yardOf } from '../farm/yard.ts'
import { actionsOf, SPECIAL_CARD_NAMES } from '../moor/special-cards.ts'
import type { MoorTable } from '../moor/table.ts'
import { type Amounts, amounts, GOODS } from './goods.ts'
import type { Player } from './state.ts'

// What a view shows of Farmers of the Moor.

/** M5: the special action cards, and what goes with them. */
export interface MoorView {
  level: number
  /** In the middle (`holder` null) or in front of a seat. Alone: the one that lies face up. */
  special: { card: string; holder: number | null; down: boolean; actions: SpecialView[] }[]
  /** Alone: the cards to come. The first is next, its back tells; then `unseen` in no order, then those put under. M13 */
  pile: { card: string; actions: SpecialView[] }[]
  unseen: number
  /** Alone: have 2 food been paid in this round to keep a card? */
  kept: boolean
  /** The seat with the green arrow token. */
  arrow: number | null
}

/** A special action as its card has it: what is paid for it, and what it brings from the supply. */
export interface SpecialView {
  action: string
  pay: Amounts
  gain: Amounts
}

/** What lies on a space of a farm: tiles from the top, markers, goods, and crops that grow without a field. */
export interface GroundView {
  cell: string
  tiles: string[]
  markers: string[]
  goods: Amounts
}

const grown = (crop: Crop): Amounts => ({ [GOODS[cropKind(crop)]]: cropCount(crop) })

/** Visible tiles, what lies beneath them, and whatever else lies on spaces. */
export function groundView(p: Player): GroundView[] {
  const bare = bareCrops(p)
  const cells = p.ground.reduce((mask, { cell }) => mask | (1 << cell), p.forests | p.moors | bare)
  return cellsOf(cells).map((cell) => {
    const layer = p.ground.find((one) => one.cell === cell)
    const top = (p.forests >> cell) & 1 ? ['forest'] : (p.moors >> cell) & 1 ? ['moor'] : []
    return {
      cell: yardOf(p).names[cell],
      tiles: [...top, ...(layer?.tiles ?? []).map((tile) => TILES[tile])],
      markers: (layer?.markers ?? []).map((marker) => MARKERS[marker]),
      goods: { ...amounts(layer?.goods ?? []), ...((bare >> cell) & 1 ? grown(p.crops[cell]) : {}) },
    }
  })
}

const faceOf = (card: number, level: number) => ({
  card: SPECIAL_CARD_NAMES[card],
  actions: actionsOf(card, level).map(({ action, pay, gain }) => ({
    action,
    pay: amounts(pay),
    gain: amounts(gain),
  })),
})

export const moorView = ({ special, pile, unseen, kept, arrow }: MoorTable, level: number): MoorView => ({
  level,
  special: special.map(({ card, holder, down }) => ({
    ...faceOf(card, level),
    holder: holder < 0 ? null : holder,
    down,
  })),
  pile: pile.map((card) => faceOf(card, level)),
  unseen,
  kept,
  arrow: arrow < 0 ? null : arrow,
})
