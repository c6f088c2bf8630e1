import type { Described } from './describe.ts'
import type { Decision, Game, Seat } from './game.ts'
import { isRefusal, type Refusal } from './refusal.ts'

/** All that a seat is asked, and what it can answer. */
export interface Question {
  readonly decision: Decision
  readonly moves: readonly Described[]
  /** What it may do at any time besides. Worked out when it is wanted: that takes longer than all the rest. */
  readonly extras: readonly Described[]
  /** A whole answer where there are too many to think of. Worked out when it is wanted. */
  readonly proposal: Described | null
}

/** The question for a seat, or null if it has nothing to decide. */
export function questionFor<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  state: State,
  seat: Seat,
): Question | null {
  const decision = game.decisions(state).find((each) => each.seat === seat)
  if (!decision) return null
  return new Asked(game, state, seat, decision)
}

/**
 * A class, and no object with getters of its own: V8 describes each such object anew, and keeps what its getters know, the
 * whole state, until it next looks through all that stays.
 */
class Asked<State, Setup, Move, Event, View> implements Question {
  readonly decision: Decision
  readonly #game: Game<State, Setup, Move, Event, View>
  readonly #state: State
  readonly #seat: Seat
  #listed: readonly Move[] | null = null

  constructor(game: Game<State, Setup, Move, Event, View>, state: State, seat: Seat, decision: Decision) {
    this.decision = decision
    this.#game = game
    this.#state = state
    this.#seat = seat
  }

  get moves(): readonly Described[] {
    return this.#described(this.#answers())
  }

  get extras(): readonly Described[] {
    return this.#described(this.#game.extras(this.#state, this.#seat, this.#answers()))
  }

  get proposal(): Described | null {
    const proposal = this.#game.propose?.(this.#state, this.#seat) ?? null
    return proposal === null ? null : this.#game.describe(this.#state, proposal)
  }

  /** Listed once, however much of the question is wanted. */
  #answers(): readonly Move[] {
    this.#listed ??= this.#game.moves(this.#state, this.#seat)
    return this.#listed
  }

  #described(moves: readonly Move[]): Described[] {
    return moves.map((move) => this.#game.describe(this.#state, move))
  }
}

export const textsOf = (moves: readonly Described[]): string[] => moves.map(({ text }) => text)

/** What comes of an answer. */
export interface Answered<State, Move, Event> {
  move: Move
  /** The move in the one form in which the game prints it. */
  text: string
  state: State
  events: Event[]
}

/** Reads, checks and plays an answer; the state it is given stays as it is. */
export function answer<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  state: State,
  seat: Seat,
  text: string,
): Answered<State, Move, Event> | Refusal {
  const move = game.parse(state, seat, text)
  if (isRefusal(move)) return move
  const refusal = game.check(state, seat, move)
  if (refusal) return refusal
  return { move, text: game.print(state, move), ...game.play(state, seat, move) }
}
