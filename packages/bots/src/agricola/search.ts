import { agricola, type Move, type State } from '@furrow/engine/agricola'
import { type Decision, pick, seeded } from '@furrow/engine/core'
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

export function questionFor(s: State, seat: number): Decision | undefined {
  for (const decision of agricola.decisions(s)) if (decision.seat === seat) return decision
  return undefined
}

/** A question that begins something new rather than going on with the turn. */
const isFresh = ({ ask, about }: Decision): boolean => (ask === 'place' && about === null) || ask === 'feed'

/**
 * The best way to answer the seat's question and those that follow from it; `width` half-finished ways are kept in mind.
 * `before` are the answers up to there.
 */
export const finish = (s: State, seat: number, network: Network, width: number, before: Trail | null = null): Ending =>
  endings(s, seat, network, width, before, null)

/** The same; the best ending for each answer to begin with, as far as it was kept in mind, is noted in `found`. */
function endings(
  s: State,
  seat: number,
  network: Network,
  width: number,
  before: Trail | null,
  found: Map<Move, Ending> | null,
): Ending {
  const ask = questionFor(s, seat)?.ask
  let open: Ending[] = [{ state: s, value: 0, first: null, trail: before }]
  let best: Ending | null = null
  for (let depth = 0; depth < LONGEST && open.length > 0; depth++) {
    const next: Ending[] = []
    for (const { state, first, trail } of open) {
      const moves = promising(state, seat)
      let left = moves.length
      for (const move of moves) {
        // Nobody looks at a half-finished turn again when its last answer is given.
        const after = --left === 0 && state !== s ? state : agricola.copy(state)
        agricola.advance(after, seat, move)
        const ending = { state: after, value: 0, first: first ?? move, trail: { move, before: trail } }
        if (goesOn(after, seat, ask)) {
          next.push(ending)
          continue
        }
        ending.value = evaluate(after, seat, network)
        if (found) noteBest(found, ending)
        if (!best || ending.value > best.value) best = ending
      }
    }
    open = next.length <= width ? next : bestOf(next, width, seat, network)
  }
  if (best) return best
  if (ask === 'pay') return anyhow(s, seat, network, before)
  return open[0] ?? { state: s, value: evaluate(s, seat, network), first: null, trail: before }
}

function noteBest(found: Map<Move, Ending>, ending: Ending): void {
  if (!ending.first) return
  const known = found.get(ending.first)
  if (!known || ending.value > known.value) found.set(ending.first, ending)
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
export const place = (
  s: State,
  seat: number,
  move: Move,
  network: Network,
  width: number,
  before: Trail | null = null,
): Placement => finished(moved(s, seat, move), seat, { move, before }, network, width)

/** A placement with the best that follows from it; `after` is the table when the person has just been placed. */
function finished(after: State, seat: number, here: Trail, network: Network, width: number): Placement {
  if (isThrough(after, seat)) return { move: here.move, value: evaluate(after, seat, network), after, trail: here }
  return placement(here, finish(after, seat, network, width, here))
}

/** The table after that, for those who do not ask what it is worth. */
export function afterPlacing(s: State, seat: number, move: Move, network: Network, width: number): State {
  const after = moved(s, seat, move)
  return isThrough(after, seat) ? after : finish(after, seat, network, width).state
}

function moved(s: State, seat: number, move: Move): State {
  const after = agricola.copy(s)
  agricola.advance(after, seat, move)
  return after
}

/** Is there nothing more to be answered in the seat's turn? */
function isThrough(s: State, seat: number): boolean {
  const question = questionFor(s, seat)
  return !question || isFresh(question)
}

const placement = (here: Trail, { value, state, trail }: Ending): Placement => ({
  move: here.move,
  value,
  after: state,
  trail: trail ?? here,
})

/** Places a person, and makes the most of it with each of so many cards that could be played or built there: best first. */
function placeWithEach(
  s: State,
  seat: number,
  move: Move,
  network: Network,
  width: number,
  most: number,
  before: Trail | null,
): Placement[] {
  const after = moved(s, seat, move)
  const here = { move, before }
  if (isThrough(after, seat)) return [finished(after, seat, here, network, width)]
  const found = new Map<Move, Ending>()
  const best = endings(after, seat, network, width, here, found)
  const others = [...found.values()].filter((ending) => ending !== best).sort((a, b) => b.value - a.value)
  const cards = others.slice(0, most - 1).filter(({ first }) => first?.verb === 'play' || first?.verb === 'build')
  return [best, ...cards].map((ending) => placement(here, ending))
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
    if (most === 1) found.push(place(s, seat, move, network, width, before))
    else found.push(...placeWithEach(s, seat, move, network, width, most, before))
    yield
  }
  return found.sort((a, b) => b.value - a.value)
}
