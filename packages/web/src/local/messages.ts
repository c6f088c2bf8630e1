import type { Decision, Event, ExpressEvent, ExpressView, Obstacle, Outcome, RecordSeat, View } from '@furrow/engine'
import type { LogEntry } from './authority.ts'
import type { Catalogue } from './catalogue.ts'
import type { GameName, Options } from './options.ts'
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
  /** `of`: the name under which the game is kept; everything said about it carries the name. */
  | { ask: 'new'; of: string; options: Options }
  /** The same once more, with another seed. */
  | { ask: 'again'; of: string; seed: string }
  | { ask: 'resume'; of: string; stored: string }
  | { ask: 'leave' }
  /** `number`: how many lines the page has seen. A click on an old picture is not a move. */
  | { ask: 'play'; move: string; number: number }
  | { ask: 'undo' }
  | { ask: 'reset' }
  | { ask: 'end-turn' }
  /** This seat has the device now. */
  | { ask: 'take'; seat: number }
  | { ask: 'manners'; manners: Manners }
  /** With a view: at a table elsewhere, of which only that is known. */
  | { ask: 'preview'; id: number; move: string; at: Sight | null }
  | { ask: 'look'; id: number; at: Sight }
  | { ask: 'chapters'; id: number; game: GameName; log: readonly LogEntry[]; seat: number }
  | { ask: 'after'; id: number; at: Sight | null; move: string }
  /** What stands in the way of using a space. */
  | { ask: 'why'; id: number; at: Sight | null; space: string }
  | { ask: 'story'; id: number; stored: string }
  | { ask: 'frame'; id: number; stored: string; step: number; seat: number }
  | { ask: 'catalogue'; id: number }
  | { ask: 'deck'; id: number; players: number; cards: boolean; tile: boolean }

/** What each game shows and tells. */
export interface Seen {
  agricola: { view: View; event: Event }
  express: { view: ExpressView; event: ExpressEvent }
}

/** What somebody at a table elsewhere sees of it. */
export interface Sight {
  game: GameName
  view: Seen[GameName]['view']
}

/** What only the engine can say about such a table. */
export interface Insight {
  outcome: Outcome | null
  suggested: string[]
  /** What the seat may as well do at once, as it has no choice. */
  forced: string | null
  catalogue: Catalogue | null
}

/** How the moves of a game fall into parts. */
export interface Chapters {
  /** The steps after which rounds stand on the table, from round 1 on. */
  rounds: number[]
  /** The number of the move with which the last turn of a seat begins, as far as it may be taken back. */
  turn: number | null
}

/** What a table looks like after a move that is not played yet. */
export interface Aftermath {
  /** The turn is over with it: somebody else has to choose. */
  passes: boolean
  /** What is seen then; null where something comes to light that nobody can know yet. */
  view: Sight['view'] | null
}

/** The table as a seat may see it, and what it can do. */
interface UpdateOf<G extends GameName> {
  game: G
  /** The whole game as a text to be stored; null as long as the server keeps some of it to itself. */
  stored: string | null
  seats: readonly RecordSeat[]
  /** The seat of the only person at this device, whom the page calls "you". */
  you: number | null
  number: number
  /** The seat in front: the one that has the device, or has to get it. */
  human: number
  handover: number | null
  /** The turn is over as soon as the person says so. */
  held: boolean
  /** What is on the table, out of everything the seat may know. */
  view: Seen[G]['view']['table']
  seen: Seen[G]['view']
  /** The seat's question, if there is one now. */
  decision: Decision | null
  moves: readonly string[]
  extras: readonly string[]
  canUndo: boolean
  outcome: Outcome | null
  /** The moves in force. */
  log: readonly LogEntry<Seen[G]['event']>[]
}

export type Update = UpdateOf<'agricola'>
export type ExpressUpdate = UpdateOf<'express'>
export type AnyUpdate = Update | ExpressUpdate

/** An update on its way: the log from a line on; the lines before it stay. */
export interface News {
  update: AnyUpdate
  logFrom: number
}

export type Answer =
  | { answer: 'opened'; of: string; catalogue: Catalogue | null }
  | ({ answer: 'table'; of: string } & News)
  | { answer: 'suggested'; of: string; number: number; spaces: string[] }
  | { answer: 'refused'; of: string; message: string }
  | { answer: 'damaged'; of: string }
  | Reply

/** What was asked for with an id. */
export type Reply =
  /** There is no answer: something went wrong over the question. */
  | { answer: 'failed'; id: number; why: string }
  | { answer: 'preview'; id: number; events: Event[] | null }
  | { answer: 'look'; id: number; insight: Insight }
  | { answer: 'chapters'; id: number; chapters: Chapters }
  | { answer: 'after'; id: number; aftermath: Aftermath }
  | { answer: 'why'; id: number; obstacles: Obstacle[] }
  | { answer: 'story'; id: number; story: Story | null }
  | { answer: 'frame'; id: number; frame: Frame | null }
  | { answer: 'catalogue'; id: number; catalogue: Catalogue }
  | { answer: 'deck'; id: number; stages: string[][] }
