import { espaces } from './espaces.ts'
import { events } from './events.fr.ts'
import { goods } from './goods.fr.ts'
import { majors } from './majors.fr.ts'
import { moorActions, moorSpaces, moorWords } from './moor-actions.fr.ts'
import { moorMajors } from './moor-majors.fr.ts'
import { moves } from './moves.fr.ts'
import { pages } from './pages.fr.ts'
import { pluralsOf } from './plural.ts'
import { spaces } from './spaces.fr.ts'
import { table } from './table.fr.ts'
import type { Texts } from './texts.ts'
import { ui } from './ui.fr.ts'

/** Tout ce que dit la page, en français. */
const fr: Texts = {
  lang: 'fr',
  plural: pluralsOf('fr'),
  typeset: espaces,
  cards: {},
  ...espaces({
    ui,
    goods,
    spaces: { ...spaces, ...moorSpaces },
    majors: { ...majors, ...moorMajors },
    special: moorActions,
    moor: moorWords,
    events,
    moves,
    pages,
    table,
  }),
}

export default fr
