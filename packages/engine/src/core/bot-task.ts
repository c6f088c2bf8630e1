import { at } from './at.ts'
import type { Decision, Game, Seat } from './game.ts'
import { type Answered, answer, type Question, questionFor, textsOf } from './question.ts'
import { isRefusal } from './refusal.ts'

/** What a bot is asked: everything its seat may know, in texts, and nothing else. */
export interface BotTask<View> {
  /** The name of the game. */
  readonly game: string
  readonly seat: Seat
  readonly view: View
  readonly decision: Decision
  /** The answers. */
  readonly moves: readonly string[]
  /** What may be done at any time besides. Worked out when it is wanted: that takes longer than all the rest. */
  readonly extras: readonly string[]
  /** Where its chance comes from: the same task and seed always get the same answer. */
  readonly seed: string
  /** How long the answer may take. */
  readonly milliseconds: number
}

type Means = Pick<BotTask<unknown>, 'seed' | 'milliseconds'>

/** The task of a bot on this seat, or null if the seat has nothing to decide. */
export function taskFor<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  state: State,
  seat: Seat,
  { seed, milliseconds }: Means,
): BotTask<View> | null {
  const asked = questionFor(game, state, seat)
  if (!asked) return null
  return new Task(game.name, seat, game.view(state, seat), asked, seed, milliseconds)
}

/** A class for the same reason as a question. */
class Task<View> implements BotTask<View> {
  readonly game: string
  readonly seat: Seat
  readonly view: View
  readonly decision: Decision
  readonly moves: readonly string[]
  readonly seed: string
  readonly milliseconds: number
  readonly #asked: Question

  constructor(game: string, seat: Seat, view: View, asked: Question, seed: string, milliseconds: number) {
    this.game = game
    this.seat = seat
    this.view = view
    this.decision = asked.decision
    this.moves = textsOf(asked.moves)
    this.seed = seed
    this.milliseconds = milliseconds
    this.#asked = asked
  }

  get extras(): readonly string[] {
    return textsOf(this.#asked.extras)
  }
}

/**
 * What the bot plays, and what comes of it: its answer if that is legal. One that fails, or does not know the question, does
 * not hold up the table: then it is the first of the moves, as where there is no choice.
 */
export async function answerOfBot<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  state: State,
  task: BotTask<View>,
  choose: (task: BotTask<View>) => string | Promise<string>,
): Promise<Answered<State, Move, Event>> {
  if (task.moves.length > 1)
    try {
      const answered = answer(game, state, task.seat, await choose(task))
      if (!isRefusal(answered)) return answered
    } catch {
      // It is as if it had said nothing.
    }
  const first = answer(game, state, task.seat, at(task.moves, 0))
  if (isRefusal(first)) throw new Error(first.message)
  return first
}
