import { cards } from './cards.fr.ts'
import { espaces } from './espaces.ts'
import { events } from './events.fr.ts'
import { goodsFr as goods } from './goods.ts'
import { majors } from './majors.fr.ts'
import { moves } from './moves.fr.ts'
import { pages } from './pages.fr.ts'
import { spaces } from './spaces.fr.ts'
import { table } from './table.fr.ts'
import type { Texts } from './texts.ts'
import { ui } from './ui.fr.ts'

/** Tout ce que dit la page, en français. */
export const fr: Texts = espaces({ lang: 'fr', ui, goods, spaces, majors, cards, events, moves, pages, table })
