import { agricola, isRefusal, type Refusal } from '@furrow/engine'
import { type LocalTable, logOf, openStored, openTable, playAt, preview, undoAt } from './authority.ts'
import { type BotSeats, botMove } from './bots.ts'
import { catalogueOf } from './catalogue.ts'
import type { Answer, Ask, Pace } from './messages.ts'
import { HUMAN, newRecord } from './options.ts'
import { updateOf } from './update.ts'

const WAIT: Record<Pace, number> = { calm: 800, brisk: 300, instant: 0 }

/** Keeps one local game: answers the page and lets the bots move. */
export function makeHost(post: (answer: Answer) => void): (ask: Ask) => void {
  let table: LocalTable | null = null
  let pace: Pace = 'calm'
  let told: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let bots: BotSeats = new Map()

  function open(opened: LocalTable | Refusal): void {
    if (isRefusal(opened)) {
      post({ answer: 'damaged' })
      return
    }
    bots = new Map()
    told = []
    post({ answer: 'opened', catalogue: catalogueOf(opened.history.state) })
    put(opened)
  }

  /** The table has changed: tells the page, and wakes a bot whose turn it is. */
  function put(changed: LocalTable): void {
    table = changed
    const log = logOf(changed)
    let same = 0
    while (same < told.length && told[same] === log[same]?.number) same++
    told = log.map(({ number }) => number)
    post({ answer: 'table', update: updateOf(changed, log, same) })
    clearTimeout(timer)
    const waiting = agricola.decisions(changed.history.state)
    const bot = waiting.find(({ seat }) => seat !== HUMAN)
    // Where all choose at once bots do not let anybody wait.
    if (bot) timer = setTimeout(() => moveBot(changed, bot.seat).catch(complain), waiting.length > 1 ? 0 : WAIT[pace])
  }

  async function moveBot(before: LocalTable, seat: number): Promise<void> {
    const move = await botMove(bots, before, seat)
    // The person may have moved, gone back or begun another game while the bot was thinking.
    if (table !== before) return
    const after = playAt(before, seat, move)
    if (isRefusal(after)) throw new Error(after.message)
    put(after)
  }

  return function hear(ask: Ask): void {
    switch (ask.ask) {
      case 'new':
        open(openTable(newRecord(ask.options)))
        break
      case 'resume':
        open(openStored(ask.stored))
        break
      case 'pace':
        pace = ask.pace
        break
      case 'preview':
        post({ answer: 'preview', id: ask.id, events: table && preview(table, ask.move) })
        break
      case 'undo': {
        const before = table && undoAt(table)
        if (before && !isRefusal(before)) put(before)
        break
      }
      case 'play': {
        if (!table || ask.number !== table.history.entries.length) return
        const after = playAt(table, HUMAN, ask.move)
        if (isRefusal(after)) post({ answer: 'refused', message: after.message })
        else put(after)
      }
    }
  }
}

/** An error in a promise would stay unheard; thrown again, the page learns of it. */
function complain(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
