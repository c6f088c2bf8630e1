// What administrators are told, as types. Nothing here needs Node.
import type { Pace, TableStatus } from './types.ts'

export interface AdminPerson {
  id: string
  name: string
  kind: 'claimed' | 'guest' | 'program'
  created: number
  /** When they were last here. */
  seen: number | null
  marks: { mark: 'admin' | 'banned' | 'muted'; until: number | null; note: string }[]
}

/** A table without anything of its game. */
export interface AdminTable {
  id: string
  game: string
  status: TableStatus
  public: boolean
  pace: Pace
  created: number
  changed: number
  seats: {
    kind: 'person' | 'open' | 'invited' | 'bot'
    name: string | null
    person: string | null
    bot: string | null
  }[]
}

export interface AdminLine {
  number: number
  at: number
  person: string
  name: string
  room: 'table' | 'spectators'
  text: string
}

export interface AdminInvitation {
  id: string
  made: number
  until: number | null
  uses: number
  note: string
}

export interface AdminReport {
  id: string
  at: number
  by: { id: string; name: string }
  about: { id: string; name: string }
  table: string
  line: number | null
  /** What was said, as it was when it was reported. */
  said: string | null
  note: string
  closed: number | null
}

export interface AdminNote {
  id: number
  at: number
  kind: 'deed' | 'refused'
  /** Empty on the machine itself. */
  actor: string
  actorName: string
  what: string
  about: string
  name: string
  more: string
}

export interface AdminUsage {
  people: { claimed: number; guests: number; programs: number }
  active: { day: number; week: number }
  tables: { waiting: number; playing: number; finished: number; closed: number }
  chat: number
  reports: number
  bytes: number
}

/** What each verb of `furrow admin` answers. */
export interface AdminAnswers {
  people: AdminPerson[]
  rename: { name: string }
  ban: { name: string; until: number | null }
  unban: { name: string }
  mute: { name: string; until: number | null }
  unmute: { name: string }
  'make-admin': { name: string }
  'unmake-admin': { name: string }
  'end-sessions': { name: string; ended: number }
  'delete-person': { name: string }
  'password-link': { name: string; link: string; until: number }
  tables: AdminTable[]
  'close-table': { id: string }
  'delete-table': { id: string }
  talk: AdminLine[]
  'delete-line': { table: string; number: number }
  invite: { link: string; until: number; uses: number }
  invitations: AdminInvitation[]
  withdraw: { id: string }
  reports: AdminReport[]
  'close-report': { id: string }
  log: AdminNote[]
  usage: AdminUsage
}
