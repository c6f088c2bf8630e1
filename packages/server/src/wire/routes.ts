// Every resource: what it is called, what it takes, what it does. The description served at /api comes from here.
import { botsOf } from '@furrow/bots'
import { gameNames } from '../games.ts'
import type { Route } from './route.ts'
import { listRoutes } from './routes-lists.ts'
import { meRoutes } from './routes-me.ts'
import { programRoutes } from './routes-programs.ts'
import { tableRoutes } from './routes-tables.ts'

const about: Route = {
  method: 'GET',
  path: '/api/about',
  summary: 'Which games and bots there are',
  answers: '{ games, bots: { game: names } }',
  anybody: true,
  run: async () => ({
    body: { games: gameNames, bots: Object.fromEntries(gameNames.map((game) => [game, botsOf(game)])) },
  }),
}

export const routes: readonly Route[] = [about, ...meRoutes, ...listRoutes, ...tableRoutes, ...programRoutes]
