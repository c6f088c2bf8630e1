import type { Bot, Question } from '@furrow/bots'
import { answer, isRefusal, questionFor, seeded, textsOf } from '@furrow/engine/core'
import { at } from '../contract/at.ts'
import type { LocalTable } from './authority.ts'

/** Chance that gives the same every time and from which the seed cannot be read. */
const chanceOf = (seed: string): string => seeded(seed).join(' ')

/** The bots at a table, by seat. */
export type BotSeats = Map<number, Bot>

const PATIENCE_MS = 1000

function botAt(bots: BotSeats, { local, record }: LocalTable, seat: number): Bot | null {
  const sitting = bots.get(seat) ?? local.bot(at(record.seats, seat).bot ?? '', chanceOf(`${record.seed}/${seat}`))
  if (sitting) bots.set(seat, sitting)
  return sitting
}

/** What the bot on this seat plays. It is told only what its seat may know. */
export async function botMove(bots: BotSeats, table: LocalTable, seat: number): Promise<string> {
  const { game } = table.local
  const { state, log } = table.history
  const asked = questionFor(game, state, seat)
  const moves = textsOf(asked?.moves ?? [])
  const bot = botAt(bots, table, seat)
  if (!bot || !asked || moves.length === 1) return at(moves, 0)
  const question: Question = {
    game: game.name,
    seat,
    view: game.view(state, seat) as Question['view'], // the bot is one of this game
    decision: asked.decision,
    moves,
    extras: textsOf(asked.extras),
    // Chance of its own: the seed of the game would tell what is still hidden.
    seed: chanceOf(`${table.record.seed}/${log.length}`),
    milliseconds: PATIENCE_MS,
  }
  const chosen = await answerOf(bot, question)
  return moves.includes(chosen) || isLegal(table, seat, chosen) ? chosen : at(moves, 0)
}

/** A bot that fails does not hold up the table: it gives no answer. */
async function answerOf(bot: Bot, question: Question): Promise<string> {
  try {
    return await bot.choose(question)
  } catch {
    return ''
  }
}

/** A bot may also answer with an extra or with a line of moves. */
function isLegal({ local: { game }, history: { state } }: LocalTable, seat: number, text: string): boolean {
  return !isRefusal(answer(game, state, seat, text))
}
