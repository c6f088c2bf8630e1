import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import './app/global.css'
import './app/typefaces.css'
import { readPath } from './app/route.ts'
import { connect } from './local/client.ts'
import { browserStore } from './local/store.ts'
import { browserTabs } from './local/tabs.ts'
import { workOffline } from './offline/register.ts'

readPath()
const store = browserStore()
const worker = new Worker(new URL('./local/worker.ts', import.meta.url), { type: 'module' })
const client = connect(worker, store, browserTabs(), Date.now)
const root = document.getElementById('root')
// React says that it could help itself; what went wrong at first stands in the cause.
const onRecoverableError = (error: unknown) => reportError(error instanceof Error ? (error.cause ?? error) : error)
if (root) createRoot(root, { onRecoverableError }).render(<App client={client} store={store} />)
workOffline()
