import type { Expense } from '../cards/card.ts'
import { type Amounts, amounts, type Goods } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import { waysToPay } from './costs.ts'

/** What stands in the way of using a space: a word for programs, with what belongs to it. */
export type Obstacle =
  | { why: 'not-out' }
  | { why: 'later'; round: number }
  | { why: 'taken'; by: number[] }
  /** The linked space that was used in this round. */
  | { why: 'linked'; space: string }
  /** These goods are missing, where it matters for what: a space may offer several things. */
  | { why: 'goods'; goods: Amounts; for?: Wanted }
  | { why: (typeof PLAIN)[number] }

/** What goods are missing for, by the verb of the move that would need them. */
type Wanted = 'room' | 'stable' | 'plow'

/** Obstacles about which there is no more to say. */
const PLAIN = [
  /** It is for games with hand cards. */
  'family-game',
  'no-place-for-room',
  'no-place-for-stable',
  'no-place-for-field',
  'no-seed',
  'no-empty-field',
  'no-oven',
  'no-fence-left',
  /** No pasture can be enclosed with the wood and the fences that there are. */
  'no-pasture',
  'stone-house',
  'card-forbids',
  'no-free-room',
  'family-complete',
  'no-occupation',
  'no-improvement',
  'nothing-there',
  'every-animal',
  /** The space lies on a card that does not open it now, or not for this seat. */
  'card-closed',
  /** Only ill people are left. */
  'ill',
  /** Nobody is at home. */
  'nobody-home',
  /** A special action card that the seat has taken in this round, or that lies face down before another. */
  'special-taken',
  'special-down',
  'no-moor',
  'no-forest',
  /** Every forest lies on another tile. */
  'no-single-forest',
  'no-forest-by-field',
  /** What a card asks for is not there, or it would have to do something that cannot be done. */
  'card-needs',
  /** A card that could be played, but not by what is being done now. */
  'with-occupation',
  'with-improvement',
  'with-major-improvement',
] as const

/** What is missing to pay the cheapest way; what could be raised by conversions is not counted. */
export function missing(s: State, seat: number, price: Goods, on?: Expense, wanted?: Wanted): Obstacle {
  const p = s.players[seat]
  const short = (way: Goods) => way.map((n, g) => Math.max(0, n - p.goods[g]))
  const total = (way: Goods) => way.reduce((sum, n) => sum + n, 0)
  const ways = (on ? waysToPay(s, seat, on, price) : [price]).map(short)
  const goods = amounts(ways.reduce((best, way) => (total(way) < total(best) ? way : best)))
  return wanted ? { why: 'goods', goods, for: wanted } : { why: 'goods', goods }
}
