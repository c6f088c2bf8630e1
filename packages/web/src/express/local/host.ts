import { type ExpressBot, expressBots } from '@furrow/bots/express'
import { express, isRefusal, type Refusal } from '@furrow/engine'
import { type ExpressTable, isPerson, newRecord, openStored, openTable, playAt, undoAt } from './table.ts'
import type { ExpressOptions, ExpressUpdate } from './types.ts'
import { updateOf } from './update.ts'

/** How long bots wait before they move, so that one can follow them and take back a slip. */
export type Pace = 'calm' | 'brisk' | 'instant'

/** What the page asks of the table of Express. */
export type ExpressAsk =
  | { ask: 'new'; options: ExpressOptions }
  | { ask: 'resume'; stored: string }
  /** A record from elsewhere: if it cannot be read, the game on the table stays. */
  | { ask: 'open'; record: string }
  /** `number`: how many lines the page has seen. A click on an old picture is not a move. */
  | { ask: 'play'; move: string; number: number }
  | { ask: 'undo' }
  | { ask: 'pace'; pace: Pace }

export type ExpressAnswer =
  | { answer: 'table'; update: ExpressUpdate }
  | { answer: 'refused'; message: string }
  | { answer: 'damaged' }

const WAIT: Record<Pace, number> = { calm: 900, brisk: 350, instant: 0 }
const PATIENCE_MS = 1000

/** Keeps one game of Express: answers the page and lets the bots move. */
export function makeHost(post: (answer: ExpressAnswer) => void): (ask: ExpressAsk) => void {
  let table: ExpressTable | null = null
  let pace: Pace = 'calm'
  let timer: ReturnType<typeof setTimeout> | undefined
  let bots = new Map<number, ExpressBot>()

  function open(opened: ExpressTable | Refusal): void {
    clearTimeout(timer)
    bots = new Map()
    if (isRefusal(opened)) post({ answer: 'damaged' })
    else put(opened)
  }

  /** The table has changed: tells the page, and wakes a bot whose turn it is. */
  function put(changed: ExpressTable): void {
    table = changed
    post({ answer: 'table', update: updateOf(changed) })
    clearTimeout(timer)
    const waiting = express.decisions(changed.history.state)
    const bot = waiting.find(({ seat }) => !isPerson(changed, seat))
    // Where all choose at once bots do not let anybody wait.
    if (bot) timer = setTimeout(() => moveBot(changed, bot.seat), waiting.length > 1 ? 0 : WAIT[pace])
  }

  function moveBot(before: ExpressTable, seat: number): void {
    const after = playAt(before, seat, botMove(bots, before, seat))
    if (isRefusal(after)) throw new Error(after.message)
    put(after)
  }

  return function hear(ask: ExpressAsk): void {
    switch (ask.ask) {
      case 'new':
        open(openTable(newRecord(ask.options)))
        break
      case 'resume':
        open(openStored(ask.stored))
        break
      case 'open': {
        const opened = openStored(ask.record)
        if (isRefusal(opened)) post({ answer: 'refused', message: opened.message })
        else open(opened)
        break
      }
      case 'pace':
        pace = ask.pace
        break
      case 'undo': {
        const before = table && undoAt(table)
        if (before && !isRefusal(before)) put(before)
        break
      }
      case 'play': {
        if (!table || ask.number !== table.history.entries.length) return
        const { state } = table.history
        const asked = express.decisions(state).find(({ seat }) => table && isPerson(table, seat))
        if (!asked) return
        const after = playAt(table, asked.seat, ask.move)
        if (isRefusal(after)) post({ answer: 'refused', message: after.message })
        else put(after)
      }
    }
  }
}

/** What the bot on this seat plays; one that fails does not hold up the table. */
function botMove(bots: Map<number, ExpressBot>, { record, history }: ExpressTable, seat: number): string {
  const { state, entries } = history
  const texts = (moves: ReturnType<typeof express.moves>) => moves.map((move) => express.print(state, move))
  const moves = texts(express.moves(state, seat))
  const decision = express.decisions(state).find((each) => each.seat === seat)
  const make = expressBots[record.seats[seat].bot ?? '']
  if (!decision || !make || moves.length === 1) return moves[0]
  const bot = bots.get(seat) ?? make(`${record.seed}/${seat}`)
  bots.set(seat, bot)
  try {
    const chosen = bot.choose({
      game: express.name,
      seat,
      view: express.view(state, seat),
      decision,
      moves,
      extras: texts(express.extras(state, seat)),
      seed: `${record.seed}/${entries.length}`,
      milliseconds: PATIENCE_MS,
    })
    const move = express.parse(state, seat, chosen)
    return isRefusal(move) || express.check(state, seat, move) ? moves[0] : chosen
  } catch {
    return moves[0]
  }
}
