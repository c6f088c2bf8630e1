import { canPay } from '../actions/exchange.ts'
import { pay } from '../actions/pay.ts'
import { trade } from '../actions/trade.ts'
import type { HarvestOffer } from '../cards/card.ts'
import { bankPoints } from '../cards/ledger.ts'
import { cards, PART } from '../cards/registry.ts'
import { withPart } from '../cards/standing.ts'
import type { Move } from '../notation/moves.ts'
import { tell } from '../state/events.ts'
import { isNothing } from '../state/goods.ts'
import type { Played, State } from '../state/state.ts'

// What cards offer while their owner feeds and heats, such as a bonus point for fuel.

interface Offered {
  readonly move: Move & { readonly verb: 'use' }
  readonly offer: HarvestOffer
  readonly played: Played
}

/** Those that can be paid, each with the move that takes it: the card, and what it brings besides points. */
export const harvestOffers = (s: State, seat: number): Offered[] =>
  withPart(s.players[seat], PART.harvest).flatMap((played) => {
    const offers = cards()[played.card].harvest?.offers(s, seat, played) ?? []
    return offers
      .filter(({ pay: price }) => canPay(s, seat, price))
      .map((offer): Offered => {
        const goods = isNothing(offer.gain) ? null : offer.gain
        return { move: { verb: 'use', card: offer.via ?? played.card, goods, pay: null }, offer, played }
      })
  })

export function takeHarvestOffer(s: State, seat: number, move: Move & { readonly verb: 'use' }): void {
  const found = harvestOffers(s, seat).find(
    (one) => one.move.card === move.card && String(one.move.goods) === String(move.goods),
  )
  if (!found) return
  const { offer, played } = found
  const { name, harvest } = cards()[played.card]
  tell({ event: 'used', seat, card: name })
  harvest?.taken(s, seat, played, offer)
  bankPoints(s, seat, played.card, offer.points)
  if (isNothing(offer.gain)) pay(s, seat, [offer.pay], name)
  else trade(s, seat, offer.pay, offer.gain, name)
}
