import { cards, PART } from '../cards/registry.ts'
import { foodFor, withPart } from '../cards/standing.ts'
import { arrangement, misplaced } from '../farm/arrange.ts'
import { type Pen, pens } from '../farm/pens.ts'
import { light, lightProblem } from '../moor/lighting.ts'
import type { Move } from '../notation/moves.ts'
import { silently, tell } from '../state/events.ts'
import { ANIMALS, covers, GOODS, GRAIN, HORSE, VEGETABLE, WOOD } from '../state/goods.ts'
import { type Penned, type State, stateShape } from '../state/state.ts'
import { moveCrop } from './crops.ts'
import { hasExchanges, housed, offers } from './exchange.ts'
import { cook, gain, lose, noteCooking, settle, spend, turnIntoFuel } from './supply.ts'

// B12: what a player may do inside any decision of their own.

/** Turning crops, animals and what cards exchange into other goods, one piece at a time. */
export function conversions(s: State, seat: number, out: Move[], good?: (draft: State) => boolean): void {
  const found: Move[] = []
  foodMoves(s, seat, found)
  // Otherwise missing fuel is made of wood without a question.
  if (s.moor && hasExchanges(s.players[seat])) fuelMoves(s, seat, found)
  exchangeMoves(s, seat, found)
  for (const move of found) {
    if (good) {
      const draft = stateShape.copy(s)
      silently(() => playAnytime(draft, seat, move))
      const p = draft.players[seat]
      // An animal that finds no place pays for nothing but by being cooked.
      const leadsOn = housed(s, seat, p.goods).some((goods) => {
        p.goods = goods
        return good(draft)
      })
      if (!leadsOn) continue
    }
    out.push(move)
  }
}

// One piece at a time: these exist once, so that listing them allocates nothing.
const EAT = GOODS.map((_, good): Move => ({ verb: 'eat', good, count: 1 }))
const COOK = GOODS.map((_, good): Move => ({ verb: 'cook', good, count: 1 }))

/** Crops are eaten as they are unless a Fireplace or Hearth makes more of them. */
export function foodMoves(s: State, seat: number, out: Move[], cookable?: (animal: number) => boolean): void {
  const p = s.players[seat]
  const rates = foodFor(p)
  if (p.goods[GRAIN] > 0) out.push(EAT[GRAIN])
  if (p.goods[VEGETABLE] > 0) out.push(rates[VEGETABLE] > 1 ? COOK[VEGETABLE] : EAT[VEGETABLE])
  for (const good of ANIMALS)
    if (p.goods[good] > 0 && rates[good] > 0 && (!cookable || cookable(good))) out.push(COOK[good])
}

/** M8: 1 wood is 1 fuel at any time, never the other way round. */
export function fuelMoves(s: State, seat: number, out: Move[]): void {
  if (s.moor && s.players[seat].goods[WOOD] > 0) out.push({ verb: 'fuel', count: 1 })
}

/** What cards exchange; while animals wait for a place, only what is open then too. */
function exchangeMoves(s: State, seat: number, out: Move[], placing = false): void {
  const p = s.players[seat]
  for (const { pay, gain: goods, told, played } of offers(s, seat, withPart(p, PART.exchange)))
    if ((!placing || cards()[played.card].exchange?.whilePlacing) && covers(p.goods, pay))
      out.push({ verb: 'use', card: played.card, goods, pay: told ? pay : null })
}

/** All that cards offer at any time. */
export function cardMoves(s: State, seat: number, out: Move[], placing = false): void {
  const p = s.players[seat]
  exchangeMoves(s, seat, out, placing)
  for (const played of withPart(p, PART.anytime)) {
    const { anytime } = cards()[played.card]
    if (placing && !anytime?.whilePlacing) continue
    if (anytime && covers(p.goods, anytime.pay) && anytime.possible(s, seat, played))
      out.push({ verb: 'use', card: played.card, goods: null, pay: null })
  }
}

/** Giving goods back to the general supply, one piece of a kind at a time. B1 */
export function discards(s: State, seat: number, out: Move[]): void {
  const p = s.players[seat]
  for (let good = 0; good < GOODS.length; good++) if (p.goods[good] > 0) out.push({ verb: 'discard', good, count: 1 })
}

/** Plays a move of this file; false if it is none. */
export function playAnytime(s: State, seat: number, move: Move): boolean {
  const p = s.players[seat]
  switch (move.verb) {
    case 'eat':
    case 'cook':
      cook(s, seat, move.good, move.count)
      return true
    case 'light':
      light(s, seat, move.card)
      return true
    case 'fuel':
      turnIntoFuel(s, seat, move.count)
      return true
    case 'discard':
      lose(s, seat, move.good, move.count)
      return true
    case 'arrange':
      p.penned = move.pens.map((place) => ({ ...place }))
      return true
    case 'move':
      moveCrop(s, seat, move)
      return true
    case 'use': {
      if (move.goods === null) return useAnytime(s, seat, move.card)
      const offer = offers(s, seat, withPart(p, PART.exchange)).find(
        ({ played, gain: goods, pay }) =>
          played.card === move.card &&
          String(goods) === String(move.goods) &&
          (move.pay === null || String(pay) === String(move.pay)),
      )
      if (!offer) return false
      const { name, exchange } = cards()[move.card]
      tell({ event: 'used', seat, card: name })
      const horses = p.goods[HORSE]
      spend(s, seat, offer.pay, name)
      if (offer.cooks)
        for (const animal of ANIMALS) if (offer.pay[animal] > 0) noteCooking(s, seat, animal, offer.pay[animal], horses)
      exchange?.taken?.(offer.played)
      gain(s, seat, offer.gain, name)
      settle(s, seat)
      return true
    }
    default:
      return false
  }
}

function useAnytime(s: State, seat: number, card: number): boolean {
  const { anytime, name } = cards()[card]
  const played = s.players[seat].played.find((own) => own.card === card)
  if (!anytime || !played) return false
  tell({ event: 'used', seat, card: name })
  spend(s, seat, anytime.pay, name)
  anytime.run(s, seat, played)
  return true
}

/** Several pieces at once, or an arrangement: too many to list, easy to check. Null if it may be played. */
export function anytimeProblem(s: State, seat: number, move: Move): string | null {
  const p = s.players[seat]
  switch (move.verb) {
    case 'eat':
    case 'cook':
    case 'discard':
      if (!(Number.isSafeInteger(move.count) && move.count >= 1)) return 'The number has to be 1 or more.'
      return p.goods[move.good] < move.count ? `There is not so much ${GOODS[move.good]} in the supply.` : null
    case 'light':
      return lightProblem(s, seat, move.card)
    case 'fuel':
      if (!s.moor) return 'There is no fuel in this game.'
      if (!(Number.isSafeInteger(move.count) && move.count >= 1)) return 'The number has to be 1 or more.'
      return p.goods[WOOD] < move.count ? 'There is not so much wood in the supply.' : null
    case 'arrange':
      return misplaced(s, seat, move.pens)
    default:
      return null
  }
}

/** One animal from its place to another where it may live. */
export function arrangements(s: State, seat: number, out: Move[]): void {
  const now = arrangement(s, seat)
  if (now.length === 0) return
  const all = pens(s, seat)
  for (const from of now)
    for (const pen of all) {
      if (pen.id === from.pen || isFull(pen, now)) continue
      const moved = shifted(now, from, pen.id)
      if (misplaced(s, seat, moved, all) === null) out.push({ verb: 'arrange', pens: moved })
    }
}

/** Is there no room for one more, of whatever kind? */
function isFull({ id, holds }: Pen, now: Places): boolean {
  let room = holds
  for (const { pen, count } of now) if (pen === id) room -= count
  return room <= 0
}

type Places = Penned[]

const shifted = (now: Places, from: Places[number], to: number): Places => {
  const rest = now.flatMap((place) => {
    if (place !== from) return [{ ...place }]
    return place.count > 1 ? [{ ...place, count: place.count - 1 }] : []
  })
  const there = rest.find((place) => place.pen === to && place.animal === from.animal)
  if (there) there.count++
  else rest.push({ pen: to, animal: from.animal, count: 1 })
  return rest
}
