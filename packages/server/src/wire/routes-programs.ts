// Programs that play: accounts with a token, questions as a stream, moves as posts.
import { mustNotBeMuted } from '../admin/standing.ts'
import { deletePerson } from '../people/data.ts'
import { asMe } from '../people/people.ts'
import { Refused } from '../refused.ts'
import { mustSee } from '../tables/entry.ts'
import { play } from '../tables/play.ts'
import { type Route, route } from './route.ts'
import { KeyQuery, Name, PostedMove, TableParams } from './schemas.ts'

export const programRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/bots',
    summary: 'An account for a program; its token is told this once and goes into Authorization: Bearer',
    answers: 'Me with token',
    body: Name,
    run: async ({ house, visitor, body, address }) => {
      if (visitor.person.password === null)
        throw new Refused('forbidden', 'A program belongs to somebody: claim your own name first.')
      if (!(await house.limits.guests.allows(address)))
        throw new Refused('too-many', 'Too many accounts have come from your address. Please wait a little.')
      await mustNotBeMuted(house.store, visitor.person.id, house.tables.now())
      const program = await house.people.newProgram(body.name, visitor.person)
      return { body: { ...asMe(program.person), token: house.people.cookieFor(program.session) }, status: 201 }
    },
  }),
  route({
    method: 'GET',
    path: '/api/bots',
    summary: 'The programs that I have made',
    answers: 'ProgramInfo[]',
    run: async ({ house, visitor }) => ({ body: await house.people.programs(visitor) }),
  }),
  route({
    method: 'DELETE',
    path: '/api/bots/:id',
    summary: 'Delete a program of mine: its token opens nothing any more, bots of the server play on for it',
    answers: '{}',
    params: TableParams,
    run: async ({ house, visitor, params }) => {
      const program = await house.people.programOf(visitor, params.id)
      for (const { id } of await deletePerson(house.tables, house.people, program)) house.endSession(id)
      return { body: {} }
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/questions',
    summary: 'The questions of my seat as they come, one line of JSON each, until the game is over',
    answers: 'Question, a line each (application/x-ndjson)',
    params: TableParams,
    query: KeyQuery,
    run: async ({ house, visitor, params, query }) => {
      const table = await house.tables.get(params.id)
      mustSee(table, visitor.person.id, query.key)
      const body = await house.questions.at(house.tables, table, visitor, query.key)
      return { body, type: 'application/x-ndjson; charset=utf-8' }
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/moves',
    summary: 'Play a move of my seat; answered when it is kept. The same command sent again is the same move',
    answers: '{ number }',
    params: TableParams,
    body: PostedMove,
    run: async ({ house, visitor, params, body }) => {
      const { move, number, command } = body
      const table = await house.tables.get(params.id)
      mustSee(table, visitor.person.id)
      const own = { person: visitor.person.id, command, number }
      return { body: { number: await play(house.tables, table, own, move) } }
    },
  }),
]
