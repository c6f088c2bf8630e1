import type { Card, Exchange } from '../cards/card.ts'
import { foodFor } from '../cards/majors.ts'
import { cards } from '../cards/registry.ts'
import { covers, FOOD, type Goods } from '../goods.ts'
import type { Played, Player, State } from '../state.ts'

/** An exchange that a card in front of the player offers now. */
export interface Offer extends Exchange {
  played: Played
}

export const hasExchanges = (p: Player): boolean => {
  for (let i = 0; i < p.played.length; i++) if (offersExchange(cards()[p.played[i].card])) return true
  return false
}

const NONE: readonly Exchange[] = []
const offersExchange = (card: Card): boolean => card.exchanges !== null

export function offers(s: State, seat: number, from: readonly Played[]): Offer[] {
  const out: Offer[] = []
  for (const played of from) {
    const card = cards()[played.card]
    const exchanges = card.exchanges?.(s, seat, played) ?? NONE
    for (const exchange of exchanges) out.push({ ...exchange, played })
  }
  return out
}

/** B12: can the goods be turned, by all that is open at any time, into something that covers the price? */
export function reachable(s: State, seat: number, price: readonly number[]): boolean {
  const p = s.players[seat]
  if (!hasExchanges(p)) return raisable(p, p.goods, price)
  const rates = foodFor(p)
  const seen = new Set<string>()
  const search = (have: Goods, played: readonly Played[]): boolean => {
    if (raisable(p, have, price)) return true
    const key = `${have.join()}|${played.map((q) => q.data.join()).join('|')}`
    if (seen.has(key) || seen.size > MOST) return false
    seen.add(key)
    for (let i = 0; i < played.length; i++)
      for (const { pay, gain } of cards()[played[i].card].exchanges?.(s, seat, played[i]) ?? NONE) {
        if (!raisable(p, have, pay)) continue
        const left = raise(have, pay, rates)
        for (let g = 0; g < left.length; g++) left[g] += gain[g] - pay[g]
        const after = played.map((q, k) => (k === i ? { card: q.card, data: q.data.slice() } : q))
        cards()[played[i].card].exchanged(after[i])
        if (search(left, after)) return true
      }
    return false
  }
  return search(p.goods, p.played)
}

/** How many positions the search for a payment looks at before it gives up. */
const MOST = 400

/** Can crops and animals that the price does not need make up for the missing food? */
function raisable(p: Player, have: readonly number[], price: readonly number[]): boolean {
  for (let g = 0; g < FOOD; g++) if (have[g] < price[g]) return false
  let missing = price[FOOD] - have[FOOD]
  if (missing <= 0) return true
  const rates = foodFor(p)
  for (let g = 0; g < FOOD; g++) missing -= (have[g] - price[g]) * rates[g]
  return missing <= 0
}

/** The goods after turning just enough of them into food, the least useful first. */
function raise(have: readonly number[], price: readonly number[], rates: Goods): Goods {
  const out = have.slice()
  for (let g = 0; g < FOOD && out[FOOD] < price[FOOD]; g++)
    while (rates[g] > 0 && out[g] > price[g] && out[FOOD] < price[FOOD]) {
      out[g]--
      out[FOOD] += rates[g]
    }
  return out
}

/** Can the player pay this, at once or after raising it? */
export const canPay = (s: State, seat: number, price: readonly number[]): boolean =>
  covers(s.players[seat].goods, price) || reachable(s, seat, price)
