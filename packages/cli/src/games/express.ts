import { expressBots } from '@furrow/bots'
import { at } from '@furrow/engine/core'
import { type ExpressEvent, type ExpressTableView, express as game } from '@furrow/engine/express'
import { Complaint } from '../complaint.ts'
import { contract } from '../run/contract.ts'
import { labelOf, titleOf } from '../show/express/menu.ts'
import { drawSheet, drawTable, heading } from '../show/express/table.ts'
import { deed, news } from '../show/express/words.ts'
import type { Box } from './box.ts'

const every = [1, 2, 3, 4].map((players) => ({ players }))

export const express: Box<ExpressTableView, ExpressEvent> = {
  game,
  bots: expressBots,
  yardsticks: {},
  setup({ players, cards, tile, deal, moor, more }) {
    if (cards === 'dealt' || tile || deal !== 'deal' || moor > 0)
      throw new Complaint('Express has no hand cards, no tile and no moor.')
    return { ...more, players }
  },
  everySetup: every,
  benchSetups: every,
  uses: (ask, move) => (ask === 'group' ? (move.moves?.[0] ?? move).verb : null),
  inspector: async () => contract(game),
  cards: () => [],
  spaces: () => [],
  middle: null,
  watchCards: null,
  hint: () => [],
  face: {
    table: drawTable,
    before: (ask, table, seat, names) =>
      ask === 'dice' || ask === 'group' || ask === 'feed'
        ? [...heading(table, names), '', ...drawSheet(at(table.seats, seat), at(names, seat))]
        : [],
    deed,
    news,
    title: titleOf,
    label: labelOf,
  },
}
