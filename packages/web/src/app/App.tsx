import { useEffect, useMemo, useState } from 'react'
import { EndScreen } from '../end/EndScreen.tsx'
import type { Client } from '../local/client.ts'
import type { Store } from '../local/store.ts'
import { StartScreen } from '../start/StartScreen.tsx'
import { TableScreen } from '../table/TableScreen.tsx'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'
import { type Texts, TextsContext } from '../texts/texts.ts'
import { AppContext, useSnapshot } from './context.ts'
import { goTo, useRoute } from './route.ts'
import { keepSettings, type Language, readSettings, type Settings } from './settings.ts'

const TEXTS: Record<Language, Texts> = { en, fr }

export function App({ client, store }: { client: Client; store: Store }) {
  const [settings, setSettings] = useState(() => readSettings(store, navigator.languages))
  const app = useMemo(
    () => ({
      client,
      settings,
      change(changed: Partial<Settings>) {
        const next = { ...settings, ...changed }
        keepSettings(store, next)
        setSettings(next)
      },
    }),
    [client, settings, store],
  )
  useEffect(() => {
    document.documentElement.lang = settings.language
    document.documentElement.dataset.theme = settings.theme
  }, [settings.language, settings.theme])
  useEffect(() => client.pace(settings.pace), [client, settings.pace])
  return (
    <AppContext value={app}>
      <TextsContext value={TEXTS[settings.language]}>
        <Screen />
      </TextsContext>
    </AppContext>
  )
}

function Screen() {
  const route = useRoute()
  const { status, update, catalogue } = useSnapshot()
  const lost = route !== 'start' && (status === 'none' || status === 'damaged')
  useEffect(() => {
    if (lost) goTo('start')
  }, [lost])
  if (route === 'end' && update?.outcome) return <EndScreen update={update} outcome={update.outcome} />
  if (route !== 'start' && update && catalogue) return <TableScreen update={update} catalogue={catalogue} />
  return <StartScreen />
}
