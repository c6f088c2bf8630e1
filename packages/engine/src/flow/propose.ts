import { type Offer, offers } from '../actions/exchange.ts'
import { payStep } from '../actions/pay.ts'
import { cards, PART } from '../cards/registry.ts'
import { foodFor, withPart } from '../cards/standing.ts'
import { FEED, type Move } from '../notation/moves.ts'
import { crafts, foodNeeded } from '../rounds/feeding.ts'
import { ANIMALS, BUILDING, FOOD, type Good, type Goods, GRAIN, goods, VEGETABLE } from '../state/goods.ts'
import { type State, topOf } from '../state/state.ts'
import { checkMove, movesOf } from './legal.ts'

// The engine's own answer where a person has too many to think of: the cheapest payment, the cheapest meal, the best herd.

/** What a player would miss when giving a good away; only the order matters. */
const WORTH: Goods = goods({
  wood: 2,
  clay: 2,
  reed: 3,
  stone: 3,
  grain: 2,
  vegetable: 5,
  sheep: 3,
  boar: 5,
  cattle: 7,
  food: 1,
})

/** One way to turn something into food. */
interface Morsel {
  moves: readonly Move[]
  food: number
  worth: number
}
/** The ways to turn one and the same piece into food: one of them, or none. */
type Piece = readonly Morsel[]

/** A whole answer to the seat's question, or null where there is nothing to propose. */
export function propose(s: State, seat: number): Move | null {
  const proposal = bestAnswer(s, seat)
  // Where cards make it more complicated than that, one step that is legal.
  return proposal && checkMove(s, seat, proposal) ? (movesOf(s, seat)[0] ?? null) : proposal
}

function bestAnswer(s: State, seat: number): Move | null {
  const frame = topOf(s, seat)
  if (frame?.step === 'feed') return line([...meal(pieces(s, seat, true), missingFood(s, seat)), FEED])
  if (frame?.step === 'keep' || frame?.step === 'breed') return bestHerd(movesOf(s, seat))
  if (!payStep.is(frame)) return null
  const { ways } = frame
  if (ways.length > 1) return cheapest(movesOf(s, seat))
  return line(meal(pieces(s, seat, false, ways[0]), ways[0][FOOD] - s.players[seat].goods[FOOD]))
}

const line = (moves: readonly Move[]): Move | null =>
  moves.length === 0 ? null : moves.length === 1 ? moves[0] : { verb: 'line', moves }

const missingFood = (s: State, seat: number): number => foodNeeded(s, seat) - s.players[seat].goods[FOOD]

const worthOf = (of: readonly number[]): number => of.reduce((sum, n, g) => sum + n * WORTH[g], 0)

/** In this order they are thought of where it makes no difference. */
const EDIBLE: readonly Good[] = [GRAIN, VEGETABLE, ...ANIMALS, ...BUILDING]

/** Everything that gives food now, piece by piece; what a price needs itself is left alone. */
function pieces(s: State, seat: number, withCrafts: boolean, kept: readonly number[] = []): Piece[] {
  const p = s.players[seat]
  const rates = foodFor(p)
  const exchanges = offers(s, seat, withPart(p, PART.exchange))
  const crafted = withCrafts ? crafts(s, seat).flatMap(({ card }) => craftOf(card)) : []
  const out: Piece[] = exchanges.flatMap((offer) => (isFree(offer) ? [[take(offer)]] : []))
  for (const good of EDIBLE) {
    const ways = [
      ...(rates[good] > 0 ? [{ moves: [turn(good, rates[good])], food: rates[good], worth: WORTH[good] }] : []),
      ...exchanges.flatMap((offer) => exchanged(offer, good, rates)),
    ]
    const once = crafted.filter((craft) => craft.good === good)
    for (let n = kept[good] ?? 0; n < p.goods[good]; n++) {
      const craft = once.shift()
      if (craft || ways.length > 0) out.push(craft ? [...ways, craft] : ways)
    }
  }
  return out
}

const craftOf = (card: number): (Morsel & { good: Good })[] => {
  const { craft } = cards()[card]
  return craft
    ? [{ good: craft.good, moves: [{ verb: 'craft', card }], food: craft.food, worth: WORTH[craft.good] }]
    : []
}

const isFree = ({ pay, gain }: Offer): boolean => worthOf(pay) === 0 && gain[FOOD] > 0
const use = ({ played, pay, gain, told }: Offer): Move => ({
  verb: 'use',
  card: played.card,
  goods: gain,
  pay: told ? pay : null,
})
const take = (offer: Offer): Morsel => ({ moves: [use(offer)], food: offer.gain[FOOD], worth: worthOf(offer.gain) })

/** A card may make food of a piece, or something else that then becomes food. */
function exchanged(offer: Offer, good: Good, rates: Goods): Morsel[] {
  if (offer.pay.some((n, g) => n !== (g === good ? 1 : 0))) return []
  const other = EDIBLE.find((g) => offer.gain[g] > 0 && rates[g] > 0)
  const worth = WORTH[good]
  if (offer.gain[FOOD] > 0) return [{ moves: [use(offer)], food: offer.gain[FOOD], worth }]
  if (other === undefined) return []
  return [{ moves: [use(offer), turn(other, rates[other])], food: rates[other], worth }]
}

const turn = (good: Good, rate: number): Move =>
  ANIMALS.includes(good) || rate > 1 ? { verb: 'cook', good, count: 1 } : { verb: 'eat', good, count: 1 }

/** The morsels of least worth that make up for so much missing food; the most of every piece where they are not enough. */
function meal(from: readonly Piece[], missing: number): Move[] {
  if (missing <= 0) return []
  // best[f]: the cheapest choice that gives f food, everything above `missing` counted as `missing`.
  let best: (Morsel[] | null)[] = Array.from({ length: missing + 1 }, (_, f) => (f === 0 ? [] : null))
  for (const piece of from) {
    const next = best.slice()
    best.forEach((chosen, f) => {
      for (const morsel of chosen ? piece : []) {
        const reach = Math.min(missing, f + morsel.food)
        const grown = [...(chosen ?? []), morsel]
        if (!next[reach] || cost(grown) < cost(next[reach])) next[reach] = grown
      }
    })
    best = next
  }
  const richest = (piece: Piece) => piece.reduce((most, morsel) => (morsel.food > most.food ? morsel : most))
  return (best[missing] ?? from.map(richest)).flatMap(({ moves }) => moves)
}

const cost = (chosen: readonly Morsel[]): number => chosen.reduce((sum, { worth }) => sum + worth, 0)

function cheapest(moves: readonly Move[]): Move | null {
  const price = (move: Move) => (move.verb === 'pay' ? worthOf(move.goods) : Number.POSITIVE_INFINITY)
  return moves.reduce((best: Move | null, move) => (best && price(best) <= price(move) ? best : move), null)
}

function bestHerd(moves: readonly Move[]): Move | null {
  const worth = (move: Move) => (move.verb === 'keep' ? worthOf(move.goods) : -1)
  return moves.reduce((best: Move | null, move) => (best && worth(best) >= worth(move) ? best : move), null)
}
