import { agricola, type Move, type State } from '@furrow/engine/agricola'
import { at, type Decision, pick, seeded } from '@furrow/engine/core'
import { atOnce, type Steps } from '../steps.ts'
import { evaluate } from './evaluation/evaluate.ts'
import type { Network } from './network/network.ts'
import { promising } from './promising.ts'

/** Answers one after the other, from the last one back. */
export interface Trail {
  readonly move: Move
  readonly before: Trail | null
}

/** A way to finish a turn. */
export interface Ending {
  state: State
  value: number
  /** The answer it begins with; null if the turn was over already. */
  first: Move | null
  /** The answers that led there. */
  trail: Trail | null
}

/** How many answers long a turn can be. */
const LONGEST = 16

export const questionFor = (s: State, seat: number): Decision | undefined =>
  agricola.decisions(s).find((decision) => decision.seat === seat)

/** A question that begins something new rather than going on with the turn. */
const isFresh = ({ ask, about }: Decision): boolean => (ask === 'place' && about === null) || ask === 'feed'

/**
 * The best way to answer the seat's question and those that follow from it; `width` half-finished ways are kept in mind.
 * `before` are the answers up to there.
 */
export const finish = (s: State, seat: number, network: Network, width: number, before: Trail | null = null): Ending =>
  at(endings(s, seat, network, width, before), 0)

/** The same for each answer to begin with, as far as it was kept in mind: best first. */
function endings(s: State, seat: number, network: Network, width: number, before: Trail | null): Ending[] {
  const ask = questionFor(s, seat)?.ask
  let open: Ending[] = [{ state: s, value: 0, first: null, trail: before }]
  const found = new Map<Move, Ending>()
  let best: Ending | null = null
  for (let depth = 0; depth < LONGEST && open.length > 0; depth++) {
    const next: Ending[] = []
    for (const { state, first, trail } of open)
      for (const move of promising(state, seat)) {
        const after = agricola.copy(state)
        agricola.advance(after, seat, move)
        const begin = first ?? move
        const ending = { state: after, value: 0, first: begin, trail: { move, before: trail } }
        if (goesOn(after, seat, ask)) next.push(ending)
        else {
          ending.value = evaluate(after, seat, network)
          if (ending.value > (found.get(begin)?.value ?? Number.NEGATIVE_INFINITY)) found.set(begin, ending)
          if (!best || ending.value > best.value) best = ending
        }
      }
    open = next.length <= width ? next : bestOf(next, width, seat, network)
  }
  const others = [...found.values()].filter((ending) => ending !== best).sort((a, b) => b.value - a.value)
  if (best) return [best, ...others]
  if (ask === 'pay') return [anyhow(s, seat, network, before)]
  return [open[0] ?? { state: s, value: evaluate(s, seat, network), first: null, trail: before }]
}

/** Pays on in any way: cards that exchange goods back and forth could else be used for ever. */
function anyhow(s: State, seat: number, network: Network, before: Trail | null): Ending {
  const first = pick(seeded(`pay ${s.number}`), agricola.moves(s, seat))
  const state = agricola.copy(s)
  agricola.advance(state, seat, first)
  return { state, value: evaluate(state, seat, network), first, trail: { move: first, before } }
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
  /** The answers that lead there, beginning with the placement. */
  trail: Trail
}

/** Places a person and makes the most of it. */
export const place = (s: State, seat: number, move: Move, network: Network, width: number): Placement =>
  at(placed(s, seat, move, network, width, 1, null), 0)

/** Places a person, and makes the most of it with each of so many cards that could be played or built there. */
function placed(
  s: State,
  seat: number,
  move: Move,
  network: Network,
  width: number,
  most: number,
  before: Trail | null,
): Placement[] {
  const after = agricola.copy(s)
  agricola.advance(after, seat, move)
  const question = questionFor(after, seat)
  const here = { move, before }
  if (!question || isFresh(question)) return [{ move, value: evaluate(after, seat, network), after, trail: here }]
  return endings(after, seat, network, width, here)
    .filter(({ first }, i) => i === 0 || (i < most && (first?.verb === 'play' || first?.verb === 'build')))
    .map(({ value, state, trail }) => ({ move, value, after: state, trail: trail ?? here }))
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
export function* placing(
  s: State,
  seat: number,
  network: Network,
  width: number,
  poor = NONE,
  most = 1,
  before: Trail | null = null,
): Steps<Placement[]> {
  const moves = turns(s, seat)
  const good = poor.size === 0 ? moves : moves.filter((move) => !poor.has(move))
  const found: Placement[] = []
  for (const move of good.length > 0 ? good : moves) {
    found.push(...placed(s, seat, move, network, width, most, before))
    yield
  }
  return found.sort((a, b) => b.value - a.value)
}
