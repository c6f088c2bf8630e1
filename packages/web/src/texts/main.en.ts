import type { CardTexts } from './cards/shape.ts'
import { events } from './events.en.ts'
import { goods } from './goods.en.ts'
import { majors } from './majors.en.ts'
import { moorActions, moorSpaces, moorWords } from './moor-actions.en.ts'
import { moorMajors } from './moor-majors.en.ts'
import { moves } from './moves.en.ts'
import { pages } from './pages.en.ts'
import { pluralsOf } from './plural.ts'
import { spaces } from './spaces.en.ts'
import { table } from './table.en.ts'
import { ui } from './ui.en.ts'

/** Everything the page says, in English. */
export default {
  lang: 'en',
  /** Words by number. */
  plural: pluralsOf('en'),
  /** Texts as this language sets them in type. */
  typeset: <T>(texts: T): T => texts,
  ui,
  goods,
  spaces: { ...spaces, ...moorSpaces },
  majors: { ...majors, ...moorMajors },
  /** The special actions of the Moor. */
  special: moorActions,
  /** What else there is in the Moor. */
  moor: moorWords,
  /** Hand cards come deck by deck, for the screens that show them. */
  cards: {} as CardTexts,
  events,
  moves,
  pages,
  table,
}
