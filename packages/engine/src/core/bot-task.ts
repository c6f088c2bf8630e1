import type { Decision, Game, Seat } from './game.ts'
import { answer, questionFor, textsOf } from './question.ts'
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
  const { decision } = asked
  return {
    game: game.name,
    seat,
    view: game.view(state, seat),
    decision,
    moves: textsOf(asked.moves),
    get extras() {
      return textsOf(asked.extras)
    },
    seed,
    milliseconds,
  }
}

/**
 * What the bot plays: its answer if that is legal. One that fails, or does not know the question, does not hold up the
 * table: then it is the first of the moves, as where there is no choice.
 */
export async function moveOfBot<State, Setup, Move, Event, View>(
  game: Game<State, Setup, Move, Event, View>,
  state: State,
  task: BotTask<View>,
  choose: (task: BotTask<View>) => string | Promise<string>,
): Promise<string> {
  const [first] = task.moves
  if (task.moves.length === 1) return first
  try {
    const chosen = await choose(task)
    return isRefusal(answer(game, state, task.seat, chosen)) ? first : chosen
  } catch {
    return first
  }
}
