import { lazy, type ReactNode, Suspense, startTransition, useEffect, useMemo, useState } from 'react'
import type { Client } from '../local/client.ts'
import { type Store, storedGames } from '../local/store.ts'
import { StartScreen } from '../start/StartScreen.tsx'
import { hasOnlineGames } from '../tables/pending.ts'
import { useComing } from '../texts/coming.ts'
import { type Language, wordsIn } from '../texts/languages.ts'
import { TextsContext } from '../texts/texts.ts'
import { useKeptFocus } from '../ui/useKeptFocus.ts'
import { AppContext, useApp, useSnapshot } from './context.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { fetchTable, GameOf } from './GameOf.tsx'
import { Opening } from './Opening.tsx'
import { changeTo, type Route, RouteContext, useAddress } from './route.ts'
import { keepSettings, readSettings, type Settings } from './settings.ts'

// Pages one does not need to begin a game come when they are asked for.
const NewGamePage = lazy(() => import('../start/NewGamePage.tsx'))
const GamesPage = lazy(() => import('../replay/GamesPage.tsx'))
const SeriesPage = lazy(() => import('../series/SeriesPage.tsx'))
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx'))
const WatchPage = lazy(() => import('../replay/WatchPage.tsx'))
const RulesPage = lazy(() => import('../rules/RulesPage.tsx'))
const CardsPage = lazy(() => import('../rules/CardsPage.tsx'))
const ExpressPage = lazy(() => import('../express/ExpressPage.tsx'))
const OnlinePage = lazy(() => import('../tables/OnlinePage.tsx'))
const AccountPage = lazy(() => import('../account/AccountPage.tsx'))
const JoinPage = lazy(() => import('../tables/JoinPage.tsx'))
const RecoverPage = lazy(() => import('../account/RecoverPage.tsx'))
const ResetPage = lazy(() => import('../account/ResetPage.tsx'))
const WelcomePage = lazy(() => import('../account/WelcomePage.tsx'))
const MailPage = lazy(() => import('../account/MailPage.tsx'))
const SitePage = lazy(() => import('../account/SitePage.tsx'))
const AdminPage = lazy(() => import('../admin/AdminPage.tsx'))
const RoomPage = lazy(() => import('../tables/RoomPage.tsx'))

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
  useEffect(() => {
    document.documentElement.lang = settings.language
    document.documentElement.dataset.theme = settings.theme
  }, [settings.language, settings.theme])
  useEffect(() => {
    // Without online games nothing of them is loaded, and nothing asked of the server.
    if (hasOnlineGames(store))
      void import('../tables/watch.ts').then(({ watchTurns }) => watchTurns(store, settings.language))
  }, [store, settings.language])
  const { pace, hints, forced, hold } = settings
  useEffect(() => client.manners({ pace, hints, forced, hold }), [client, pace, hints, forced, hold])
  useEffect(fetchTable, [])
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
  return <RouteContext value={route}>{pageOf(route)}</RouteContext>
}

function pageOf({ page, rest }: Route): ReactNode {
  switch (page) {
    case 'new':
      return <NewGamePage />
    case 'games':
      return <GamesPage />
    case 'series':
      return <SeriesPage />
    case 'replay':
      return <ReplayPage />
    case 'watch':
      return <WatchPage />
    case 'rules':
      return <RulesPage />
    case 'cards':
      return <CardsPage />
    case 'express':
      return <ExpressPage />
    case 'online':
      return <OnlinePage />
    case 'account':
      return <AccountPage />
    case 'join':
      return <JoinPage />
    case 'room':
      return <RoomPage />
    case 'recover':
      return <RecoverPage />
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
    case 'admin':
      return <AdminPage />
    case 'table':
    case 'end':
      return <GameScreen ended={page === 'end'} wanted={rest[0]} />
    default:
      return <StartScreen />
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
  if (!update || (wanted !== undefined && id !== wanted)) return <Opening />
  return <GameOf update={update} ended={ended} />
}
