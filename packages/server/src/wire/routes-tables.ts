// Tables: lists, and everything about one that is not play.

import { writeRecord } from '@furrow/engine/core'
import { lineFor } from '../boards/told.ts'
import { LOG_PAGE } from '../client/types.ts'
import { Refused } from '../refused.ts'
import { infoFor } from '../tables/doc.ts'
import { mayWatch, mustSee } from '../tables/entry.ts'
import { putBot, takeBotAway } from '../tables/lineup.ts'
import { createTable, joinTable, leaveTable, renewInvitation, startTable } from '../tables/lobby.ts'
import { momentAt } from '../tables/moment.ts'
import { recordOf } from '../tables/record.ts'
import { cloneTable, needsNewTable, rematch } from '../tables/rematch.ts'
import { handToBot, takeBack } from '../tables/seats.ts'
import { seatOfPerson, type Table } from '../tables/table.ts'

import { linesAfter, pageAfter } from '../tables/watch.ts'
import { type Asked, type Route, route } from './route.ts'
import {
  Clone,
  HandOver,
  Join,
  KeyParams,
  KeyQuery,
  LogQuery,
  MomentParams,
  NewTable,
  Nothing,
  SeatParams,
  TableParams,
} from './schemas.ts'

const info = ({ visitor }: Asked, table: Table) => ({ body: infoFor(table.record, visitor.person.id) })

/** The table, if the visitor may know of it. */
async function seen({ house, visitor }: Asked, id: string, key?: string): Promise<Table> {
  const table = await house.tables.get(id)
  mustSee(table, visitor.person.id, key)
  return table
}

async function mayPutUp({ house, visitor }: Asked): Promise<void> {
  if (!(await house.limits.tables.allows(visitor.person.id)))
    throw new Refused('too-many', 'You have set up too many tables. Please wait a little.')
  house.room.mustHaveRoom()
}

export const tableRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/tables',
    summary: 'Set up a table; it begins by itself once every seat is taken',
    answers: 'TableInfo',
    body: NewTable,
    run: async (asked) => {
      const { house, visitor, body } = asked
      await mayPutUp(asked)
      // The setup has come as JSON.
      const wish = body as Parameters<typeof createTable>[2]
      const table = await createTable(house.tables, visitor.person, wish)
      mustSee(table, visitor.person.id) // one that was made before may be somebody else's by now
      return { ...info(asked, table), status: 201 }
    },
  }),
  route({
    method: 'GET',
    path: '/api/join/:key',
    summary: 'The table to which an invitation link or a short code leads',
    answers: 'TableInfo',
    params: KeyParams,
    run: async (asked) => {
      const { store, tables } = asked.house
      const { key } = asked.params
      const id = (await store.tableByInvite(key)) ?? (await store.tableByCode(key.toLowerCase()))
      if (id === null) throw new Refused('not-found', 'This invitation leads nowhere: it may have been renewed.')
      return info(asked, await tables.get(id))
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id',
    summary: 'One table',
    answers: 'TableInfo',
    params: TableParams,
    query: KeyQuery,
    run: async (asked) => info(asked, await seen(asked, asked.params.id, asked.query.key)),
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/log',
    summary: `The lines of a table after a number, as my seat or the public may know them, at most ${LOG_PAGE} at once`,
    answers: 'LogLine[]',
    params: TableParams,
    query: LogQuery,
    run: async (asked) => {
      const { house, visitor, params, query } = asked
      const table = await seen(asked, params.id, query.key)
      const lines = await pageAfter(house.tables, table, Number(query.after ?? 0))
      const looking = seatOfPerson(table, visitor.person.id) ?? 'public'
      return { body: lines.map((line) => lineFor(table.played, table.record.status, line, looking)) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/moments/:number',
    summary: 'The game as it was after the line of that number, as my seat or the public may know it',
    answers: 'PastMoment',
    params: MomentParams,
    query: KeyQuery,
    run: async (asked) => {
      const { house, visitor, params, query } = asked
      const table = await seen(asked, params.id, query.key)
      return { body: await momentAt(house.tables, table, visitor.person.id, Number(params.number)) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/record',
    summary: 'A finished game as a record that can be replayed',
    answers: 'a text',
    params: TableParams,
    query: KeyQuery,
    run: async (asked) => {
      const table = await seen(asked, asked.params.id, asked.query.key)
      if (table.record.status !== 'finished')
        throw new Refused('wrong-moment', 'The record is there when the game is over.')
      const lines = await linesAfter(asked.house.tables, table, 0)
      return { body: writeRecord(recordOf(table, lines)), type: 'text/plain; charset=utf-8' }
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/join',
    summary: 'Sit down: at a public table, with the key of an invitation, or where a seat is kept for me',
    answers: 'TableInfo',
    params: TableParams,
    body: Join,
    run: async (asked) => {
      const { house, visitor, params, body } = asked
      const table = await seen(asked, params.id, body.key)
      await joinTable(house.tables, table, visitor.person, body)
      return info(asked, table)
    },
  }),
  ...simple('leave', 'Get up before the game begins', ({ house, visitor }, table) =>
    leaveTable(house.tables, table, visitor.person.id),
  ),
  ...simple('start', 'Begin the game once every seat is taken', ({ house, visitor }, table) =>
    startTable(house.tables, table, visitor.person),
  ),
  ...simple('renew', 'Renew the invitation: the old link and code lead nowhere', ({ house, visitor }, table) =>
    renewInvitation(house.tables, table, visitor.person.id),
  ),
  ...simple('back', 'Take my seat back from the bot', ({ house, visitor }, table) =>
    takeBack(house.tables, table, visitor.person.id),
  ),
  route({
    method: 'POST',
    path: '/api/tables/:id/seats/:seat/bot',
    summary: 'A bot for a seat: mine or that of somebody who is gone, or, for the host before the start, a free one',
    answers: 'TableInfo',
    params: SeatParams,
    body: HandOver,
    run: async (asked) => {
      const { house, visitor, params, body } = asked
      const table = await seen(asked, params.id)
      const seat = Number(params.seat)
      const me = visitor.person.id
      if (table.record.status === 'waiting') await putBot(house.tables, table, me, seat, body.level)
      else await handToBot(house.tables, table, me, seat, body.level, house.config.absentMs)
      return info(asked, table)
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/seats/:seat/free',
    summary: 'Take a bot away before the start, as the host: its seat is free again',
    answers: 'TableInfo',
    params: SeatParams,
    body: Nothing,
    run: async (asked) => {
      const { house, visitor, params } = asked
      const table = await seen(asked, params.id)
      await takeBotAway(house.tables, table, visitor.person.id, Number(params.seat))
      return info(asked, table)
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/rematch',
    summary: 'Another game with the same seats',
    answers: 'TableInfo of the new table',
    params: TableParams,
    body: Nothing,
    run: async (asked) => {
      const table = await seen(asked, asked.params.id)
      if (await needsNewTable(asked.house.tables, table)) await mayPutUp(asked)
      return info(asked, await rematch(asked.house.tables, table, asked.visitor.person))
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/clone',
    summary: 'The same game with the same seed once more; by invitation unless it is made public',
    answers: 'TableInfo of the new table',
    params: TableParams,
    query: KeyQuery,
    body: Clone,
    run: async (asked) => {
      const table = await seen(asked, asked.params.id, asked.query.key)
      await mayPutUp(asked)
      const clone = await cloneTable(asked.house.tables, table, asked.visitor.person, asked.body)
      mustSee(clone, asked.visitor.person.id)
      return info(asked, clone)
    },
  }),
]

/** A step at a table that takes nothing but the table. */
function simple(verb: string, summary: string, step: (asked: Asked, table: Table) => Promise<number>): Route[] {
  return [
    route({
      method: 'POST',
      path: `/api/tables/:id/${verb}`,
      summary,
      answers: 'TableInfo',
      params: TableParams,
      body: Nothing,
      run: async (asked) => {
        const table = await asked.house.tables.get(asked.params.id)
        if (!mayWatch(table.record, asked.visitor.person.id))
          throw new Refused('forbidden', 'You do not sit at this table.')
        await step(asked, table)
        return info(asked, table)
      },
    }),
  ]
}
