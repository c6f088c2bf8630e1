import type { Decision, Event, Outcome, RecordSeat, TableView } from '@furrow/engine'
import type { LogEntry } from './authority.ts'
import type { Catalogue } from './catalogue.ts'
import type { Options } from './options.ts'
import type { Frame, Story } from './story.ts'

/** How long bots wait before they move, so that one can follow them and take back a slip. */
export type Pace = 'calm' | 'brisk' | 'instant'

/** How the table treats the people at it. */
export interface Manners {
  pace: Pace
  /** Mark spaces that are worth a look. */
  hints: boolean
  /** Play what there is no choice about. */
  forced: boolean
  /** A turn ends when the person says so, not by itself. */
  hold: boolean
}

/** What the page asks of the local table; what carries an `id` is answered under that id. */
export type Ask =
  | { ask: 'new'; options: Options }
  | { ask: 'resume'; stored: string }
  | { ask: 'leave' }
  /** `number`: how many lines the page has seen. A click on an old picture is not a move. */
  | { ask: 'play'; move: string; number: number }
  | { ask: 'undo' }
  | { ask: 'reset' }
  | { ask: 'end-turn' }
  /** This seat has the device now. */
  | { ask: 'take'; seat: number }
  | { ask: 'manners'; manners: Manners }
  | { ask: 'preview'; id: number; move: string }
  | { ask: 'story'; id: number; stored: string }
  | { ask: 'frame'; id: number; stored: string; step: number; seat: number }
  | { ask: 'catalogue'; id: number }
  | { ask: 'deck'; id: number; players: number; cards: boolean; tile: boolean }

/** The table as the seat that has the device may see it, and what it can do. */
export interface Update {
  /** The whole game as a text to be stored. */
  stored: string
  options: Options
  seats: readonly RecordSeat[]
  number: number
  /** The seat that has the device, or has to get it. */
  human: number
  handover: number | null
  /** The turn is over as soon as the person says so. */
  held: boolean
  view: TableView
  /** The seat's question, if there is one now. */
  decision: Decision | null
  moves: string[]
  extras: string[]
  canUndo: boolean
  outcome: Outcome | null
  /** The log from this line on; the lines before it stay. */
  logFrom: number
  log: LogEntry[]
}

export type Answer =
  | { answer: 'opened'; catalogue: Catalogue }
  | { answer: 'table'; update: Update }
  | { answer: 'suggested'; number: number; spaces: string[] }
  | { answer: 'refused'; message: string }
  | { answer: 'damaged' }
  | Reply

/** What was asked for with an id. */
export type Reply =
  | { answer: 'preview'; id: number; events: Event[] | null }
  | { answer: 'story'; id: number; story: Story | null }
  | { answer: 'frame'; id: number; frame: Frame | null }
  | { answer: 'catalogue'; id: number; catalogue: Catalogue }
  | { answer: 'deck'; id: number; stages: string[][] }
