import { type Described, isRefusal } from '@furrow/engine/core'
import {
  EXPRESS_MISSING_FOOD,
  type ExpressEvent,
  type ExpressMove,
  type ExpressSeatView,
  type ExpressState,
  type ExpressView,
  express,
} from '@furrow/engine/express'
import { at } from '../contract/at.ts'
import type { Amounts, FaceName, GoodName, Offer, Offers } from '../contract/offer.ts'

/** What each move would do at once. A roll is not looked into. */
export function offersOf(
  seen: ExpressView,
  seat: number,
  { moves, extras }: { moves: readonly Described[]; extras: readonly Described[] },
): Offers {
  const state = express.imagine(seen, 'offers')
  const offers = (described: readonly Described[]) =>
    described.flatMap(({ text }) => {
      const move = express.parse(state, seat, text)
      return isRefusal(move) ? [] : [offerOf(state, seat, move)]
    })
  return { moves: offers(moves), extras: offers(extras), paying: payingIn(state, seat) }
}

/** What the seat is asked to pay for. */
function payingIn(state: ExpressState, seat: number): Described | null {
  const asked = express.decisions(state).find((each) => each.seat === seat && each.ask === 'pay')
  const move = asked?.about ? express.parse(state, seat, asked.about) : null
  return move && !isRefusal(move) ? express.describe(state, move) : null
}

function offerOf(state: ExpressState, seat: number, move: ExpressMove): Offer {
  const described = express.describe(state, move)
  const none: Offer = { move: described, dice: [], by: null, gain: {}, cost: {}, paid: [], choice: false, points: 0 }
  if (move.verb === 'roll' || move.verb === 'keep') return none
  const first = express.play(state, seat, move)
  const asksToPay = move.verb !== 'pay' && express.decisions(first.state)[0]?.ask === 'pay'
  const ways = asksToPay ? express.moves(first.state, seat) : []
  const way = ways.find((pay) => pay.verb === 'pay' && pay.dice.length === 0) ?? ways[0]
  const { state: after, events } = way ? express.play(first.state, seat, way) : first
  const before = at(express.view(state, seat).table.seats, seat)
  const then = at(express.view(after, seat).table.seats, seat)
  const hungry = express.decisions(state).some((each) => each.seat === seat && each.ask === 'feed')
  const { gain, cost } = changes(before.goods, then.goods)
  const paid = events.flatMap((event) => (event.event === 'paid' ? event.dice : []))
  const set = events.find((event) => event.event === 'set')
  const dice = move.verb === 'pay' ? paid : set ? [set.from] : diceOf(events)
  return {
    ...none,
    dice,
    by: set?.occupation ?? null,
    gain,
    cost,
    paid,
    choice: asksToPay,
    points: move.verb === 'feed' || move.verb === 'breed' ? 0 : worth(then, hungry) - worth(before, hungry),
  }
}

/** What the next harvest brings; while the family is fed, less what hunger would cost. */
function worth({ next, goods, foodNeeded }: ExpressSeatView, hungry: boolean): number {
  return next.total + (hungry ? EXPRESS_MISSING_FOOD * Math.max(0, foodNeeded - (goods.food ?? 0)) : 0)
}

const diceOf = (events: readonly ExpressEvent[]): FaceName[] =>
  events.flatMap((event) => (event.event === 'took' ? event.dice : []))

/** What came and what went. */
function changes(before: Amounts, after: Amounts): { gain: Amounts; cost: Amounts } {
  const gain: Record<string, number> = {}
  const cost: Record<string, number> = {}
  for (const good of new Set([...Object.keys(before), ...Object.keys(after)]) as Set<GoodName>) {
    const change = (after[good] ?? 0) - (before[good] ?? 0)
    if (change > 0) gain[good] = change
    if (change < 0) cost[good] = -change
  }
  return { gain, cost }
}
