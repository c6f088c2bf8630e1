// Every resource: what it is called, what it takes, what it does. The description served at /api comes from here.
import { botNames } from '@furrow/bots'
import { gameNames } from '../games.ts'
import type { Route } from './route.ts'
import { listRoutes } from './routes-lists.ts'
import { meRoutes } from './routes-me.ts'
import { tableRoutes } from './routes-tables.ts'

const about: Route = {
  method: 'GET',
  path: '/api/about',
  summary: 'Which games and bots there are',
  answers: '{ games, bots }',
  anybody: true,
  run: async () => ({ body: { games: gameNames, bots: botNames } }),
}

export const routes: readonly Route[] = [about, ...meRoutes, ...listRoutes, ...tableRoutes]
