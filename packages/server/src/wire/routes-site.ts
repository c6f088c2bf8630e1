// The site itself: what there is, its texts, and reports to those who run it.
import { botsOf } from '@furrow/bots'
import { reportPerson } from '../admin/reports.ts'
import { gameNames } from '../games.ts'
import { Refused } from '../refused.ts'
import { siteInfo } from '../site/site.ts'
import { mustSee } from '../tables/entry.ts'
import { type Route, route } from './route.ts'
import { LanguageQuery, Report, SiteParams } from './schemas.ts'

export const siteRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/about',
    summary: 'Which games and bots there are, and how the site is set up',
    answers: '{ games, bots: { game: names }, site: SiteInfo }',
    anybody: true,
    run: async ({ house }) => ({
      body: {
        games: gameNames,
        bots: Object.fromEntries(gameNames.map((game) => [game, botsOf(game)])),
        site: siteInfo(house.site, house.mail !== null),
      },
    }),
  }),
  route({
    method: 'GET',
    path: '/api/site/:page',
    summary: 'The imprint or the privacy page, as a text',
    answers: 'a text',
    params: SiteParams,
    query: LanguageQuery,
    anybody: true,
    run: async ({ house, params, query }) => {
      const body = house.site.page(params.page, query.language ?? 'en')
      if (body === null) throw new Refused('not-found', 'This site has no such page.')
      return { body, type: 'text/plain; charset=utf-8' }
    },
  }),
  route({
    method: 'POST',
    path: '/api/reports',
    summary: 'Report a person at a table, or a line of talk, to the administrators',
    answers: '{}',
    body: Report,
    run: async ({ house, visitor, body }) => {
      const table = await house.tables.get(body.table)
      mustSee(table, visitor.person.id)
      if (!(await house.limits.reports.allows(visitor.person.id)))
        throw new Refused('too-many', 'You have reported a lot. Please wait a little.')
      await reportPerson(house.store, table, visitor.person.id, body)
      return { body: {}, status: 201 }
    },
  }),
]
