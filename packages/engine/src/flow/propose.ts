import { payStep } from '../actions/pay.ts'
import { cards } from '../cards/registry.ts'
import { foodFor } from '../cards/standing.ts'
import { FEED, type Move } from '../notation/moves.ts'
import { crafts, foodNeeded } from '../rounds/feeding.ts'
import { ANIMALS, FOOD, type Good, type Goods, GRAIN, goods, VEGETABLE } from '../state/goods.ts'
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

/** One thing that can be turned into food. */
interface Morsel {
  move: Move
  food: number
  worth: number
}

/** A whole answer to the seat's question, or null where there is nothing to propose. */
export function propose(s: State, seat: number): Move | null {
  const proposal = bestAnswer(s, seat)
  // Where cards make it more complicated than that, one step that is legal.
  return proposal && checkMove(s, seat, proposal) ? (movesOf(s, seat)[0] ?? null) : proposal
}

function bestAnswer(s: State, seat: number): Move | null {
  const frame = topOf(s, seat)
  if (frame?.step === 'feed') return line([...meal(morsels(s, seat, true), missingFood(s, seat)), FEED])
  if (frame?.step === 'keep' || frame?.step === 'breed') return bestHerd(movesOf(s, seat))
  if (!payStep.is(frame)) return null
  const { ways } = frame
  if (ways.length > 1) return cheapest(movesOf(s, seat))
  return line(meal(morsels(s, seat, false, ways[0]), ways[0][FOOD] - s.players[seat].goods[FOOD]))
}

const line = (moves: readonly Move[]): Move | null =>
  moves.length === 0 ? null : moves.length === 1 ? moves[0] : { verb: 'line', moves }

const missingFood = (s: State, seat: number): number => foodNeeded(s, seat) - s.players[seat].goods[FOOD]

const worthOf = (of: readonly number[]): number => of.reduce((sum, n, g) => sum + n * WORTH[g], 0)

/** Everything that gives food now, piece by piece; what a price needs itself is left alone. */
function morsels(s: State, seat: number, withCrafts: boolean, kept: readonly number[] = []): Morsel[] {
  const p = s.players[seat]
  const rates = foodFor(p)
  const out: Morsel[] = []
  for (const good of [GRAIN, VEGETABLE, ...ANIMALS])
    for (let n = kept[good] ?? 0; n < p.goods[good] && rates[good] > 0; n++)
      out.push({ move: turn(good, rates[good]), food: rates[good], worth: WORTH[good] })
  for (const { card } of withCrafts ? crafts(s, seat) : []) {
    const { craft } = cards()[card]
    if (craft && !out.some((m) => m.move.verb === 'craft' && sameGood(m.move.card, craft.good)))
      out.push({ move: { verb: 'craft', card }, food: craft.food, worth: WORTH[craft.good] })
  }
  return out
}

const sameGood = (card: number, good: Good): boolean => cards()[card].craft?.good === good
const turn = (good: Good, rate: number): Move =>
  ANIMALS.includes(good) || rate > 1 ? { verb: 'cook', good, count: 1 } : { verb: 'eat', good, count: 1 }

/** The morsels of least worth that make up for so much missing food; all of them where they are not enough. */
function meal(from: readonly Morsel[], missing: number): Move[] {
  if (missing <= 0) return []
  // best[f]: the cheapest choice that gives f food, everything above `missing` counted as `missing`.
  let best: (Morsel[] | null)[] = Array.from({ length: missing + 1 }, (_, f) => (f === 0 ? [] : null))
  for (const morsel of from) {
    const next = best.slice()
    best.forEach((chosen, f) => {
      if (!chosen) return
      const reach = Math.min(missing, f + morsel.food)
      const grown = [...chosen, morsel]
      if (!next[reach] || cost(grown) < cost(next[reach])) next[reach] = grown
    })
    best = next
  }
  return (best[missing] ?? from).map(({ move }) => move)
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
