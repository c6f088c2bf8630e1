// What goes over the wire, as types. Nothing here needs Node: the page, tests and bot makers use it as it is.
// What comes in is described by the schemas that check it.
import type { Described } from '@furrow/engine/core'
import type { Static } from 'typebox'
import type * as schemas from '../wire/schemas.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Why something is not done: a code for programs, a sentence for people. */
export interface Refusal {
  code: string
  message: string
}

export interface Me {
  id: string
  name: string
  /** False while the name has not been claimed with a password. */
  claimed: boolean
  /** Is it the account of a program? Its name ends in [bot]. */
  program?: true
  /** Do they run the house? */
  admin?: true
}

/** Somebody who has just claimed a name or set a new password: the code with which they get back in is told this once. */
export type Recovered = Me & { recovery: string }

/** What the site is and has. */
export interface SiteInfo {
  name: string | null
  imprint: boolean
  privacy: boolean
  signUps: 'open' | 'invited' | 'closed'
  guests: boolean
  chat: boolean
  /** Can it send mail? */
  mail: boolean
}

/** Where somebody gets mail. */
export interface MailInfo {
  address: string
  /** Have they shown that it is theirs? Before that nothing else is sent there. */
  confirmed: boolean
  /** Do they hear when it is their turn in a game over days? */
  turns: boolean
}

/** A solo series as a device keeps it, in a text of its own, and when it last changed. */
export interface KeptSeries {
  series: string
  changed: number
}

export interface SessionInfo {
  id: string
  device: string
  created: number
  seen: number
  /** The session that is asking. */
  current: boolean
}

/** How long people may think: as they like, with a clock for each seat, or so many days for each turn. */
export type Pace = Static<typeof schemas.Pace>

/** A program that somebody has made; `seen`: when it last came, null if its token opens nothing any more. */
export interface ProgramInfo {
  id: string
  name: string
  created: number
  seen: number | null
}

/** Who sits where. `bot` beside a person: a bot plays for them until they take the seat back. */
export type SeatInfo =
  | {
      kind: 'person'
      name: string
      me: boolean
      bot: string | null
      /** A program of somebody's sits there, with an account of its own. */
      program?: true
    }
  | { kind: 'open' }
  | { kind: 'invited'; name: string | null; me: boolean }
  | { kind: 'bot'; name: string; level: string }

export const KNOWN = ['game', 'seed', 'hands'] as const
export type Known = (typeof KNOWN)[number]

export type TableStatus = 'waiting' | 'playing' | 'finished' | 'closed'

export interface TableInfo {
  id: string
  /** To be said aloud; only for those who sit there and the host. */
  code: string | null
  game: string
  rules: number
  setup: Json
  /**
   * What somebody may know of the game before it begins: `game`, a finished game is played once more with the same seed;
   * `seed`, the host has chosen the seed; `hands`, the host has chosen the hands.
   */
  known: Known[]
  /** Told when the game is over. */
  seed: string | null
  status: TableStatus
  public: boolean
  /** May pages mark what is worth a look? */
  suggestions: boolean
  /** May moves be taken back, as far as the rules of taking back go? */
  undo: boolean
  pace: Pace
  seats: SeatInfo[]
  host: boolean
  /** My seat, or null. */
  seat: number | null
  /** For the link; only for those who sit there and the host. */
  invite: string | null
  created: number
  started: number | null
  finished: number | null
  result: { total: number; rank: number }[] | null
  rematch: string | null
}

/** A table as its host knows it. */
export type HostedTable = TableInfo & { code: string; invite: string }

/** A table in a list. */
export interface TableEntry extends TableInfo {
  /** My seat has to choose now, and no bot does it for me. */
  yourTurn: boolean
  /** When the table (not its game) last changed. Lists begin with the newest. */
  changed: number
}

/** So many lines of a log come at once. */
export const LOG_PAGE = 500

/** A line of a table's log. */
export type LogLine = { number: number; at: number } & (
  | { kind: 'start' }
  | { kind: 'move'; seat: number; move: string; events: Json[]; bot?: boolean }
  /** Takes back the move of that number and those after it. */
  | { kind: 'undo'; seat: number; move: number }
  /** `bot` and `freed`: the host put a bot on a free seat before the start, or took it away again. */
  | {
      kind: 'seat'
      seat: number
      why: 'joined' | 'left' | 'bot' | 'freed' | 'handed' | 'absent' | 'late' | 'back' | 'deleted'
    }
  /** `forgotten`: somebody who only set the table up has deleted their account; `renamed`: an administrator gave somebody another name. */
  | { kind: 'table'; what: 'invitation' | 'closed' | 'rematch' | 'forgotten' | 'renamed' }
)

export interface Decision {
  seat: number
  ask: string
  about: string | null
}

/** The question a seat has to answer, with every answer; what is played is the `text` of one. */
export interface Ask {
  decision: Decision
  moves: readonly Described[]
  extras: readonly Described[]
  proposal: Described | null
}

/** A line of the stream of questions: one that a program has to answer, or the end. */
export type Question =
  | ({ table: string; game: string; seat: number; number: number; view: Json | null; clock: Clock | null } & Ask)
  | { table: string; over: true; result: TableInfo['result'] }

/** The clocks: what each seat has left, and since when the time of those who have to choose is running. */
export interface Clock {
  left: number[]
  since: number
}

export interface ChatLine {
  number: number
  at: number
  /** Those who sit there and those who watch talk apart. */
  room: 'table' | 'spectators'
  name: string
  me: boolean
  text: string
}

/** What changes with every line. */
export interface Moment {
  number: number
  decisions: Decision[]
  ask: Ask | null
  /** The number of the move that can be taken back now, or null. */
  undo: number | null
  clock: Clock | null
}

/** The game as it was after a line: what the asking person may know of it, and who had to choose. */
export interface PastMoment {
  number: number
  view: Json
  decisions: Decision[]
}

/** [path, value] sets, [path] takes away: a key, or everything from an index on. */
export type Change = [path: (string | number)[], value?: Json]

/** What the server says. */
export type ServerMessage =
  | { type: 'hello'; me: Me; heartbeat: number }
  | ({
      type: 'table'
      table: string
      /** The server's time in ms: `clock.since` and the `at` of lines are told in it. */
      now: number
      info: TableInfo
      /** Exactly what this seat or the public may know; null before the start. */
      view: Json | null
      /** The lines after the number that was asked from. */
      log: LogLine[]
      chat: ChatLine[]
      presence: Presence
    } & Moment)
  | ({ type: 'update'; table: string; from: number; line: LogLine; changes: Change[]; info?: TableInfo } & Moment)
  | { type: 'chat'; table: string; chat: ChatLine }
  /** What was said under these numbers is gone. */
  | { type: 'unsaid'; table: string; numbers: number[] }
  | ({ type: 'presence'; table: string } & Presence)
  | { type: 'done'; command: string; number: number }
  | { type: 'refused'; command: string | null; code: string; message: string }
  | { type: 'left'; table: string }
  | { type: 'pong' }
  | { type: 'bye'; message: string }

export interface Presence {
  /** Seat by seat: is somebody there? */
  seats: boolean[]
  spectators: number
}

/** What a client says. `command` is chosen by the client: the same one sent again is the same move. */
export type ClientMessage = Static<typeof schemas.Message>

export type SeatWish = Static<typeof schemas.SeatWish>
export type NewTable = Static<typeof schemas.NewTable>
