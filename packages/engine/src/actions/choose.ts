import { counts, list, orNull, record } from '../core/shape.ts'
import { GOODS } from '../state/goods.ts'
import { boardOf, type State } from '../state/state.ts'
import { type ActRules, act, ONCE, type Package } from './act.ts'
import { canPay } from './exchange.ts'
import { missing } from './obstacle.ts'
import { trade } from './trade.ts'

export interface Choose {
  readonly act: 'choose'
  readonly among: readonly Package[]
}

const payable = (s: State, seat: number, { pay: price }: Package): boolean => price === null || canPay(s, seat, price)

/** B7: Animal Market and the markets with a choice: one of several packages. What it costs is paid first. */
export const choose: ActRules<Choose> = act<Choose>('choose', {
  fields: { among: list(record<Package>({ pay: orNull(counts(GOODS)), gain: counts(GOODS) })) },
  possible: (s, seat, { among }) => among.some((offer) => payable(s, seat, offer)),
  obstacle: (s, seat, { among }) => missing(s, seat, among[0].pay ?? []),
  options(s, seat, { among }, _doing, out) {
    for (const offer of among) if (payable(s, seat, offer)) out.push({ verb: 'take', goods: offer.gain })
  },
  takes: (_s, move) => move.verb === 'take',
  run(s, seat, { among }, { space }, move) {
    if (move?.verb !== 'take') return ONCE
    const offer = among.find(({ gain: goods }) => String(goods) === String(move.goods))
    if (!offer) return ONCE
    trade(s, seat, offer.pay, offer.gain, boardOf(s).spaces[space]?.id ?? 'supply')
    return ONCE
  },
})
