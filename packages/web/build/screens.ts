import type { Page } from '../src/app/route.ts'

const DRAWINGS = 'art/AllSheets.tsx'

/** A page, or a table at which the dice game is played. */
export type Screen = Page | 'dice'

/** The modules that each screen is made of beside what all pages share; its words stand in src/app/pageWords.ts. */
export const SCREENS: Readonly<Record<Screen, readonly string[]>> = {
  start: [],
  dice: ['express/ExpressGame.tsx', DRAWINGS],
  table: ['table/TableScreen.tsx', DRAWINGS, 'art/cards/majors.ts'],
  // Which game has ended is not known from the address.
  end: [DRAWINGS],
  new: ['start/NewGamePage.tsx'],
  games: ['replay/GamesPage.tsx'],
  series: ['series/SeriesPage.tsx'],
  replay: ['replay/ReplayPage.tsx', DRAWINGS],
  watch: ['replay/WatchPage.tsx'],
  rules: ['rules/RulesPage.tsx'],
  cards: ['rules/CardsPage.tsx', DRAWINGS],
  express: ['express/ExpressPage.tsx', DRAWINGS],
  online: ['tables/OnlinePage.tsx'],
  account: ['account/AccountPage.tsx'],
  join: ['tables/JoinPage.tsx'],
  room: ['tables/RoomPage.tsx'],
  recover: ['account/RecoverPage.tsx'],
  reset: ['account/ResetPage.tsx'],
  welcome: ['account/WelcomePage.tsx'],
  mail: ['account/MailPage.tsx'],
  unsubscribe: ['account/MailPage.tsx'],
  imprint: ['account/SitePage.tsx'],
  privacy: ['account/SitePage.tsx'],
  admin: ['admin/AdminPage.tsx'],
}
