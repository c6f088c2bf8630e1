// What the server remembers, whatever remembers it. Texts are kept as they are given: a store knows no game and no table.
import type { Rate } from '../wire/limits.ts'
import type { AdminStore } from './admin-store.ts'
import type { UpkeepStore } from './upkeep-store.ts'

/** What lists and links need to know of a table; the rest is in `doc`. */
export interface TableRow {
  id: string
  /** Short, to be said aloud. */
  code: string
  /** Long, for the invitation link. */
  invite: string
  status: 'waiting' | 'playing' | 'finished' | 'closed'
  /** Does it stand in the public lists? */
  listed: boolean
  /** When this row was last written. */
  changed: number
  /** Who finds the table among their own. */
  people: readonly string[]
  doc: string
}

/** A line of a table's log. Lines are numbered from 1 without gaps. */
export interface Line {
  number: number
  at: number
  body: string
}

/** Where a table stood after a line, so that nobody has to begin at the beginning. */
export interface Snapshot {
  number: number
  body: string
}

export interface StoredTable {
  row: TableRow
  snapshot: Snapshot | null
  /** The lines after the snapshot. */
  lines: Line[]
}

/** One step of a table: a line, and what changes with it. All of it is kept, or nothing. */
export interface Append {
  table: string
  line: Line
  row?: TableRow | undefined
  snapshot?: Snapshot | undefined
  /** When somebody has to look after the table (a bot's turn, a clock): a time, null for never, undefined for as before. */
  job?: number | null | undefined
}

export interface Job {
  table: string
  at: number
}

export interface ChatRow {
  table: string
  number: number
  at: number
  person: string
  body: string
}

export interface PersonRow {
  id: string
  name: string
  /** The name in the form in which it is unique, once it is claimed with a password. */
  key: string | null
  password: string | null
  created: number
}

export interface SeriesRow {
  changed: number
  body: string
}

export interface SessionRow {
  id: string
  person: string
  created: number
  seen: number
  device: string
}

export interface ListQuery {
  person?: string | undefined
  status?: readonly TableRow['status'][] | undefined
  listed?: boolean | undefined
  /** Only rows that come after this one in the list: newest first, those of one moment by id. */
  before?: Pick<TableRow, 'changed' | 'id'> | undefined
  limit: number
}

/** The store holds something that this program is too old to understand, or somebody else is using it. */
export class StoreRefusal extends Error {}

/** The store cannot be reached now: it is away, or somebody else has locked it. Whether a change was kept is not known. */
export class StoreFailure extends Error {}

export interface Store extends AdminStore, UpkeepStore {
  readonly kind: 'sqlite' | 'postgres'
  /** False if there is a table of that id. */
  createTable(row: TableRow): Promise<boolean>
  /** As it stood in one moment, whatever is written meanwhile. */
  table(id: string): Promise<StoredTable | null>
  /** The lines above `after`, and the row as it is with the last of them. */
  since(id: string, after: number): Promise<Omit<StoredTable, 'snapshot'> | null>
  row(id: string): Promise<TableRow | null>
  tableByCode(code: string): Promise<string | null>
  tableByInvite(invite: string): Promise<string | null>
  list(query: ListQuery): Promise<TableRow[]>
  /** Which of the next tables after this id, at most `limit`, mention a text in their `doc`; `last` leads on. */
  tablesWith(text: string, after: string, limit: number): Promise<{ found: string[]; last: string | null }>
  /** The lines with numbers above `after`, at most `limit` of them. */
  lines(table: string, after: number, limit: number): Promise<Line[]>
  /** The last numbers of these tables. */
  heads(tables: readonly string[]): Promise<Map<string, number>>
  /** The last line of each of these tables that has one. */
  lastLines(tables: readonly string[]): Promise<Map<string, Line>>
  /** False if the number is taken: somebody else was faster. */
  append(step: Append): Promise<boolean>

  /** False if the number is taken. */
  say(chat: ChatRow): Promise<boolean>
  chat(table: string, after: number, limit: number): Promise<ChatRow[]>
  lastChat(table: string): Promise<number>
  /** The same of many tables; those without any are left out. */
  chatHeads(tables: readonly string[]): Promise<Map<string, number>>

  /** Takes up to `limit` tables whose job is due and that nobody holds, until the given moment. */
  takeJobs(owner: string, now: number, until: number, limit: number): Promise<Job[]>
  /** Takes or keeps one table's job; false if somebody else holds it. */
  holdJob(table: string, owner: string, now: number, until: number): Promise<boolean>
  /** Puts a job off, or ends it with null, unless a step has set it anew meanwhile. */
  moveJob(job: Job, to: number | null): Promise<void>
  /** Whatever the owner holds is due for anybody from this moment on. */
  releaseJobs(owner: string, now: number): Promise<void>

  /** Takes so much from what the key may still spend at this rate, for all processes together; false if there is too little. */
  spend(key: string, rate: Rate, cost: number): Promise<boolean>

  /** What is kept under the key; `first` is kept if there is nothing yet. */
  setting(key: string, first: string): Promise<string>
  createPerson(person: PersonRow, session: SessionRow): Promise<void>
  person(id: string): Promise<PersonRow | null>
  personByKey(key: string): Promise<PersonRow | null>
  /** False if the key is somebody else's. */
  savePerson(person: PersonRow): Promise<boolean>
  /** With the person go sessions, what they said (its places stay, empty) and the places in lists. */
  deletePerson(id: string): Promise<void>
  /** The person's solo series, as text, and when it last changed. */
  series(person: string): Promise<SeriesRow | null>
  /** Keeps the later of the two, and gives it. */
  keepSeries(person: string, series: SeriesRow): Promise<SeriesRow>
  /** Who has made a program, and the programs that somebody has made, the newest first. */
  keepMaker(program: string, maker: string): Promise<void>
  programsOf(maker: string): Promise<PersonRow[]>
  chatOf(person: string): Promise<ChatRow[]>
  createSession(session: SessionRow): Promise<void>
  session(id: string): Promise<SessionRow | null>
  sessions(person: string): Promise<SessionRow[]>
  /** Those of the sessions that are not ended. */
  openSessions(ids: readonly string[]): Promise<Set<string>>
  touchSession(id: string, seen: number): Promise<void>
  endSession(id: string): Promise<void>

  counts(): Promise<{ tables: number; people: number }>
  /** Another process has written: the table stands at this number now (-1: look for yourself). */
  hear(listener: (table: string, number: number) => void): void
  /** Are the other processes heard? Once they are again, whatever they said meanwhile was missed. */
  onHearing(listener: (hears: boolean) => void): void
  /** The store will never answer again, and why. */
  onGone(listener: (why: string) => void): void
  /** Carries out what another process on this machine asks for, and answers it. */
  onOrder(carryOut: (order: string) => Promise<string>): void
  /** The data was put back to a backup: nothing that is in memory counts any more. */
  onRestored(listener: () => void): void
  /** Says something to the other processes that is not worth keeping. */
  whisper(text: string): void
  overhear(listener: (text: string) => void): void
  /** Finishes what was begun. */
  close(): Promise<void>
}
