import { useEffect } from 'react'
import { useApp } from '../app/context.ts'
import { browserStore } from '../local/store.ts'
import { ClientContext, useClient, useExpress } from './context.ts'
import { EndScreen } from './EndScreen.tsx'
import { connect, type ExpressClient } from './local/client.ts'
import { ReplayScreen } from './ReplayScreen.tsx'
import { RulesScreen } from './RulesScreen.tsx'
import { goTo, useScreen } from './route.ts'
import { StartScreen } from './StartScreen.tsx'
import { TableScreen } from './TableScreen.tsx'

let client: ExpressClient | null = null

/** The table is opened when somebody first comes here, and stays while the page is open. */
function openClient(): ExpressClient {
  client ??= connect(new Worker(new URL('./local/worker.ts', import.meta.url), { type: 'module' }), browserStore())
  return client
}

/** Everything of the dice game. */
export default function ExpressPage() {
  return (
    <ClientContext value={openClient()}>
      <Screen />
    </ClientContext>
  )
}

function Screen() {
  const screen = useScreen()
  const { settings } = useApp()
  const table = useClient()
  const { status, update } = useExpress()
  const lost = screen !== '' && screen !== 'rules' && (status === 'none' || status === 'damaged')
  useEffect(() => table.pace(settings.pace), [table, settings.pace])
  useEffect(() => {
    if (lost) goTo('')
  }, [lost])
  if (screen === 'rules') return <RulesScreen />
  if (screen === 'replay' && update) return <ReplayScreen update={update} />
  if (screen === 'end' && update?.outcome) return <EndScreen update={update} outcome={update.outcome} />
  if (screen !== '' && update) return <TableScreen update={update} />
  return screen === '' || lost ? <StartScreen /> : null
}
