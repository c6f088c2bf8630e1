import type { Event, Obstacle } from '@furrow/engine/agricola'
import { type Described, isRefusal, mayTakeBack, type Refusal, undoable } from '@furrow/engine/core'
import type { Aftermath, Sight } from '../contract/insight.ts'
import type { Manners, Pace } from '../contract/manners.ts'
import { personsOf } from '../contract/options.ts'
import { type LocalTable, logOf, openStored, openTable, playAt, preview, shownLog } from './authority.ts'
import { type Back, takeBack } from './back.ts'
import { type BotSeats, botMove } from './bots.ts'
import { chaptersOf } from './chapters.ts'
import { type Device, firstDevice, isSecretive, passDevice } from './device.ts'
import { forcedMove } from './forced.ts'
import { knownGame } from './games.ts'
import { complain, inOrder } from './inOrder.ts'
import { aftermathOf, type Imagined, imagined, insightOf, wholeOf } from './insight.ts'
import type { Answer, Ask, News, Reply } from './messages.ts'
import { newRecord, optionsOf } from './newRecord.ts'
import { makeShelf } from './story.ts'
import { unhurried } from './unhurried.ts'
import { updateOf } from './update.ts'

/** Whoever knows what to do is not held up by advice. */
const MARK_MS = 300
/** A person's move is painted before a bot begins to think. */
const PAINT_MS = 50
const WAIT: Record<Pace, number> = { calm: 800, brisk: 300, instant: 0 }
/** So long one can still take back the move that ends a turn, before anything new comes of it. */
const SLIP: Record<Pace, number> = { calm: 1500, brisk: 700, instant: 0 }

/** A move that is not played yet. */
interface Pending {
  seat: number
  move: Described
}

/** What comes of a move: the table then, and whether the turn waits for its end. */
interface Course {
  table: LocalTable
  hold: boolean
  wait: Pending | null
}

/** Keeps one local game: answers the page, passes the device on and lets the bots move. */
export function makeHost(post: (answer: Answer) => void): (ask: Ask) => void {
  /** The name of the game on the table. */
  let of = ''
  let table: LocalTable | null = null
  let manners: Manners = { pace: 'calm', hints: false, forced: false, hold: false }
  let device: Device = { seat: null, handover: null }
  let held = false
  let pending: Pending | null = null
  let told: number[] = []
  /** What was worked out last for a page that may play this move. */
  let foreseen: { before: LocalTable; move: string; course: Course } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let bots: BotSeats = new Map()
  const shelf = makeShelf()

  function open(opened: LocalTable | Refusal): void {
    if (isRefusal(opened)) {
      post({ answer: 'damaged', of })
      return
    }
    bots = new Map()
    told = []
    device = firstDevice(opened)
    const catalogue = opened.local.catalogue(opened.history.state)
    post({ answer: 'opened', of, catalogue })
    put(opened)
  }

  /** What the page is told of a table, beginning with the first line of the log that it does not know. */
  function newsOf({ table: then, hold, wait }: Course, device: Device): News {
    const log = shownLog(then)
    let same = 0
    while (same < told.length && told[same] === log[same]?.number) same++
    const waiting = { held: hold, pending: wait?.move ?? null }
    return { update: updateOf(then, device, waiting, log.slice(same)), logFrom: same }
  }

  /** The table has changed: tells the page, unless it knows, and wakes a bot whose turn it is. */
  function put(changed: LocalTable, hold = false, wait: Pending | null = null, known = false): void {
    table = changed
    held = hold
    pending = wait
    foreseen = null
    if (!held) device = passDevice(changed, device)
    if (!known) post({ answer: 'table', of, ...newsOf({ table: changed, hold, wait }, device) })
    told = logOf(changed).map(({ number }) => number)
    clearTimeout(timer)
    if (!held) timer = next(changed)
    else if (wait && !manners.hold) timer = setTimeout(endTurn, SLIP[manners.pace])
  }

  /** What happens by itself: a bot moves, or spaces are marked for the person. */
  function next(now: LocalTable): ReturnType<typeof setTimeout> {
    const persons = personsOf(now.record.seats)
    const waiting = now.local.game.decisions(now.history.state)
    const bot = waiting.find(({ seat }) => !persons.includes(seat))
    // Where all choose at once bots do not let anybody wait.
    if (bot)
      return setTimeout(
        () => moveBot(now, bot.seat).catch(complain),
        waiting.length > 1 || device.seat === null
          ? 0
          : hasJustMoved(now)
            ? Math.max(SLIP[manners.pace], PAINT_MS)
            : WAIT[manners.pace],
      )
    return setTimeout(() => mark(now).catch(complain), MARK_MS)
  }

  /** Marks what is worth a look for the person who has to choose. */
  async function mark(now: LocalTable): Promise<void> {
    const { seat } = device
    const isWanted = () =>
      table === now && manners.hints && !held && device.seat === seat && seat !== null && device.handover === null
    if (seat === null || !isWanted()) return
    const { local, history } = now
    const steps = await local.suggest(local.game.view(history.state, seat))
    const spaces = steps && (await unhurried(steps, isWanted))
    if (spaces && spaces.length > 0) post({ answer: 'suggested', of, number: history.log.length, spaces })
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
      const forced = forcedMove(now.local, now.history.state, personsOf(now.record.seats))
      const after = forced && playAt(now, forced.seat, forced.move)
      if (!after || isRefusal(after)) return now
      now = after
    }
    return now
  }

  function play(before: LocalTable, seat: number, move: string, shown: boolean): void {
    const known = foreseen?.before === before && foreseen.move === move ? foreseen.course : null
    const course = known ?? courseOf(before, seat, move)
    if (isRefusal(course)) {
      if (shown) put(before)
      post({ answer: 'refused', of, message: course.message })
    } else put(course.table, course.hold, course.wait, shown && known !== null)
  }

  function courseOf(before: LocalTable, seat: number, move: string): Course | Refusal {
    const moved = playAt(before, seat, move)
    if (isRefusal(moved)) return moved
    const after = forcedOn(moved)
    if (comesToAnEnd(before, after, seat) && (manners.hold || SLIP[manners.pace] > 0)) {
      const parsed = before.local.game.parse(before.history.state, seat, move)
      if (!isRefusal(parsed)) {
        const described = before.local.game.describe(before.history.state, parsed)
        return { table: before, hold: true, wait: { seat, move: described } }
      }
    }
    return afterTurn(after, seat)
  }

  /** After a move of a person, and all that was forced by it: whose turn is it then? */
  function afterTurn(after: LocalTable, seat: number): Course {
    const waiting = after.local.game.decisions(after.history.state)
    const passes = waiting.length > 0 && !waiting.some((each) => each.seat === seat)
    // Before the device goes to somebody else who must not see it, its holder has a last look.
    const hold = manners.hold || (isSecretive(after) && personsOf(after.record.seats).includes(waiting[0]?.seat ?? -1))
    return {
      table: after,
      hold: hold && passes && undoable(after.local.game, after.history, seat) !== null,
      wait: null,
    }
  }

  /** Works out what the page would be told of a move; what is new, or for other eyes, comes out by playing only. */
  function foresee(move: string, number: number): News | null {
    const { seat } = device
    if (!table || held || seat === null || number !== table.history.log.length) return null
    const course = courseOf(table, seat, move)
    if (isRefusal(course)) return null
    const then = course.table
    // All that comes of it could be taken back: it is the seat's own, and nothing new is among it.
    const own = mayTakeBack(then.local.game, then.history, seat, table.history.log.length + 1)
    if (!course.wait && !own) return null
    const passed = course.hold ? device : passDevice(then, device)
    if (passed.seat !== seat || passed.handover !== null) return null
    foreseen = { before: table, move, course }
    return newsOf(course, passed)
  }

  function goBack(how: Back): void {
    const isPending = pending !== null
    // What is not played yet is simply not played.
    if (table && isPending) put(table)
    if (table && !(isPending && how === 'move')) {
      const back = takeBack(table, device, how)
      if (back) put(back)
    }
  }

  /** The turn is over: what was held is played. */
  function endTurn(): void {
    if (!table || !held) return
    const wanted = pending
    const moved = wanted && playAt(table, wanted.seat, wanted.move.text)
    if (wanted && moved && !isRefusal(moved)) {
      const { table: then, hold } = afterTurn(forcedOn(moved), wanted.seat)
      put(then, hold)
    } else put(table)
  }

  /** The table that is asked about: this one, or one elsewhere of which only the view is known. */
  function tableAt(at: Sight | null): Imagined | null {
    if (at) return imagined(at)
    return table && { local: table.local, state: table.history.state, seat: device.seat ?? 0 }
  }

  /** What a move would do there. */
  function previewAt(move: string, at: Sight | null): Event[] | null {
    const here = tableAt(at)
    return here ? (preview(here.local, here.state, here.seat, move) as Event[] | null) : null // events of this game
  }

  function whyAt(space: string, at: Sight | null): Obstacle[] {
    const here = tableAt(at)
    // Whoever only looks on has nothing to use.
    return here && here.seat >= 0 ? here.local.obstacles(here.state, here.seat, space) : []
  }

  function afterAt(move: string, at: Sight | null): Aftermath {
    const here = tableAt(at)
    return here ? aftermathOf(here, move) : { passes: false, view: null }
  }

  /** Answers a question that has a number, whatever comes of it. */
  async function answer(ask: Extract<Ask, { id: number }>): Promise<void> {
    try {
      post(await replyTo(ask))
    } catch (error) {
      post({ answer: 'failed', id: ask.id, why: String(error) })
    }
  }

  async function replyTo(ask: Extract<Ask, { id: number }>): Promise<Reply> {
    const { id } = ask
    switch (ask.ask) {
      case 'preview':
        return { answer: 'preview', id, events: previewAt(ask.move, ask.at) }
      case 'whole':
        return { answer: 'whole', id, view: wholeOf(ask.at) }
      case 'look':
        return { answer: 'look', id, insight: await insightOf(ask.at, ask.suggests) }
      case 'chapters':
        return { answer: 'chapters', id, chapters: chaptersOf(knownGame(ask.game), ask.log, ask.seat) }
      case 'after':
        return { answer: 'after', id, aftermath: afterAt(ask.move, ask.at) }
      case 'foresee':
        return { answer: 'foreseen', id, news: foresee(ask.move, ask.number) }
      case 'why':
        return { answer: 'why', id, obstacles: whyAt(ask.space, ask.at) }
      case 'story':
        return { answer: 'story', id, story: shelf.story(ask.stored) }
      case 'moment':
        return { answer: 'moment', id, moment: shelf.moment(ask.stored, ask.step, ask.seat) }
      case 'catalogue':
        return { answer: 'catalogue', id, catalogue: (await import('./printed.ts')).printedCatalogue() }
      case 'series':
        return { answer: 'series', id, now: (await import('./series.ts')).seriesNow(ask.step) }
      case 'box':
        return { answer: 'box', id, box: (await import('./printed.ts')).boxOf(ask.of) }
    }
  }

  function hear(ask: Ask): void {
    switch (ask.ask) {
      case 'new':
        of = ask.of
        open(openTable(newRecord(ask.options)))
        break
      case 'rematch':
        of = ask.of
        if (table) open(openTable(newRecord({ ...optionsOf(table.record), seed: ask.seed })))
        break
      case 'resume':
        of = ask.of
        open(openStored(ask.stored))
        break
      case 'leave':
        clearTimeout(timer)
        table = null
        break
      case 'manners':
        manners = ask.manners
        foreseen = null
        if (table) mark(table).catch(complain)
        break
      case 'take':
        if (table && device.handover === ask.seat) {
          device = { seat: ask.seat, handover: null }
          put(table, held, pending)
        }
        break
      case 'put-down':
        if (table && isSecretive(table) && device.seat !== null && device.handover === null) {
          device = held ? { seat: null, handover: device.seat } : passDevice(table, { seat: null, handover: null })
          put(table, held, pending)
        }
        break
      case 'end-turn':
        endTurn()
        break
      case 'undo':
        goBack('move')
        break
      case 'reset':
        goBack('turn')
        break
      case 'play':
        if (table && !held && device.seat !== null && ask.number === table.history.log.length)
          play(table, device.seat, ask.move, ask.shown ?? false)
        // What is shown and was not played is taken back.
        else if (table && ask.shown) put(table, held, pending)
        break
      default:
        void answer(ask)
    }
  }

  return inOrder(hear, post)
}

/** Is the seat's turn over between these, and has something new come out with it, so that it cannot be taken back? */
function comesToAnEnd(before: LocalTable, { local: { game }, history }: LocalTable, seat: number): boolean {
  const events = history.log.slice(before.history.log.length).flatMap((line) => line.events)
  const isOver = !game.decisions(history.state).some((each) => each.seat === seat) || events.some(game.beginsRound)
  return isOver && undoable(game, history, seat) === null
}

const hasJustMoved = ({ record, history }: LocalTable): boolean =>
  personsOf(record.seats).includes(history.log.at(-1)?.seat ?? -1)
