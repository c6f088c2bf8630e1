import { cards } from './cards.en.ts'
import { events } from './events.en.ts'
import { goodsEn as goods } from './goods.ts'
import { majors } from './majors.en.ts'
import { moves } from './moves.en.ts'
import { pages } from './pages.en.ts'
import { spaces } from './spaces.en.ts'
import { table } from './table.en.ts'
import { ui } from './ui.en.ts'

/** Everything the page says, in English. */
export const en = { lang: 'en', ui, goods, spaces, majors, cards, events, moves, pages, table }
