// The authority: loads tables, adds lines to them (check, store, publish), and lets idle ones go.
import type { Advanced, Wish } from '../boards/board.ts'
import { type AskedBoards, openBoards } from '../boards/threads.ts'
import { newId } from '../ids.ts'
import { Refused } from '../refused.ts'
import type { Append, Line, Store } from '../store/store.ts'
import { hearChat } from './chat.ts'
import { deadline } from './clock.ts'
import { Desk } from './desk.ts'
import { readRow, type TableRecord, writeRow } from './doc.ts'
import { LONGEST, mustFit } from './length.ts'
import { type LineBody, readBody } from './line.ts'
import { tableFrom } from './load.ts'
import { beginOverdue } from './lobby.ts'
import { atTable, botToMove, forgetOld, remember, type Table, termsOf } from './table.ts'
import { type Audience, audienceOf, publish } from './updates.ts'
import { turnOut } from './watch.ts'

/** After so many lines the next one brings a snapshot. */
const SNAPSHOT_EVERY = 48
const RACES = 20
const IDLE_MS = 60_000
const LOOK_MS = 15_000
/** A game that is over, and that nobody looks at, does not stay as long as others. */
const OVER_MS = 5000
const ACTIVE_MS = 300_000

/** A line to be added, or a wish of which the game makes one. */
export type Step =
  | { readonly body: LineBody; readonly record?: TableRecord }
  | { readonly wish: Exclude<Wish, { line: LineBody }>; readonly command?: string }

/** A line, and how the table stands after it. */
interface Added {
  readonly body: LineBody
  readonly record: TableRecord | undefined
  readonly audience: Audience
  readonly advanced: Advanced
}

export class Tables {
  readonly store: Store
  readonly live = new Map<string, Table>()
  readonly #loading = new Map<string, Promise<Table | null>>()
  /** How often something was dropped. */
  #dropped = 0
  readonly #sweeper: NodeJS.Timeout
  readonly #idleMs: number
  /** Called after every change, and when a table was loaded. */
  onChange: (table: Table) => void = () => undefined
  /** Called with the seats that have to choose after a line that was added here; nobody waits for it. */
  onTurn: (table: Table, turn: readonly number[]) => void = () => undefined
  /** Called when another process has written. */
  onHeard: () => void = () => undefined
  lines = 0
  /** So many lines a table can have. */
  longest = LONGEST
  readonly desk = new Desk()
  /** This process among others. */
  readonly process = newId()

  /** What time it is. */
  readonly now: () => number

  /** Where the games of the tables lie. */
  readonly boards: AskedBoards

  constructor(
    store: Store,
    idleMs: number = IDLE_MS,
    now: () => number = Date.now,
    boards: AskedBoards = openBoards(0),
  ) {
    this.store = store
    this.boards = boards
    this.#idleMs = idleMs
    this.now = now
    store.hear((id, number) => this.#heard(id, number))
    this.#sweeper = setInterval(() => this.#letGo(), Math.min(LOOK_MS, idleMs)).unref()
  }

  async get(id: string): Promise<Table> {
    const table = await this.find(id)
    if (!table) throw new Refused('not-found', 'There is no such table.')
    return table
  }

  find(id: string): Promise<Table | null> {
    const here = this.live.get(id)
    if (here) {
      here.used = this.now()
      return Promise.resolve(here)
    }
    let loading = this.#loading.get(id)
    if (!loading) {
      loading = this.#load(id).finally(() => this.#loading.delete(id))
      this.#loading.set(id, loading)
    }
    return loading
  }

  async #load(id: string): Promise<Table | null> {
    for (;;) {
      const dropped = this.#dropped
      const stored = await this.store.table(id)
      if (!stored) return null
      const table = await tableFrom(this.boards, stored, this.now)
      if (dropped !== this.#dropped) {
        // It may have been read before that: it is read again.
        this.boards.tell('close', table.board)
        continue
      }
      this.live.set(id, table)
      this.onChange(table)
      await beginOverdue(this, table)
      return table
    }
  }

  /** What is stored of the table, or of all, is gone or was changed by others than tables: none is left as it was. */
  drop(id?: string): void {
    this.#dropped++
    const dropped = id === undefined ? [...this.live.values()] : [this.live.get(id)]
    for (const table of dropped) if (table) this.forget(table)
  }

  /**
   * Adds a line. `prepare` looks at the table as it is and says what to add, or the number of the line if it was added
   * before; it is asked again if another process was faster. Nothing is told before it is stored.
   */
  step(table: Table, prepare: (now: number) => Step | number): Promise<number> {
    return atTable(table, async () => {
      this.mustBeLive(table)
      for (let race = 0; race < RACES; race++) {
        const now = this.now()
        const prepared = prepare(now)
        if (typeof prepared === 'number') return prepared
        const added = await this.#advance(table, prepared, now)
        this.mustBeLive(table)
        mustFit(table.number, added.body, this.longest)
        const line: Line = { number: table.number + 1, at: now, body: JSON.stringify(added.body) }
        const append = appendOf(table, line, added)
        let won: boolean
        try {
          won = await this.store.append(append)
        } catch {
          // Whether it was stored or not is not known: the next one looks for himself.
          this.forget(table)
          throw new Refused('storage', 'The table could not be stored. Please try again.')
        }
        if (won) {
          if (append.snapshot) table.snapshotNumber = append.snapshot.number
          if (append.job !== undefined) table.job = append.job
          this.boards.tell('stored', table.board, line.number)
          this.#adopt(table, line.number, added)
          table.moved = now
          this.onTurn(table, added.body.turn ?? [])
          return line.number
        }
        await this.#readOn(table)
      }
      throw new Refused('stale', 'The table is too busy at the moment. Please try again.')
    })
  }

  /** What its board says comes of a step. */
  async #advance(table: Table, step: Step, now: number): Promise<Added> {
    const wish = 'wish' in step ? step.wish : wishOf(step.body, step.record)
    const record = 'body' in step ? step.record : undefined
    const audience = audienceOf(table, record)
    const advanced = await this.boards.ask('advance', table.board, {
      number: table.number,
      at: now,
      wish,
      terms: termsOf(record ?? table.record),
      hearers: audience.hearers,
      snapshot: table.record.status === 'playing' && table.number + 1 - table.snapshotNumber >= SNAPSHOT_EVERY,
    })
    // If the move was the last one, the table is over with it.
    const after = advanced.result && !record ? overWith(table.record, now, advanced.result) : record
    const isPlayed = (after ?? table.record).status === 'playing'
    const body: LineBody = {
      ...advanced.body,
      ...('command' in step && { command: step.command }),
      ...(after && { doc: true }),
      turn: isPlayed ? [...(advanced.turn?.seats ?? [])] : [],
    }
    return { body, record: after, audience, advanced }
  }

  #adopt(table: Table, number: number, { body, record, audience, advanced }: Added): void {
    this.lines++
    table.number = number
    remember(table, number, body)
    forgetOld(table)
    table.turn = advanced.turn
    if (record) {
      table.record = record
      turnOut(this, table)
    }
    publish(table, audience, advanced.told, record)
    this.onChange(table)
  }

  /** Takes in what other processes have added. */
  async #readOn(table: Table): Promise<void> {
    const news = await this.store.since(table.id, table.number)
    if (!news) return
    const lines = news.lines.map((line) => ({ line, body: readBody(line) }))
    // The row is as the last line that wrote it has left it: before that line it would tell what has not happened yet.
    const written = lines.findLast(({ body }) => body.doc)?.line
    const newest = readRow(news.row)
    for (const { line, body } of lines) {
      const record = line === written ? newest : undefined
      const audience = audienceOf(table, record)
      const advanced = await this.boards.ask('advance', table.board, {
        number: table.number,
        at: line.at,
        wish: wishOf(body, newest),
        terms: termsOf(record ?? table.record),
        hearers: audience.hearers,
        snapshot: false,
      })
      this.boards.tell('stored', table.board, line.number)
      table.job = undefined
      table.moved = null
      this.#adopt(table, line.number, { body, record, audience, advanced })
    }
  }

  catchUp(table: Table): Promise<void> {
    return atTable(table, () => this.#readOn(table))
      .then(() => hearChat(this, table))
      .catch(() => this.forget(table))
  }

  /** A process that died may have told nobody of its last lines. */
  lookForMissed(): Promise<void> {
    return this.#catchUpThose([...this.live.values()].filter(({ subscribers }) => subscribers.size > 0))
  }

  /** Nobody was heard for a while: anything may have been added anywhere. */
  catchUpAll(): Promise<void> {
    return this.#catchUpThose([...this.live.values()])
  }

  async #catchUpThose(tables: readonly Table[]): Promise<void> {
    if (tables.length === 0) return
    const ids = tables.map(({ id }) => id)
    const [lines, talk] = await Promise.all([this.store.heads(ids), this.store.chatHeads(ids)])
    const missed = ({ id, number, chat }: Table): boolean =>
      (lines.get(id) ?? 0) > number || (chat !== null && (talk.get(id) ?? 0) > chat.number)
    await Promise.all(tables.filter(missed).map((table) => this.catchUp(table)))
  }

  #heard(id: string, number: number): void {
    const isNews = (table: Table): boolean => number < 0 || number > table.number
    const table = this.live.get(id)
    if (table && isNews(table)) void this.catchUp(table)
    // What is being loaded may have been read before that.
    const loading = table ? undefined : this.#loading.get(id)
    void loading?.then((loaded) => (loaded && isNews(loaded) ? this.catchUp(loaded) : undefined)).catch(() => undefined)
    this.onHeard()
  }

  /** What was forgotten meanwhile may be loaded anew: nobody acts on an old picture. */
  mustBeLive(table: Table): void {
    if (this.live.get(table.id) !== table)
      throw new Refused('storage', 'The table is being loaded again. Please try again.')
  }

  /** Those who watch are sent away; they come back and find the table as it is stored. */
  forget(table: Table): void {
    if (this.live.get(table.id) === table) this.live.delete(table.id)
    if (table.timer) clearTimeout(table.timer)
    for (const subscriber of table.subscribers) subscriber.send(JSON.stringify({ type: 'left', table: table.id }))
    table.subscribers.clear()
    this.boards.tell('close', table.board)
  }

  /** How many tables have their last line from here, of the last minutes: each is counted at one process. */
  active(): number {
    const since = this.now() - ACTIVE_MS
    return [...this.live.values()].filter(({ moved }) => moved !== null && moved > since).length
  }

  #letGo(): void {
    const now = this.now()
    for (const table of this.live.values()) {
      const stays = table.record.status === 'finished' ? Math.min(OVER_MS, this.#idleMs) : this.#idleMs
      if (table.subscribers.size === 0 && table.waiting === 0 && !table.thinking && now - table.used > stays)
        this.forget(table)
    }
  }

  /** Waits for what was begun. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper)
    for (const table of this.live.values()) if (table.timer) clearTimeout(table.timer)
    await Promise.all([...this.live.values()].map(({ queue }) => queue))
  }
}

/** With a start the game begins as the record says. */
const wishOf = (line: LineBody, record: TableRecord | undefined): Wish => ({
  line,
  ...(line.kind === 'start' && record && { begins: record.doc }),
})

const overWith = (record: TableRecord, now: number, result: NonNullable<Advanced['result']>): TableRecord => ({
  ...record,
  status: 'finished',
  doc: { ...record.doc, finished: now, result: [...result] },
})

function appendOf(table: Table, line: Line, { record, advanced }: Added): Append {
  const append: Append = { table: table.id, line }
  if (record) append.row = writeRow(record)
  if (advanced.snapshot) append.snapshot = advanced.snapshot
  const job = jobOf({ turn: advanced.turn, record: record ?? table.record }, line.at)
  if (job === null ? table.job !== null : typeof table.job !== 'number' || job < table.job) append.job = job
  return append
}

/** When somebody has to look after the table: now for a bot, later for a clock, or never. */
export function jobOf(table: Pick<Table, 'turn' | 'record'>, now: number): number | null {
  const { turn, record } = table
  if (!turn || record.status !== 'playing') return null
  return botToMove(table) ? now : deadline(turn.clock, turn.thinking)
}
