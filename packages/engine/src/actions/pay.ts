import type { Expense } from '../cards/card.ts'
import { list, text, usually } from '../core/shape.ts'
import { type Step, step } from '../flow/step.ts'
import { covers, FUEL, type Goods, goodsShape, NOTHING, WOOD } from '../state/goods.ts'
import { type Frame, pop, push, replace, type State } from '../state/state.ts'
import { conversions } from './anytime.ts'
import { changesPrice, waysToPay } from './costs.ts'
import { canPay, hasExchanges } from './exchange.ts'
import { noteGoods } from './noted.ts'
import { stranded } from './stranded.ts'
import { spend, turnIntoFuel } from './supply.ts'

/** Asks how a price is paid. Only where there is a choice, or where food has to be raised first. B12 */
export interface PayFrame extends Frame {
  readonly step: 'pay'
  readonly ways: readonly (readonly number[])[]
  /** The card or thing that is paid for. */
  readonly about: string
  /** Goods that a card asks to be shown: nothing is raised from them. */
  readonly shown: readonly number[]
}

const payFrame = (seat: number, ways: PayFrame['ways'], about: string, shown: PayFrame['shown']): PayFrame => ({
  step: 'pay',
  seat,
  ways,
  about,
  shown,
})

/** What has to be there when the price is paid: the price, and at least what is shown. */
const needed = (way: readonly number[], shown: PayFrame['shown']): readonly number[] =>
  shown === NOTHING ? way : way.map((n, g) => Math.max(n, shown[g]))

export const canAfford = (s: State, seat: number, on: Expense, price: Goods, shown = NOTHING): boolean => {
  if (!changesPrice(s, seat, on)) return canPay(s, seat, needed(price, shown))
  for (const way of waysToPay(s, seat, on, price)) if (canPay(s, seat, needed(way, shown))) return true
  return false
}

/** Pays a price of that kind, reduced and replaced as the player's cards allow. */
export const payFor = (s: State, seat: number, on: Expense, price: Goods, about: string, shown = NOTHING): void =>
  pay(s, seat, waysToPay(s, seat, on, price), about, shown)

export function pay(
  s: State,
  seat: number,
  ways: readonly (readonly number[])[],
  about: string,
  shown: PayFrame['shown'] = NOTHING,
): void {
  const open = ways.length === 1 ? ways : payable(s, seat, ways, shown)
  if (s.moor && open.length === 1) stoke(s, seat, open[0])
  if (open.length === 1 && covers(s.players[seat].goods, open[0])) settleBill(s, seat, open[0], about)
  else push(s, payFrame(seat, open, about, shown))
}

/** M8: fuel that is missing is made of wood, where there is no other way to get it. */
function stoke(s: State, seat: number, price: readonly number[]): void {
  const p = s.players[seat]
  const lack = price[FUEL] - p.goods[FUEL]
  if (lack > 0 && p.goods[WOOD] - price[WOOD] >= lack && !hasExchanges(p)) turnIntoFuel(s, seat, lack)
}

const payable = (s: State, seat: number, ways: PayFrame['ways'], shown: PayFrame['shown']): PayFrame['ways'] =>
  ways.filter((way) => canPay(s, seat, needed(way, shown)))

function settleBill(s: State, seat: number, price: readonly number[], about: string): void {
  spend(s, seat, price, about)
  noteGoods(s, seat, price)
}

export const payStep: Step<PayFrame> = step<PayFrame>('pay', {
  fields: { ways: list(goodsShape), about: text, shown: usually(NOTHING, goodsShape) },
  about: (f) => f.about,
  compulsory: () => true,
  asks(s, f) {
    if (s.moor && f.ways.length === 1) stoke(s, f.seat, f.ways[0])
    if (f.ways.length > 1 || !covers(s.players[f.seat].goods, f.ways[0])) {
      if (payable(s, f.seat, f.ways, f.shown).length === 0) throw stranded(f.about)
      return true
    }
    pop(s, f.seat)
    settleBill(s, f.seat, f.ways[0], f.about)
    return false
  },
  options(s, f, out) {
    if (f.ways.length > 1) {
      for (const goods of payable(s, f.seat, f.ways, f.shown)) out.push({ verb: 'pay', goods })
    } else conversions(s, f.seat, out, (draft) => canPay(draft, f.seat, needed(f.ways[0], f.shown)))
  },
  choose(s, f, move) {
    if (move.verb === 'pay') replace(s, payFrame(f.seat, [move.goods], f.about, f.shown))
  },
  // Cards that sell many things would lead astray: what brings a missing good comes first, then food, then fuel.
  likely(s, f, move) {
    const [price] = f.ways
    const have = s.players[f.seat].goods
    if (move.verb === 'use') return move.goods?.some((n, g) => n > 0 && have[g] < price[g]) ? 3 : 0
    return move.verb === 'fuel' ? 1 : 2
  },
})
