import { amount, counts, list, orNull, record } from '../core/shape.ts'
import { apply, survives } from '../flow/lookahead.ts'
import { GOODS } from '../state/goods.ts'
import { boardOf, push, type State } from '../state/state.ts'
import { type ActRules, act, ONCE, type Package } from './act.ts'
import { canPay } from './exchange.ts'
import { missing } from './obstacle.ts'
import { trade, tradeStep } from './trade.ts'

/** `times`: how often the package is taken, and paid, one after the other. */
export interface Choose {
  readonly act: 'choose'
  readonly among: readonly Package[]
  readonly times: number
}

/** Can it be paid so often? What it brings the first time may pay for the second. */
const payable = (s: State, seat: number, { pay: price, gain: goods }: Package, times: number): boolean => {
  if (price === null) return true
  if (!canPay(s, seat, price)) return false
  return times === 1 || survives(s, seat, (draft) => apply(draft, seat, { verb: 'take', goods }))
}

/** B7: Animal Market and the markets with a choice: one of several packages. What it costs is paid first. */
export const choose: ActRules<Choose> = act<Choose>('choose', {
  fields: { among: list(record<Package>({ pay: orNull(counts(GOODS)), gain: counts(GOODS) })), times: amount },
  possible: (s, seat, { among, times }) => among.some((offer) => payable(s, seat, offer, times)),
  obstacle: (s, seat, { among }) => missing(s, seat, among[0].pay ?? []),
  options(s, seat, { among, times }, _doing, out) {
    for (const offer of among) if (payable(s, seat, offer, times)) out.push({ verb: 'take', goods: offer.gain })
  },
  takes: (_s, move) => move.verb === 'take',
  run(s, seat, { among, times }, { space }, move) {
    if (move?.verb !== 'take') return ONCE
    const offer = among.find(({ gain: goods }) => String(goods) === String(move.goods))
    if (!offer) return ONCE
    const { pay: price, gain: goods } = offer
    const about = boardOf(s).spaces[space]?.id ?? 'supply'
    for (let later = 1; later < times; later++) push(s, tradeStep.frame(seat, { price, goods, about }))
    trade(s, seat, price, goods, about)
    return ONCE
  },
})
