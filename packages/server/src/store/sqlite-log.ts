// The lines of all tables in one file.
//
// New lines of all tables go one after the other into `journal`, so that a commit touches few pages however many
// tables it serves. Later a table's lines are gathered into packed chunks, and the journal is cut off behind.
// What has not been gathered is kept in memory, and read back from the journal at the start.
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { packLines, unpackLines } from './pack.ts'
import type { Line } from './store.ts'

interface Tail {
  last: number
  /** Not in a chunk yet. */
  lines: Line[]
  /** Where the first of these lines stands in the journal. */
  since: number
}

/** How long the journal may become; then its older half is cut off. */
const JOURNAL = 200_000
/** So many tables are looked at with one commit to cut it off, and so many lines go: nobody waits for all of it. */
const TABLES_AT_ONCE = 20
const LINES_AT_ONCE = 1000
/** How many tables without waiting lines are remembered. */
const REMEMBERED = 20_000

export class SqliteLog {
  readonly #tails = new Map<string, Tail>()
  readonly #insert: StatementSync
  readonly #insertChunk: StatementSync
  readonly #lastChunk: StatementSync
  readonly #chunksAfter: StatementSync
  readonly #cutOff: StatementSync
  readonly #db: DatabaseSync
  readonly #most: number
  #first = 1
  #next = 1
  /** The journal is being cut off before this line, and these tables have not been looked at yet. */
  #cut: { before: number; tables: string[] } | null = null

  constructor(db: DatabaseSync, most: number = JOURNAL) {
    this.#db = db
    this.#cutOff = db.prepare('DELETE FROM journal WHERE id < ?')
    this.#most = most
    this.#insert = db.prepare('INSERT INTO journal VALUES (?, ?, ?, ?, ?)')
    this.#insertChunk = db.prepare('INSERT INTO chunks VALUES (?, ?, ?, ?)')
    this.#lastChunk = db.prepare('SELECT last FROM chunks WHERE table_id = ? ORDER BY first DESC LIMIT 1')
    this.#chunksAfter = db.prepare('SELECT first, body FROM chunks WHERE table_id = ? AND last > ? ORDER BY first')
    this.reload()
  }

  /** Reads the journal: what stands in the file counts. */
  reload(): void {
    this.#tails.clear()
    this.#cut = null
    this.#first = 1
    this.#next = 1
    let seen = 0
    for (const row of this.#db.prepare('SELECT * FROM journal ORDER BY id').iterate()) {
      const { id, table_id, number, at, body } = row as unknown as JournalRow
      if (seen++ === 0) this.#first = id
      this.#next = id + 1
      const tail = this.#tail(table_id)
      if (number <= tail.last) continue // gathered already
      if (tail.lines.length === 0) tail.since = id
      tail.lines.push({ number, at, body })
      tail.last = number
    }
  }

  /** False if the line is not the next one. */
  append(table: string, { number, at, body }: Line): boolean {
    const tail = this.#tail(table)
    if (number !== tail.last + 1) return false
    const id = this.#next++
    this.#insert.run(id, table, number, at, body)
    if (tail.lines.length === 0) tail.since = id
    tail.lines.push({ number, at, body })
    tail.last = number
    return true
  }

  /** Gathers what waits of a table into a chunk. */
  gather(table: string): void {
    const { lines, last } = this.#tail(table)
    const [first] = lines
    if (!first) return
    this.#insertChunk.run(table, first.number, last, packLines(lines))
    this.#tails.set(table, { last, lines: [], since: 0 })
  }

  /** The table is no more. */
  drop(table: string): void {
    // To look through the journal takes long, and what is old has left it.
    if (this.#isInJournal(table)) this.#db.prepare('DELETE FROM journal WHERE table_id = ?').run(table)
    this.#db.prepare('DELETE FROM chunks WHERE table_id = ?').run(table)
    this.#tails.delete(table)
  }

  lines(table: string, after: number, limit: number): Line[] {
    const tail = this.#tail(table)
    if (after >= tail.last) return []
    const out: Line[] = []
    if (after < (tail.lines[0]?.number ?? tail.last + 1) - 1)
      for (const row of this.#chunksAfter.iterate(table, after)) {
        const { first, body } = row as unknown as { first: number; body: Uint8Array }
        out.push(...unpackLines(first, body))
        if ((out.at(-1)?.number ?? after) - after >= limit) break
      }
    out.push(...tail.lines)
    return out.filter(({ number }) => number > after).slice(0, limit)
  }

  last(table: string): number {
    return this.#tail(table).last
  }

  lastLine(table: string): Line | undefined {
    const { lines, last } = this.#tail(table)
    return lines.at(-1) ?? this.lines(table, last - 1, 1)[0]
  }

  /** Keeps the journal short, a little with every commit. */
  trim(): void {
    if (!this.#cut && this.#next - this.#first > this.#most)
      this.#cut = { before: this.#next - Math.floor(this.#most / 2), tables: [...this.#tails.keys()] }
    if (!this.#cut) return
    const { before, tables } = this.#cut
    // Tables that come later have nothing in it that old.
    for (const table of tables.splice(0, TABLES_AT_ONCE)) this.#putAway(table, before)
    if (tables.length === 0) this.#cutLines(before)
  }

  #putAway(table: string, before: number): void {
    const { lines, since } = this.#tails.get(table) ?? { lines: [], since: 0 }
    if (lines.length > 0 && since < before) this.gather(table)
    else if (lines.length === 0 && this.#tails.size > REMEMBERED) this.#tails.delete(table)
  }

  /** Every line before that one is in a chunk. */
  #cutLines(before: number): void {
    this.#first = Math.min(before, this.#first + LINES_AT_ONCE)
    this.#cutOff.run(this.#first)
    if (this.#first === before) this.#cut = null
  }

  /** Lines stand there as they came: a table whose last line is older than the first one there has none. */
  #isInJournal(table: string): boolean {
    const first = this.#db.prepare('SELECT at FROM journal ORDER BY id LIMIT 1').get()
    const last = this.lastLine(table)
    return first !== undefined && last !== undefined && last.at >= Number(first.at)
  }

  #tail(table: string): Tail {
    let tail = this.#tails.get(table)
    if (!tail) {
      const chunk = this.#lastChunk.get(table) as { last: number } | undefined
      tail = { last: chunk?.last ?? 0, lines: [], since: 0 }
      this.#tails.set(table, tail)
    }
    return tail
  }
}

interface JournalRow {
  id: number
  table_id: string
  number: number
  at: number
  body: string
}
