import { teller } from '../core/teller.ts'
import { type Amounts, amounts, GOODS, type Good, isNothing } from './goods.ts'

/**
 * What happened, in the words of the game: the log, animations and statistics are made from these.
 * `from` and `to` are a space, a card, `supply`, `field`, `round` or `farm`.
 */
export type Event =
  /** A pack of cards to choose from has come to everybody, who still keeps so many of each kind out of them. */
  | { event: 'packs'; occupations: number; minors: number }
  /** A seat has kept a card of its pack; only the seat knows which. */
  | { event: 'picked'; seat: number; kind: 'occupation' | 'minor' }
  /** Cards of a hand were put away before the game; only the seat knows which. */
  | { event: 'put-away'; seat: number; kind: 'occupation' | 'minor'; count: number }
  | { event: 'round'; round: number; card: string }
  | { event: 'phase'; phase: 'preparation' | 'work' | 'home' | 'field' | 'feeding' | 'breeding' | 'scoring' }
  | { event: 'placed'; seat: number; space: string }
  | { event: 'got'; seat: number; from: string; goods: Amounts }
  | { event: 'gave'; seat: number; to: string; goods: Amounts }
  | { event: 'lay'; seat: number; card: string; round: number; what: string; count: number }
  | { event: 'built'; seat: number; what: 'room' | 'stable' | 'field'; cell: string }
  | { event: 'fenced'; seat: number; cells: string[]; fences: number }
  | { event: 'renovated'; seat: number; to: string }
  | { event: 'sowed'; seat: number; crop: string; on: string }
  | { event: 'moved'; seat: number; crop: string; from: string; to: string }
  | { event: 'baked'; seat: number; grain: number; food: number }
  | { event: 'cooked'; seat: number; good: string; count: number; food: number }
  | { event: 'lost'; seat: number; goods: Amounts }
  | { event: 'improved'; seat: number; card: string }
  | { event: 'returned'; seat: number; card: string }
  | { event: 'taught'; seat: number; card: string }
  | { event: 'passed-on'; seat: number; to: number; card: string }
  /** Cards came to the seat's hand; only the seat knows which. */
  | { event: 'drew'; seat: number; count: number }
  | { event: 'used'; seat: number; card: string }
  | { event: 'banked'; seat: number; card: string; points: number }
  | { event: 'born'; seat: number }
  | { event: 'starting'; seat: number }
  | { event: 'fed'; seat: number; food: number; begging: number }
  | { event: 'bred'; seat: number; animals: Amounts }
  | { event: 'stayed-home'; seat: number }
  /** A special action card was taken, from the middle or from another seat. M5 */
  | { event: 'special-card'; seat: number; card: string; from: number | null }
  | { event: 'special'; seat: number; action: string }
  /** Alone: a card was turned up, put under the pile, kept for 2 food, or is out of the game. M13 */
  | { event: 'pile'; seat: number; card: string; what: 'up' | 'under' | 'kept' | 'gone' }
  | { event: 'tile'; seat: number; tile: string; cell: string; what: 'removed' | 'laid' }
  /** Wood became fuel. M8 */
  | { event: 'fuelled'; seat: number; count: number }
  | { event: 'heated'; seat: number; fuel: number; wood: number; ill: number }
  | { event: 'cured'; seat: number }
  /** A cooking improvement has been lit. M14 */
  | { event: 'lit'; seat: number; card: string }
  /** A start card was drawn for a card: its number, from 1 to 9. */
  | { event: 'number'; seat: number; card: string; number: number }
  /** The green arrow token now lies in front of the seat. */
  | { event: 'arrow'; seat: number }
  /** A covered major was brought to the top of its stack. */
  | { event: 'raised'; seat: number; card: string }
  /** Two more spaces of the farm. */
  | { event: 'extended'; seat: number; cells: string[] }
  /** Crops on a space that is no field went back to the general supply. */
  | { event: 'threw-away'; seat: number; goods: Amounts; on: string }
  /** Goods from the general supply now lie on a space of the farm, or on a card that is a field. */
  | { event: 'put'; seat: number; card: string; goods: Amounts; on: string }
  | { event: 'over' }

export const { listen, silently, listening, tell } = teller<Event>()

/** Undo never goes back past these: a round card has come out, packs were passed, or something was drawn or turned up. */
export const reveals = (told: Event): boolean =>
  told.event === 'round' ||
  told.event === 'packs' ||
  told.event === 'drew' ||
  told.event === 'number' ||
  (told.event === 'pile' && told.what === 'up')

export function tellGoods(event: 'got' | 'gave', seat: number, place: string, goods: readonly number[]): void {
  if (!listening() || isNothing(goods)) return
  if (event === 'got') tell({ event, seat, from: place, goods: amounts(goods) })
  else tell({ event, seat, to: place, goods: amounts(goods) })
}

export function tellGood(event: 'got' | 'gave', seat: number, place: string, good: Good, count: number): void {
  if (!listening() || count === 0) return
  const what = { [GOODS[good]]: count }
  if (event === 'got') tell({ event, seat, from: place, goods: what })
  else tell({ event, seat, to: place, goods: what })
}
