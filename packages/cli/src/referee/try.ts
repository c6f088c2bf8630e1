import { isRefusal, type Refusal, refuse } from '@furrow/engine/core'
import type { AnyGame } from '../games/box.ts'
import { fieldsOf } from './fields.ts'
import { listed } from './listed.ts'
import type { Attempt } from './request.ts'

// What would come of moves, without playing them: the heart of every search.

export interface Trial {
  readonly game: AnyGame
  readonly state: unknown
  readonly seat: number
  readonly want: readonly string[]
  /** Of the view, if that is wanted. */
  readonly fields: readonly string[] | null
}

/** What came of one attempt: what is wanted to know, or why it cannot be played. */
export type Tried = { readonly [field: string]: unknown }

/** Tries each of them from the same position; null: every answer of the seat. */
export function tryMoves(trial: Trial, attempts: readonly Attempt[] | null): Tried[] {
  const { game, state, seat } = trial
  if (attempts) return attempts.map((attempt) => tried(trial, attempt))
  return game
    .moves(state, seat)
    .map((move) => ({ move: game.print(state, move), ...told(trial, state, { seat, move }) }))
}

function tried(trial: Trial, attempt: Attempt): Tried {
  const { game, seat } = trial
  const steps = typeof attempt === 'string' ? [attempt] : attempt
  let state = trial.state
  let last: Step | null = null
  for (const [i, step] of steps.entries()) {
    if (last) {
      if (i === 1) state = game.copy(state)
      game.advance(state, last.seat, last.move)
    }
    const [by, text] = typeof step === 'string' ? [seat, step] : step
    const move = legal(game, state, by, text)
    if (isRefusal(move)) return { ...move, step: i }
    last = { seat: by, move }
  }
  return told(trial, state, last)
}

interface Step {
  readonly seat: number
  readonly move: unknown
}

function legal(game: AnyGame, state: unknown, seat: number, text: string): unknown | Refusal {
  if (seat >= game.seats(state)) return refuse('not-your-turn', `There is no seat ${seat} at this table.`)
  const move = game.parse(state, seat, text)
  if (isRefusal(move)) return move
  return game.check(state, seat, move) ?? move
}

/** Plays a legal move, and tells what is wanted of the position after it. */
function told(trial: Trial, before: unknown, last: Step | null): Tried {
  const { game, want } = trial
  let events: readonly unknown[] = []
  let state = before
  if (last && want.includes('events')) ({ state, events } = game.play(before, last.seat, last.move))
  else if (last) {
    state = game.copy(before)
    game.advance(state, last.seat, last.move)
  }
  const out: { [field: string]: unknown } = {}
  for (const field of want) out[field] = TELL[field]?.(trial, state, events)
  return out
}

const TELL: { readonly [field: string]: (trial: Trial, state: unknown, events: readonly unknown[]) => unknown } = {
  score: ({ game }, state) => game.points(state),
  decisions: ({ game }, state) => game.decisions(state),
  over: ({ game }, state) => game.outcome(state) !== null,
  // The moves of whoever has to choose next; of several, of the seat that is asked about.
  moves: ({ game, seat }, state) => {
    const next = nextSeat(game, state, seat)
    return next === null ? [] : game.moves(state, next).map((move) => game.print(state, move))
  },
  parts: ({ game, seat }, state) => {
    const next = nextSeat(game, state, seat)
    return next === null ? [] : listed(game, state, game.moves(state, next))
  },
  events: (_trial, _state, events) => events,
  outcome: ({ game }, state) => game.outcome(state),
  number: ({ game }, state) => game.number(state),
  hash: ({ game }, state) => game.hash(state),
  view: ({ game, seat, fields }, state) => {
    const view = game.view(state, seat)
    return fields ? fieldsOf(view, fields) : view
  },
}

function nextSeat(game: AnyGame, state: unknown, seat: number): number | null {
  const decisions = game.decisions(state)
  return (decisions.find((decision) => decision.seat === seat) ?? decisions[0])?.seat ?? null
}
