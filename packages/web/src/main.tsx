import { createRoot } from 'react-dom/client'
import { App, fetchPage } from './app/App.tsx'
import './app/global.css'
import './app/typefaces.css'
import { readPath } from './app/route.ts'
import { declareSettings, readSettings } from './app/settings.ts'
import { connect } from './local/client.ts'
import { browserStore } from './local/store.ts'
import { browserTabs } from './local/tabs.ts'

/** So long the page waits for what it is to show, before it says that it waits. */
const PATIENCE_MS = 300

readPath()
const store = browserStore()
const worker = new Worker(new URL('./local/worker.ts', import.meta.url), { type: 'module' })
const client = connect(worker, store, browserTabs(), Date.now)
const root = document.getElementById('root')
// React says that it could help itself; what went wrong at first stands in the cause.
const onRecoverableError = (error: unknown) => reportError(error instanceof Error ? (error.cause ?? error) : error)
const show = () => {
  if (root) createRoot(root, { onRecoverableError }).render(<App client={client} store={store} />)
}
const settings = readSettings(store, navigator.languages)
// Whoever wishes for the dark does not wait in the light.
declareSettings(settings)
// What cannot come is asked for again when it is shown, and then the page says so.
const page = fetchPage(settings.language).catch(() => undefined)
void Promise.race([page, new Promise((done) => setTimeout(done, PATIENCE_MS))]).then(show)
