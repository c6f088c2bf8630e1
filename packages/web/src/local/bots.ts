import type { Bot, Question } from '@furrow/bots'
import { answerOfBot, seeded, taskFor } from '@furrow/engine/core'
import { at } from '../contract/at.ts'
import type { LocalTable } from './authority.ts'

/** Chance that gives the same every time and from which the seed cannot be read. */
const chanceOf = (seed: string): string => seeded(seed).join(' ')

/** The bots at a table, by seat. */
export type BotSeats = Map<number, Bot>

const PATIENCE_MS = 1000

async function botAt(bots: BotSeats, { local, record }: LocalTable, seat: number): Promise<Bot | null> {
  const { bot: level = '' } = at(record.seats, seat)
  const sitting = bots.get(seat) ?? (await local.bot(level, chanceOf(`${record.seed}/${seat}`)))
  if (sitting) bots.set(seat, sitting)
  return sitting
}

/** What the bot on this seat plays. It is told only what its seat may know. */
export async function botMove(bots: BotSeats, table: LocalTable, seat: number): Promise<string> {
  const { game } = table.local
  const { state, log } = table.history
  // Chance of its own: the seed of the game would tell what is still hidden.
  const seed = chanceOf(`${table.record.seed}/${log.length}`)
  const task = taskFor(game, state, seat, { seed, milliseconds: PATIENCE_MS })
  if (!task) throw new Error(`Seat ${seat} has nothing to decide.`)
  const bot = await botAt(bots, table, seat)
  // The bot is one of this game.
  if (!bot) return at(task.moves, 0)
  return (await answerOfBot(game, state, task, (asked) => bot.choose(asked as Question))).text
}
