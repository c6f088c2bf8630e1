import { type Bot, makeBot, type Question } from '@furrow/bots'
import { agricola, isRefusal } from '@furrow/engine'
import type { LocalTable } from './authority.ts'

/** The bots at a table, by seat. */
export type BotSeats = Map<number, Bot>

const PATIENCE_MS = 1000

function botAt(bots: BotSeats, { record }: LocalTable, seat: number): Bot | null {
  const sitting = bots.get(seat) ?? makeBot(record.seats[seat].bot ?? '', `${record.seed}/${seat}`)
  if (sitting) bots.set(seat, sitting)
  return sitting
}

/** What the bot on this seat plays. It is told only what its seat may know. */
export async function botMove(bots: BotSeats, table: LocalTable, seat: number): Promise<string> {
  const { state, entries } = table.history
  const texts = (moves: ReturnType<typeof agricola.moves>) => moves.map((move) => agricola.print(state, move))
  const moves = texts(agricola.moves(state, seat))
  const decision = agricola.decisions(state).find((d) => d.seat === seat)
  const bot = botAt(bots, table, seat)
  if (!bot || !decision || moves.length === 1) return moves[0]
  const question: Question = {
    game: agricola.name,
    seat,
    view: agricola.view(state, seat),
    decision,
    moves,
    extras: texts(agricola.extras(state, seat)),
    seed: `${table.record.seed}/${entries.length}`,
    milliseconds: PATIENCE_MS,
  }
  const chosen = await answer(bot, question)
  return moves.includes(chosen) || isLegal(table, seat, chosen) ? chosen : moves[0]
}

/** A bot that fails does not hold up the table: it gives no answer. */
async function answer(bot: Bot, question: Question): Promise<string> {
  try {
    return await bot.choose(question)
  } catch {
    return ''
  }
}

/** A bot may also answer with an extra or with a line of moves. */
function isLegal({ history: { state } }: LocalTable, seat: number, text: string): boolean {
  const move = agricola.parse(state, seat, text)
  return !isRefusal(move) && agricola.check(state, seat, move) === null
}
