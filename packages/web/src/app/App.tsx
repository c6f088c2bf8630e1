import { type ReactNode, Suspense, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Client } from '../local/client.ts'
import { type Store, storedGames } from '../local/store.ts'
import { workOffline } from '../offline/register.ts'
import { StartScreen } from '../start/StartScreen.tsx'
import { hasOnlineGames } from '../tables/pending.ts'
import { useComing } from '../texts/coming.ts'
import { type Language, wordsIn } from '../texts/languages.ts'
import { TextsContext } from '../texts/texts.ts'
import { useKeptFocus } from '../ui/useKeptFocus.ts'
import { atRest } from './atRest.ts'
import { AppContext, useApp, useSnapshot } from './context.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { GameOf, TABLE } from './GameOf.tsx'
import { type Later, later } from './later.tsx'
import { Opening } from './Opening.tsx'
import { PAGE_WORDS } from './pageWords.ts'
import { changeTo, type Page, type Route, RouteContext, routeOf, useAddress } from './route.ts'
import { declareSettings, keepSettings, readSettings, type Settings } from './settings.ts'

const MailPage = later(() => import('../account/MailPage.tsx'))
const ResetPage = later(() => import('../account/ResetPage.tsx'))
const SitePage = later(() => import('../account/SitePage.tsx'))
const WelcomePage = later(() => import('../account/WelcomePage.tsx'))

/** Pages one does not need to begin a game come when they are asked for. */
const SCREENS = {
  new: later(() => import('../start/NewGamePage.tsx')),
  games: later(() => import('../replay/GamesPage.tsx')),
  series: later(() => import('../series/SeriesPage.tsx')),
  replay: later(() => import('../replay/ReplayPage.tsx')),
  watch: later(() => import('../replay/WatchPage.tsx')),
  rules: later(() => import('../rules/RulesPage.tsx')),
  cards: later(() => import('../rules/CardsPage.tsx')),
  express: later(() => import('../express/ExpressPage.tsx')),
  online: later(() => import('../tables/OnlinePage.tsx')),
  account: later(() => import('../account/AccountPage.tsx')),
  join: later(() => import('../tables/JoinPage.tsx')),
  recover: later(() => import('../account/RecoverPage.tsx')),
  admin: later(() => import('../admin/AdminPage.tsx')),
  room: later(() => import('../tables/RoomPage.tsx')),
} satisfies Partial<Record<Page, Later<object>>>

/** What has to come before a page can be shown. */
const COMING: Partial<Record<Page, { fetch(): Promise<unknown> }>> = {
  ...SCREENS,
  table: TABLE,
  reset: ResetPage,
  welcome: WelcomePage,
  mail: MailPage,
  unsubscribe: MailPage,
  imprint: SitePage,
  privacy: SitePage,
}

/** Fetches what this address shows, and its words, all at once. */
export async function fetchPage(language: Language): Promise<void> {
  const { page } = routeOf(location.hash)
  const subjects = ['main', ...(PAGE_WORDS[page] ?? [])] as const
  await Promise.all([COMING[page]?.fetch(), ...subjects.map((subject) => wordsIn(subject, language))])
}

export function App({ client, store }: { client: Client; store: Store }) {
  const [settings, setSettings] = useState(() => readSettings(store, navigator.languages))
  const app = useMemo(
    () => ({
      client,
      store,
      settings,
      change(changed: Partial<Settings>) {
        const next = { ...settings, ...changed }
        keepSettings(store, next)
        // The page stays as it is until the words of another language are there.
        if (changed.language) startTransition(() => setSettings(next))
        else setSettings(next)
      },
    }),
    [client, settings, store],
  )
  const { language, theme } = settings
  useEffect(() => declareSettings({ language, theme }), [language, theme])
  useEffect(() => {
    // Without online games nothing of them is loaded, and nothing asked of the server.
    if (hasOnlineGames(store))
      void import('../tables/watch.ts').then(({ watchTurns }) => watchTurns(store, settings.language))
  }, [store, settings.language])
  const { pace, hints, forced, hold } = settings
  useEffect(() => client.manners({ pace, hints, forced, hold }), [client, pace, hints, forced, hold])
  useKeptFocus()
  return (
    <AppContext value={app}>
      <Suspense>
        <Speaking language={settings.language}>
          <ErrorBoundary>
            <Suspense fallback={<Opening />}>
              <Screen />
            </Suspense>
          </ErrorBoundary>
        </Speaking>
      </Suspense>
    </AppContext>
  )
}

/** Gives everything inside the words of a language. */
function Speaking({ language, children }: { language: Language; children: ReactNode }) {
  return <TextsContext value={useComing(wordsIn('main', language))}>{children}</TextsContext>
}

function Screen() {
  const route = useAddress()
  useEffect(() => {
    // The table comes while nobody waits for it, so that a game begins at once; without a network when it is asked for.
    atRest(() => void TABLE.fetch().catch(() => undefined))
    atRest(workOffline)
  }, [])
  return <RouteContext value={route}>{pageOf(route)}</RouteContext>
}

function pageOf({ page, rest }: Route): ReactNode {
  switch (page) {
    case 'reset':
      return <ResetPage key={rest[0]} />
    case 'welcome':
      return <WelcomePage key={rest[0]} />
    case 'mail':
    case 'unsubscribe':
      return <MailPage key={page} stops={page === 'unsubscribe'} />
    case 'imprint':
    case 'privacy':
      return <SitePage key={page} page={page} />
    case 'table':
    case 'end':
      return <GameScreen ended={page === 'end'} wanted={rest[0]} />
    case 'start':
      return <StartScreen />
    default: {
      const Shown = SCREENS[page]
      return <Shown />
    }
  }
}

/** The game of this address, at the table or at its end; without a name the latest one. */
function GameScreen({ ended, wanted }: { ended: boolean; wanted: string | undefined }) {
  const { client, store } = useApp()
  const { status, id, update } = useSnapshot()
  useEffect(() => {
    const game = wanted ?? storedGames(store).find(({ damaged }) => !damaged)?.id
    if (game === undefined) changeTo('start')
    else if (client.snapshot().id !== game) client.open(game)
  }, [client, store, wanted])
  useEffect(() => {
    // Not what was drawn, but what holds after the game was opened.
    const { status: now } = client.snapshot()
    if (now === 'missing' || now === 'damaged') changeTo('start')
  }, [client, status])
  // Back and forward never show a hand to whoever holds the device then.
  useEffect(() => () => client.putDown(), [client])
  // A whole table takes a while to draw: until it stands, the page hears clicks and keys.
  const isThere = update !== null && (wanted === undefined || id === wanted)
  const isDrawn = useDeferredValue(isThere, false)
  if (!isThere && status === 'broken') throw new Error('The table could not be opened.')
  if (!isThere || !isDrawn) return <Opening />
  return <GameOf update={update} ended={ended} />
}
