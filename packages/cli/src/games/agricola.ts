import { type Bot, botNames, makeBot, suggest } from '@furrow/bots'
import { yardsticks } from '@furrow/bots/earlier'
import { type Event, agricola as game, type TableView, type View } from '@furrow/engine/agricola'
import { at, isRefusal } from '@furrow/engine/core'
import { labelOf, titleOf } from '../show/agricola/menu.ts'
import { drawDraft, drawSeat, drawTable, heading, spaces } from '../show/agricola/table.ts'
import { deed, news } from '../show/agricola/words.ts'
import { watchCards } from './agricola-cards.ts'
import type { Box, Inspector } from './box.ts'
import { cardList, spaceList } from './catalogue.ts'

const every = [1, 2, 3, 4, 5, 6].flatMap((players) =>
  (['none', 'dealt'] as const).flatMap((cards) => [false, true].map((tile) => ({ players, cards, tile }))),
)

/** Every way to deal hand cards. B3 */
const EVERY_DEAL = [
  { players: 1, deal: 'choose', mulligan: 'hand' },
  { players: 2, deal: 'draft-7' },
  { players: 2, deal: 'draft-10', apart: true, mulligan: 'three' },
  { players: 3, deal: 'draft-8', mulligan: 'hand' },
  { players: 4, deal: 'draft-9', promos: true },
  { players: 5, deal: 'draft-8', apart: true, fivePlus: true },
  { players: 6, deal: 'draft-10', mulligan: 'three' },
].map((setup) => ({ ...setup, cards: 'dealt' as const }))

/** Farmers of the Moor at every level. */
const EVERY_MOOR = [1, 2, 3].flatMap((moor) => [1, 2, 3, 4, 5].map((players) => ({ players, moor })))

export const agricola: Box<TableView, Event> = {
  game,
  bots: Object.fromEntries(botNames.map((name) => [name, (seed: string) => makeBot(name, seed) as Bot])), // each name has one
  yardsticks: yardsticks as Box<TableView, Event>['yardsticks'], // asked about this game only
  setup({ players, cards, tile, deal, moor, more }) {
    const wanted = { players, cards: cards ?? undefined, tile, deal, ...(moor > 0 && { moor }), ...more }
    const read = game.setup(wanted)
    return isRefusal(read) ? wanted : { ...wanted, cards: read.cards }
  },
  everySetup: [...every, ...EVERY_DEAL, ...EVERY_MOOR].filter((setup) => !isRefusal(game.setup(setup))),
  benchSetups: [
    { players: 2, cards: 'none' },
    ...[1, 3, 4, 5, 6].map((players) => ({ players, cards: 'none' })),
    { players: 2, moor: 1 },
    { players: 4, cards: 'dealt' },
  ],
  uses: (_ask, move) => (move.moves?.[0] ?? move).space ?? null,
  inspector: async () => (await import('@furrow/engine/testing')).violations as Inspector, // its states and moves are this game's
  middle: async () => (await import('@furrow/engine/testing')).middleOf,
  cards: cardList,
  spaces: spaceList,
  watchCards,
  hint: (view) => suggest(view as View), // of this game
  face: {
    table: drawTable,
    before(ask, table, seat, names) {
      if (table.round === 0) return drawDraft(table, seat, names)
      if (ask !== 'place' && ask !== 'feed') return []
      const own = drawSeat(at(table.seats, seat), at(names, seat))
      return [...heading(table, names), '', ...spaces(table, names), '', ...own]
    },
    deed,
    news,
    title: titleOf,
    label: labelOf,
  },
}
