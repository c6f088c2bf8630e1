// The authority: loads tables, adds lines to them (check, store, publish), and lets idle ones go.
import { newId } from '../ids.ts'
import { Refused } from '../refused.ts'
import type { Append, Line, Store } from '../store/store.ts'
import { hearChat } from './chat.ts'
import { deadline } from './clock.ts'
import { Desk } from './desk.ts'
import { readRow, type TableRecord, writeRow } from './doc.ts'
import { LONGEST, mustFit } from './length.ts'
import { type LineBody, readBody, tellLine } from './line.ts'
import { tableFrom } from './load.ts'
import { beginOverdue } from './lobby.ts'
import { after, type Final, finalOf, type Position, startPosition, takeSnapshot, thinking } from './position.ts'
import { atTable, botToMove, forgetOld, remember, type Table } from './table.ts'
import { publish } from './updates.ts'
import { turnOut } from './watch.ts'

/** After so many lines the next one brings a snapshot. */
const SNAPSHOT_EVERY = 48
const RACES = 20
const IDLE_MS = 60_000
const LOOK_MS = 15_000
/** A game that is over, and that nobody looks at, does not stay as long as others. */
const OVER_MS = 5000
const ACTIVE_MS = 300_000

/** A line to be added, and how the table stands after it. */
export interface Step {
  body: LineBody
  /** Undefined: as it was. */
  position?: Position
  record?: TableRecord
  final?: Final | undefined
}

export class Tables {
  readonly store: Store
  readonly live = new Map<string, Table>()
  readonly #loading = new Map<string, Promise<Table | null>>()
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

  constructor(store: Store, idleMs: number = IDLE_MS, now: () => number = Date.now) {
    this.store = store
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
    const stored = await this.store.table(id)
    if (!stored) return null
    const table = tableFrom(stored, this.now)
    this.live.set(id, table)
    this.onChange(table)
    await beginOverdue(this, table)
    return table
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
        mustFit(table.number, prepared.body, this.longest)
        const step = whole(table, prepared, now)
        const line: Line = { number: table.number + 1, at: now, body: JSON.stringify(step.body) }
        const append = appendOf(table, line, step)
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
          this.#adopt(table, line, step)
          table.moved = now
          this.onTurn(table, step.body.turn ?? [])
          return line.number
        }
        await this.#readOn(table)
      }
      throw new Refused('stale', 'The table is too busy at the moment. Please try again.')
    })
  }

  #adopt(table: Table, line: Line, { body, position, record, final }: Step): void {
    this.lines++
    const { played, position: was, final: ended } = table
    table.number = line.number
    remember(table, line.number, body)
    forgetOld(table)
    if (position) table.position = position
    if (record) {
      table.record = record
      turnOut(this, table)
    }
    if (final) table.final = final
    publish(table, { played, position: was, final: ended }, tellLine(line, body), record !== undefined)
    this.onChange(table)
  }

  /** Takes in what other processes have added. */
  async #readOn(table: Table): Promise<void> {
    const news = await this.store.since(table.id, table.number)
    if (!news) return
    const lines = news.lines.map((line) => ({ line, body: readBody(line) }))
    // The row is as the last line that wrote it has left it: before that line it would tell what has not happened yet.
    const written = lines.findLast(({ body }) => body.doc)?.line
    const record = readRow(news.row)
    for (const { line, body } of lines) {
      const step: Step = { body, ...(line === written && { record }) }
      const { doc } = step.record ?? table.record
      if (body.kind === 'start')
        step.position = startPosition(table.played, record.doc, line.number, line.at, body.bots)
      else if (table.position) step.position = after(table.played, doc, table.position, line.number, line.at, body)
      if (step.record?.status === 'finished' && step.position) step.final = finalOf(table.played, step.position.state)
      table.job = undefined
      table.moved = null
      this.#adopt(table, line, step)
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
  }

  /** How many tables have their last line from here, of the last minutes: each is counted at one process. */
  active(): number {
    const since = this.now() - ACTIVE_MS
    return [...this.live.values()].filter(({ moved }) => moved !== null && moved > since).length
  }

  #letGo(): void {
    const now = this.now()
    for (const table of this.live.values()) {
      const stays = table.final ? Math.min(OVER_MS, this.#idleMs) : this.#idleMs
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

/** With whose turn it is afterwards; and the clock goes on with every line, also one that is no move. */
function whole(table: Table, step: Step, now: number): Step {
  const { played, record, number } = table
  const at = record.status === 'playing' ? table.position : null
  const position = step.position ?? (at && after(played, record.doc, at, number + 1, now, step.body))
  const full: Step = { ...step, ...(position && { position }) }
  return { ...full, body: { ...step.body, turn: turnAfter(table, full) } }
}

function appendOf(table: Table, line: Line, step: Step): Append {
  const append: Append = { table: table.id, line }
  if (step.record) append.row = writeRow(step.record)
  if (step.final) append.snapshot = { number: line.number, body: JSON.stringify(step.final) }
  else if (step.position && line.number - table.snapshotNumber >= SNAPSHOT_EVERY)
    append.snapshot = takeSnapshot(table.played, step.position)
  const job = jobOf(table, step, line.at)
  if (job === null ? table.job !== null : typeof table.job !== 'number' || job < table.job) append.job = job
  return append
}

/** The seats that have to choose when the step is done. */
function turnAfter(table: Table, { position, record }: Step): number[] {
  const at = position ?? table.position
  if (!at || (record ?? table.record).status !== 'playing') return []
  return table.played.game.decisions(at.state).map(({ seat }) => seat)
}

/** When somebody has to look after the table: now for a bot, later for a clock, or never. */
export function jobOf(table: Table, { position, record }: Step, now: number): number | null {
  const { played } = table
  const next = { played, position: position ?? table.position, record: record ?? table.record }
  if (!next.position || next.record.status !== 'playing') return null
  if (botToMove(next)) return now
  return deadline(next.position.clock, thinking(next.played, next.position))
}
