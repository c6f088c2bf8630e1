import { suggest } from '@furrow/bots'
import { agricola, isRefusal, type Refusal } from '@furrow/engine'
import {
  type LocalTable,
  logOf,
  openStored,
  openTable,
  playAt,
  preview,
  resetTarget,
  undoAt,
  undoTarget,
} from './authority.ts'
import { type BotSeats, botMove } from './bots.ts'
import { catalogueOf } from './catalogue.ts'
import { type Device, firstDevice, passDevice } from './device.ts'
import { forcedMove } from './forced.ts'
import type { Answer, Ask, Manners, Pace } from './messages.ts'
import { newRecord } from './newRecord.ts'
import { personsOf } from './options.ts'
import { deckOf, makeShelf, printedCatalogue } from './story.ts'
import { updateOf } from './update.ts'

/** Whoever knows what to do is not held up by advice. */
const MARK_MS = 300
const WAIT: Record<Pace, number> = { calm: 800, brisk: 300, instant: 0 }

/** Keeps one local game: answers the page, passes the device on and lets the bots move. */
export function makeHost(post: (answer: Answer) => void): (ask: Ask) => void {
  let table: LocalTable | null = null
  let manners: Manners = { pace: 'calm', hints: false, forced: false, hold: false }
  let device: Device = { seat: null, handover: null }
  let held = false
  let told: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let bots: BotSeats = new Map()
  const shelf = makeShelf()

  function open(opened: LocalTable | Refusal): void {
    if (isRefusal(opened)) {
      post({ answer: 'damaged' })
      return
    }
    bots = new Map()
    told = []
    device = firstDevice(opened)
    post({ answer: 'opened', catalogue: catalogueOf(opened.history.state) })
    put(opened)
  }

  /** The table has changed: tells the page, and wakes a bot whose turn it is. */
  function put(changed: LocalTable, hold = false): void {
    table = changed
    held = hold
    if (!held) device = passDevice(changed, device)
    const log = logOf(changed)
    let same = 0
    while (same < told.length && told[same] === log[same]?.number) same++
    told = log.map(({ number }) => number)
    post({ answer: 'table', update: updateOf(changed, device, held, log, same) })
    clearTimeout(timer)
    if (!held) timer = next(changed)
  }

  /** What happens by itself: a bot moves, or spaces are marked for the person. */
  function next(now: LocalTable): ReturnType<typeof setTimeout> {
    const persons = personsOf(now.record.seats)
    const waiting = agricola.decisions(now.history.state)
    const bot = waiting.find(({ seat }) => !persons.includes(seat))
    // Where all choose at once bots do not let anybody wait.
    if (bot)
      return setTimeout(
        () => moveBot(now, bot.seat).catch(complain),
        waiting.length > 1 || device.seat === null ? 0 : WAIT[manners.pace],
      )
    return setTimeout(() => mark(now), MARK_MS)
  }

  /** Marks spaces for the person who has to place somebody. */
  function mark({ history: { state, entries } }: LocalTable): void {
    const [asked] = agricola.decisions(state)
    if (!manners.hints || held || asked?.ask !== 'place' || asked.seat !== device.seat) return
    post({ answer: 'suggested', number: entries.length, spaces: suggest(agricola.view(state, asked.seat)) })
  }

  async function moveBot(before: LocalTable, seat: number): Promise<void> {
    const move = await botMove(bots, before, seat)
    // The person may have moved, gone back or begun another game while the bot was thinking.
    if (table !== before) return
    const after = playAt(before, seat, move)
    if (isRefusal(after)) throw new Error(after.message)
    put(forcedOn(after))
  }

  /** Plays on as long as a person has no choice. */
  function forcedOn(from: LocalTable): LocalTable {
    let now = from
    while (manners.forced) {
      const forced = forcedMove(now)
      const after = forced && playAt(now, forced.seat, forced.move)
      if (!after || isRefusal(after)) return now
      now = after
    }
    return now
  }

  function play(before: LocalTable, seat: number, move: string): void {
    const played = playAt(before, seat, move)
    if (isRefusal(played)) {
      post({ answer: 'refused', message: played.message })
      return
    }
    const after = forcedOn(played)
    const waiting = agricola.decisions(after.history.state)
    const passes = waiting.length > 0 && !waiting.some((each) => each.seat === seat)
    // Before the device goes to somebody else, its holder has a last look.
    const hold = manners.hold || personsOf(after.record.seats).includes(waiting[0]?.seat)
    put(after, hold && passes && undoTarget(after, seat) !== null)
  }

  function goBack(target: typeof undoTarget): void {
    if (!table || device.seat === null || device.handover !== null) return
    const before = undoAt(table, device.seat, target(table, device.seat))
    if (!isRefusal(before)) put(before)
  }

  return function hear(ask: Ask): void {
    switch (ask.ask) {
      case 'new':
        open(openTable(newRecord(ask.options)))
        break
      case 'resume':
        open(openStored(ask.stored))
        break
      case 'leave':
        clearTimeout(timer)
        table = null
        break
      case 'manners':
        manners = ask.manners
        if (table) mark(table)
        break
      case 'take':
        if (table && device.handover === ask.seat) {
          device = { seat: ask.seat, handover: null }
          put(table)
        }
        break
      case 'end-turn':
        if (table && held) put(table)
        break
      case 'undo':
        goBack(undoTarget)
        break
      case 'reset':
        goBack(resetTarget)
        break
      case 'play':
        if (table && device.seat !== null && ask.number === table.history.entries.length)
          play(table, device.seat, ask.move)
        break
      case 'preview':
        post({ answer: 'preview', id: ask.id, events: table && preview(table, device.seat ?? 0, ask.move) })
        break
      case 'story':
        post({ answer: 'story', id: ask.id, story: shelf.story(ask.stored) })
        break
      case 'frame':
        post({ answer: 'frame', id: ask.id, frame: shelf.frame(ask.stored, ask.step, ask.seat) })
        break
      case 'catalogue':
        post({ answer: 'catalogue', id: ask.id, catalogue: printedCatalogue() })
        break
      case 'deck':
        post({ answer: 'deck', id: ask.id, stages: deckOf(ask.players, ask.cards, ask.tile) })
    }
  }
}

/** An error in a promise would stay unheard; thrown again, the page learns of it. */
function complain(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
