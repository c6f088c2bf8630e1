import { enterCard } from '../cards/enter.ts'
import { expenseOf, foodPrice } from '../cards/expenses.ts'
import { playableOccupation } from '../cards/playable.ts'
import { cards } from '../cards/registry.ts'
import { occupationCount } from '../cards/standing.ts'
import { amount, list } from '../core/shape.ts'
import { isFamily, type State } from '../state/state.ts'
import { type ActRules, act, ONCE, type Price } from './act.ts'
import { changesPrice } from './costs.ts'
import { canPay } from './exchange.ts'
import { missing } from './obstacle.ts'
import { payFor } from './pay.ts'

export interface Occupation {
  readonly act: 'occupation'
  readonly price: Price
}

/** B6: the number of occupations played so far sets the price on every Lessons space. */
const price = (s: State, seat: number, { price: row }: Occupation): number =>
  row[Math.min(occupationCount(s.players[seat]), row.length - 1)]

const LESSON = expenseOf('occupation', -1)

/** What has still to be asked of each card: without cards that change prices all cost the same, so it is asked once. -1: too much. */
function priceOfEach(s: State, seat: number, food: number): number {
  if (food === 0 || changesPrice(s, seat, LESSON)) return food
  return canPay(s, seat, foodPrice(food)) ? 0 : -1
}

export const occupation: ActRules<Occupation> = act<Occupation>('occupation', {
  fields: { price: list(amount) },
  deed: 'occupation',
  possible(s, seat, act) {
    const { hand } = s.players[seat]
    if (hand.length === 0) return false
    const due = priceOfEach(s, seat, price(s, seat, act))
    if (due >= 0) for (const card of hand) if (playableOccupation(s, seat, card, due)) return true
    return false
  },
  obstacle(s, seat, act) {
    if (isFamily(s)) return { why: 'family-game' }
    const food = price(s, seat, act)
    const free = s.players[seat].hand.some((card) => playableOccupation(s, seat, card, 0))
    return free ? missing(s, seat, foodPrice(food)) : { why: 'no-occupation' }
  },
  options(s, seat, act, _doing, out) {
    const due = priceOfEach(s, seat, price(s, seat, act))
    if (due < 0) return
    for (const card of s.players[seat].hand)
      if (playableOccupation(s, seat, card, due)) out.push({ verb: 'play', card })
  },
  hoped(s, seat, act, out) {
    for (const card of s.players[seat].hand)
      if (playableOccupation(s, seat, card, 0) && !playableOccupation(s, seat, card, price(s, seat, act)))
        out.push({ verb: 'play', card })
  },
  takes: (_s, move) => move.verb === 'play' && cards()[move.card].kind === 'occupation',
  run(s, seat, act, _doing, move) {
    if (move?.verb !== 'play') return ONCE
    const food = price(s, seat, act)
    enterCard(s, seat, move.card)
    if (food > 0) payFor(s, seat, expenseOf('occupation', move.card), foodPrice(food), cards()[move.card].name)
    return ONCE
  },
  sees: (_s, _seat, _act, move) => (move?.verb === 'play' ? { card: move.card } : {}),
})
