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
  const described = (moves: readonly Move[]) => moves.map((move) => game.describe(state, move))
  let listed: readonly Move[] | null = null
  /** Listed once, however much of the question is wanted. */
  const answers = () => (listed ??= game.moves(state, seat))
  return {
    decision,
    get moves() {
      return described(answers())
    },
    get extras() {
      return described(game.extras(state, seat, answers()))
    },
    get proposal() {
      const proposal = game.propose?.(state, seat) ?? null
      return proposal === null ? null : game.describe(state, proposal)
    },
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
