import { agricola, type Move, type State } from '@furrow/engine/agricola'
import { type Decision, pick, seeded } from '@furrow/engine/core'
import { atOnce, type Steps } from '../steps.ts'
import { evaluate } from './evaluate.ts'
import type { Network } from './network/network.ts'
import { promising } from './promising.ts'

/** A way to finish a turn. */
export interface Ending {
  state: State
  value: number
  /** The answer it begins with; null if the turn was over already. */
  first: Move | null
}

/** How many answers long a turn can be. */
const LONGEST = 16

export const questionFor = (s: State, seat: number): Decision | undefined =>
  agricola.decisions(s).find((decision) => decision.seat === seat)

/** A question that begins something new rather than going on with the turn. */
const isFresh = ({ ask, about }: Decision): boolean => (ask === 'place' && about === null) || ask === 'feed'

/** The best way to answer the seat's question and those that follow from it; `width` half-finished ways are kept in mind. */
export function finish(s: State, seat: number, network: Network, width: number): Ending {
  const ask = questionFor(s, seat)?.ask
  let open: Ending[] = [{ state: s, value: 0, first: null }]
  let best: Ending | null = null
  for (let depth = 0; depth < LONGEST && open.length > 0; depth++) {
    const next: Ending[] = []
    for (const { state, first } of open)
      for (const move of promising(state, seat)) {
        const after = agricola.copy(state)
        agricola.advance(after, seat, move)
        const ending = { state: after, value: 0, first: first ?? move }
        if (goesOn(after, seat, ask)) next.push(ending)
        else {
          ending.value = evaluate(after, seat, network)
          if (!best || ending.value > best.value) best = ending
        }
      }
    open = next.length <= width ? next : bestOf(next, width, seat, network)
  }
  if (!best && ask === 'pay') return anyhow(s, seat, network)
  return best ?? open[0] ?? { state: s, value: evaluate(s, seat, network), first: null }
}

/** Pays on in any way: cards that exchange goods back and forth could else be used for ever. */
function anyhow(s: State, seat: number, network: Network): Ending {
  const first = pick(seeded(`pay ${s.number}`), agricola.moves(s, seat))
  const state = agricola.copy(s)
  agricola.advance(state, seat, first)
  return { state, value: evaluate(state, seat, network), first }
}

/** Does the turn go on with another question? */
function goesOn(s: State, seat: number, ask: string | undefined): boolean {
  const question = questionFor(s, seat)
  return question !== undefined && (!isFresh(question) || (ask === 'feed' && question.ask === 'feed'))
}

function bestOf(endings: Ending[], width: number, seat: number, network: Network): Ending[] {
  for (const ending of endings) ending.value = evaluate(ending.state, seat, network)
  endings.sort((a, b) => b.value - a.value)
  // The same things done in another order come to the same.
  return endings.filter(({ value }, i) => i === 0 || value !== endings[i - 1]?.value).slice(0, width)
}

/** A placement and what may be expected of it. */
export interface Placement {
  move: Move
  value: number
  /** The table after the whole turn. */
  after: State
}

/** Places a person and makes the most of it. */
export function place(s: State, seat: number, move: Move, network: Network, width: number): Placement {
  const after = agricola.copy(s)
  agricola.advance(after, seat, move)
  const question = questionFor(after, seat)
  if (!question || isFresh(question)) return { move, value: evaluate(after, seat, network), after }
  const { value, state } = finish(after, seat, network, width)
  return { move, value, after: state }
}

/** The turns that are worth a thought. M5: taking a special action card only to keep it from others is none of them. */
export function turns(s: State, seat: number): readonly Move[] {
  const moves = agricola.moves(s, seat)
  if (!s.moor) return moves
  const good = moves.filter((move) => move.verb !== 'special' || move.action >= 0)
  return good.length > 0 ? good : moves
}

const NONE: ReadonlySet<Move> = new Set()

/** Where a person could be placed, best first; what is `poor` is not looked at if there is anything else. */
export const placements = (s: State, seat: number, network: Network, width: number, poor = NONE): Placement[] =>
  atOnce(placing(s, seat, network, width, poor))

/** The same, placement by placement. */
export function* placing(s: State, seat: number, network: Network, width: number, poor = NONE): Steps<Placement[]> {
  const moves = turns(s, seat)
  const good = poor.size === 0 ? moves : moves.filter((move) => !poor.has(move))
  const found: Placement[] = []
  for (const move of good.length > 0 ? good : moves) {
    found.push(place(s, seat, move, network, width))
    yield
  }
  return found.sort((a, b) => b.value - a.value)
}
