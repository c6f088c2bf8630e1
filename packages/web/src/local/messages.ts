import type { Event, Obstacle } from '@furrow/engine/agricola'
import type { Box, Wished } from '../contract/box.ts'
import type { AnyCatalogue, Catalogue } from '../contract/catalogue.ts'
import type { Aftermath, BareSight, Chapters, Insight, Sight } from '../contract/insight.ts'
import type { Manners } from '../contract/manners.ts'
import type { GameName, Options } from '../contract/options.ts'
import type { SeriesNow, SeriesStep } from '../contract/series.ts'
import type { Moment, Story } from '../contract/story.ts'
import type { AnyUpdate, LogEntry } from '../contract/update.ts'

/** What the page asks of the local table; what carries an `id` is answered under that id. */
export type Ask =
  /** `of`: the name under which the game is kept; everything said about it carries the name. */
  | { ask: 'new'; of: string; options: Options }
  /** The same once more, with another seed. */
  | { ask: 'rematch'; of: string; seed: string }
  | { ask: 'resume'; of: string; stored: string }
  | { ask: 'leave' }
  /** `number`: how many lines the page has seen. A click on an old picture is not a move. */
  /** `shown`: the page shows already what comes of it, since it was foreseen. */
  | { ask: 'play'; move: string; number: number; shown?: boolean }
  | { ask: 'undo' }
  | { ask: 'reset' }
  | { ask: 'end-turn' }
  /** Nobody has the table in view: whoever comes back has to take the device first, where there is something to hide. */
  | { ask: 'put-down' }
  /** This seat has the device now. */
  | { ask: 'take'; seat: number }
  | { ask: 'manners'; manners: Manners }
  /** With a view: at a table elsewhere, of which only that is known. */
  | { ask: 'preview'; id: number; move: string; at: Sight | null }
  /** All that is seen of a table elsewhere. */
  | { ask: 'whole'; id: number; at: BareSight }
  /** `suggests`: also what is worth a look. */
  | { ask: 'look'; id: number; at: Sight; suggests: boolean }
  | { ask: 'chapters'; id: number; game: GameName; log: readonly LogEntry[]; seat: number }
  | { ask: 'after'; id: number; at: Sight | null; move: string }
  /** What the page will be told if this move is played, so that it can show it at once. */
  | { ask: 'foresee'; id: number; move: string; number: number }
  /** What stands in the way of using a space. */
  | { ask: 'why'; id: number; at: Sight | null; space: string }
  | { ask: 'story'; id: number; stored: string }
  | { ask: 'moment'; id: number; stored: string; step: number; seat: number }
  | { ask: 'catalogue'; id: number }
  | { ask: 'series'; id: number; step: SeriesStep }
  | { ask: 'box'; id: number; of: Wished }

/** An update on its way: the log from a line on; the lines before it stay. */
export interface News {
  update: AnyUpdate
  logFrom: number
}

export type Answer =
  | { answer: 'opened'; of: string; catalogue: AnyCatalogue }
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
  | { answer: 'whole'; id: number; view: Sight['view'] }
  | { answer: 'look'; id: number; insight: Insight }
  | { answer: 'chapters'; id: number; chapters: Chapters }
  | { answer: 'after'; id: number; aftermath: Aftermath }
  /** Null where nobody may know before the move is played, or nobody can. */
  | { answer: 'foreseen'; id: number; news: News | null }
  | { answer: 'why'; id: number; obstacles: Obstacle[] }
  | { answer: 'story'; id: number; story: Story | null }
  | { answer: 'moment'; id: number; moment: Moment | null }
  | { answer: 'catalogue'; id: number; catalogue: Catalogue }
  | { answer: 'series'; id: number; now: SeriesNow | null }
  | { answer: 'box'; id: number; box: Box }
