import { type Bot, botNames, makeBot, suggest } from '@furrow/bots'
import { at, type Event, agricola as game, isRefusal, type TableView, type View } from '@furrow/engine'
import { labelOf, titleOf } from '../show/agricola/menu.ts'
import { drawSeat, drawTable, heading, spaces } from '../show/agricola/table.ts'
import { deed, news } from '../show/agricola/words.ts'
import type { Box, Inspector } from './box.ts'

const every = [1, 2, 3, 4, 5, 6].flatMap((players) =>
  (['none', 'dealt'] as const).flatMap((cards) => [false, true].map((tile) => ({ players, cards, tile }))),
)

export const agricola: Box<TableView, Event> = {
  game,
  bots: Object.fromEntries(botNames.map((name) => [name, (seed: string) => makeBot(name, seed) as Bot])), // each name has one
  setup: (options) => ({ ...options }),
  everySetup: every.filter((setup) => !isRefusal(game.setup(setup))),
  benchSetups: [
    { players: 2, cards: 'none' },
    ...[1, 3, 4, 5, 6].map((players) => ({ players, cards: 'none' })),
    { players: 4, cards: 'dealt' },
  ],
  uses: (_ask, move) => (move.moves?.[0] ?? move).space ?? null,
  inspector: async () => (await import('@furrow/engine/testing')).violations as Inspector, // its states and moves are this game's
  hint: (view) => suggest(view as View), // of this game
  face: {
    table: drawTable,
    before: (ask, table, seat, names) =>
      ask === 'place' || ask === 'feed'
        ? [
            ...heading(table, names),
            '',
            ...spaces(table, names),
            '',
            ...drawSeat(at(table.seats, seat), at(names, seat)),
          ]
        : [],
    deed,
    news,
    title: titleOf,
    label: labelOf,
  },
}
