import type { Decision, Event, Outcome, TableView } from '@furrow/engine'
import type { LogEntry } from './authority.ts'
import type { Catalogue } from './catalogue.ts'
import type { Options } from './options.ts'

/** How long bots wait before they move, so that one can follow them and take back a slip. */
export type Pace = 'calm' | 'brisk' | 'instant'

/** What the page asks of the local table. */
export type Ask =
  | { ask: 'new'; options: Options }
  | { ask: 'resume'; stored: string }
  /** `number`: how many lines the page has seen. A click on an old picture is not a move. */
  | { ask: 'play'; move: string; number: number }
  | { ask: 'undo' }
  | { ask: 'preview'; id: number; move: string }
  | { ask: 'pace'; pace: Pace }

/** The table as the person may see it, and what they can do. */
export interface Update {
  /** The whole game as a text to be stored. */
  stored: string
  options: Options
  names: string[]
  number: number
  human: number
  view: TableView
  /** The person's question, if there is one now. */
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
  | { answer: 'refused'; message: string }
  | { answer: 'damaged' }
  | { answer: 'preview'; id: number; events: Event[] | null }
