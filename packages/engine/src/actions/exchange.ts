import type { Exchange } from '../cards/card.ts'
import { cards, PART } from '../cards/registry.ts'
import { foodFor, hasPart, isLit, withPart } from '../cards/standing.ts'
import { animalsFit, fits, keepable } from '../farm/animals.ts'
import { ANIMALS, FOOD, FUEL, type Goods, isAnimal, NOTHING, WOOD } from '../state/goods.ts'
import type { Played, Player, State } from '../state/state.ts'

/** An exchange that a card in front of the player offers now. */
export interface Offer extends Exchange {
  played: Played
}

export const hasExchanges = (p: Player): boolean => hasPart(p, PART.exchange)

/** What these cards exchange for one who has so much. */
export const offers = (
  s: State,
  seat: number,
  from: readonly Played[],
  have: readonly number[] = s.players[seat].goods,
): Offer[] =>
  from.flatMap((played) => {
    const { exchange } = cards()[played.card]
    // M14
    if (!isLit(s.players[seat], played.card)) return []
    return exchange ? exchange.offers(s, seat, played, have).map((offer) => ({ ...offer, played })) : []
  })

/** B12: can the player pay this, at once or after turning goods, by all that is open at any time, into what is missing? */
export function canPay(s: State, seat: number, price: readonly number[]): boolean {
  const p = s.players[seat]
  if (raisable(p, p.goods, price)) return true
  return hasExchanges(p) && search(s, seat, p.goods, withPart(p, PART.exchange), price, new Set())
}

/** Could the cards make up for every missing good, if nothing else stood in the way? */
function withinReach(s: State, seat: number, have: Goods, own: readonly Played[], price: readonly number[]): boolean {
  let most = have
  // What one card gives, another may take: as many rounds as there are cards.
  for (let i = 0; i < own.length; i++) {
    const before = most
    most = have.slice()
    for (const played of own) {
      const more = cards()[played.card].exchange?.most(s, seat, played, before)
      if (more) for (let g = 0; g < most.length; g++) most[g] += more[g]
    }
  }
  return raisable(s.players[seat], most, price)
}

/** Tries exchanges one after another, each position once. */
function search(
  s: State,
  seat: number,
  have: Goods,
  played: readonly Played[],
  price: readonly number[],
  seen: Set<string>,
): boolean {
  const p = s.players[seat]
  if (raisable(p, have, price)) return true
  if (!withinReach(s, seat, have, played, price)) return false
  // A lone offer leads to each position in one way only; those of the Moor's stalls may lead back.
  const open = offers(s, seat, played, have)
  if (open.length === 0 || seen.size > MOST) return false
  if (open.length > 1 || s.moor) {
    const key = `${have.join()}|${played.map(({ data }) => data.join()).join('|')}`
    if (seen.has(key)) return false
    seen.add(key)
  }
  return helpful(open, have, price, foodFor(p)).some(({ pay, gain, played: from }) => {
    if (!raisable(p, have, pay)) return false
    const left = raise(have, pay, foodFor(p), price)
    for (let g = 0; g < left.length; g++) left[g] += gain[g] - pay[g]
    const { taken } = cards()[from.card].exchange ?? {}
    const used = { ...from, data: from.data.slice() }
    taken?.(used)
    const after = taken ? played.map((other) => (other === from ? used : other)) : played
    if (!ANIMALS.some((animal) => gain[animal] > 0)) return search(s, seat, left, after, price, seen)
    return housed(s, seat, left).some((kept) => search(s, seat, kept, after, price, seen))
  })
}

/**
 * Those that can help, and first those that bring what is missing itself. What a helpful one takes may have to be got first; a
 * card with one offer at a time may have another behind it.
 */
function helpful(open: readonly Offer[], have: Goods, price: readonly number[], rates: Goods): readonly Offer[] {
  if (open.length < 2) return open
  const wanted = price.map((n, g) => have[g] < n)
  const brings = ({ gain }: Offer): boolean => gain.some((n, g) => n > 0 && wanted[g])
  const first = open.filter(brings)
  const alone = ({ played }: Offer): boolean => open.filter((other) => other.played === played).length === 1
  const rest = open.filter((offer) => !first.includes(offer))
  const found: Offer[] = []
  let known = -1
  while (found.length > known) {
    known = found.length
    for (const { pay } of [...first, ...found]) for (let g = 0; g < wanted.length; g++) wanted[g] ||= pay[g] > 0
    wanted[WOOD] ||= wanted[FUEL]
    if (wanted[FOOD]) for (let g = 0; g < FOOD; g++) wanted[g] ||= rates[g] > 0
    found.push(...rest.filter((offer) => !found.includes(offer) && (brings(offer) || alone(offer))))
  }
  return [...first, ...found]
}

/** B10: what a player with so much may have after finding places for the animals: others are cooked, or run away. */
export function housed(s: State, seat: number, have: Goods): Goods[] {
  // Where animals wait until all fences stand, nobody asks about them yet.
  if (!animalsFit(s, seat) || fits(s, seat, have)) return [have]
  const rates = foodFor(s.players[seat])
  return keepable(s, seat, have).map((herd) => {
    const food = ANIMALS.reduce((n, animal) => n + (have[animal] - herd[animal]) * rates[animal], have[FOOD])
    return have.map((n, g) => (g === FOOD ? food : isAnimal(g) ? herd[g] : n))
  })
}

/** How many positions with a choice the search for a payment looks at before it gives up. */
const MOST = 400

/** Can crops and animals that the price does not need make up for the missing food? */
function raisable(p: Player, have: readonly number[], price: readonly number[]): boolean {
  for (let g = 0; g < FUEL; g++) if (have[g] < price[g]) return false
  // M8: wood is fuel at any time.
  if (have[FUEL] < price[FUEL] && have[WOOD] - price[WOOD] < price[FUEL] - have[FUEL]) return false
  let missing = price[FOOD] - have[FOOD]
  if (missing <= 0) return true
  const rates = foodFor(p)
  for (let g = 0; g < FOOD; g++) missing -= (have[g] - price[g]) * rates[g]
  return missing <= 0
}

/** The goods after turning just enough of them into fuel and food: first what is not needed later, the least useful first. */
function raise(have: readonly number[], price: readonly number[], rates: Goods, later: readonly number[]): Goods {
  const out = have.slice()
  if (out[FUEL] < price[FUEL]) {
    out[WOOD] -= price[FUEL] - out[FUEL]
    out[FUEL] = price[FUEL]
  }
  for (const spared of [later, NOTHING])
    for (let g = 0; g < FOOD && out[FOOD] < price[FOOD]; g++)
      while (rates[g] > 0 && out[g] > price[g] + spared[g] && out[FOOD] < price[FOOD]) {
        out[g]--
        out[FOOD] += rates[g]
      }
  return out
}
