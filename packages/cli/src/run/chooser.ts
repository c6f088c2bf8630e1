import { at, below, type Decision, isRefusal, questionFor, seeded, textsOf } from '@furrow/engine'
import { Complaint } from '../complaint.ts'
import type { AnyBox, AnyGame, AnyQuestion } from '../games/box.ts'

/** Answers for one seat of one game with a legal move. */
export type Chooser = (state: unknown, decision: Decision) => unknown

/** One answer in so many is something done at any time, where that is asked for. */
const EXTRA = 10

/**
 * Any of the answers, each as likely as the others, straight from the state: what the bot `random` does, without
 * the cost of views and texts. What can be done at any time is left aside unless `extras` asks for it.
 */
export function playFast(game: AnyGame, seat: number, seed: string, extras: boolean): Chooser {
  const random = seeded(`${seed}/seat ${seat}`)
  return (state) => {
    const more = extras && below(random, EXTRA) === 0 ? game.extras(state, seat) : []
    const moves = more.length > 0 ? more : game.moves(state, seat)
    return moves[below(random, moves.length)]
  }
}

/**
 * A bot, asked through the view of its seat. The seeds it is given say nothing about the seed of the game.
 * `times` collects how many milliseconds each answer took.
 */
export function askBot(
  { game, bots, yardsticks }: AnyBox,
  name: string,
  seat: number,
  seed: string,
  milliseconds: number,
  times: number[],
): Chooser {
  const random = seeded(`${seed}/seat ${seat}`)
  const word = () => String(below(random, 2 ** 32))
  const bot = at({ ...yardsticks, ...bots }, name)(word())
  const understood = (state: unknown, text: string): unknown => {
    const move = game.parse(state, seat, text)
    const refusal = isRefusal(move) ? move : game.check(state, seat, move)
    if (refusal) throw new Complaint(`The bot ${name} answered "${text}": ${refusal.message}`, 1)
    return move
  }
  return (state, decision) => {
    const question = questionOf(game, state, decision, word(), milliseconds)
    const begun = performance.now()
    const answer = bot.choose(question)
    if (typeof answer === 'string') {
      times.push(performance.now() - begun)
      return understood(state, answer)
    }
    return answer.then((text) => {
      times.push(performance.now() - begun)
      return understood(state, text)
    })
  }
}

/** All that a bot is told. */
function questionOf(
  game: AnyGame,
  state: unknown,
  decision: Decision,
  seed: string,
  milliseconds: number,
): AnyQuestion {
  const { seat } = decision
  const question = questionFor(game, state, seat)
  return {
    game: game.name,
    seat,
    view: game.view(state, seat),
    decision,
    moves: textsOf(question?.moves ?? []),
    // Looked for only if the bot wants to know: that takes longer than all the rest.
    get extras() {
      return textsOf(question?.extras ?? [])
    },
    seed,
    milliseconds,
  }
}
