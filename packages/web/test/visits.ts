import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject, vi } from 'vitest'
import { keptAs } from './moments.ts'
import { type Served, servePage } from './served.ts'

export interface Visit {
  page: Page
  /** Everything the browser complained about. */
  complaints: string[]
}

export interface Arrival {
  context?: BrowserContextOptions
  /** A game that is stored already, under the name "game". */
  stored?: string | undefined
  settings?: object
  /** With the service worker that keeps the page for a time without a network. */
  offline?: boolean
  /** Where the page comes from, if not from the server of this file. */
  address?: string
  hash?: string
  /** A path of the server in place of the hash, as of an invitation that was sent. */
  path?: string
}

/** Waits until the page has everything it needs to be opened again without a network. */
export async function untilOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Nobody dawdles and nothing moves: tests look at what comes of it. */
const QUICK = { pace: 'instant', language: 'en', motion: 'none', hints: false }

/** What is waited for comes, however busy the machine is; only what never comes ends here. */
const PATIENCE_MS = 120_000

const NOBODYS_FAULT = [
  // Where no service worker is wanted.
  /^Service Worker registration blocked/,
  // Whoever leaves a page while it connects hears of that from the browser.
  /WebSocket is closed before the connection is established/,
  // That says how fast the machine is. Whether all is used in the end is a test of its own (early.test.ts).
  /was preloaded using link preload but not used within a few seconds/,
]

/**
 * Visitors of the page that was built for all test files; registers itself with the test file, before its tests. Where
 * tables are set up, the file has a server of its own, so that nobody else's tables stand in its lists.
 */
export function visitors(server: 'shared' | 'own' = 'shared') {
  vi.setConfig({ testTimeout: 5 * PATIENCE_MS, hookTimeout: PATIENCE_MS })
  const here: { served?: Served; browser?: Browser } = {}
  const shared = inject('shared')
  beforeAll(async () => {
    here.browser = await chromium.connect(shared.browser)
    if (server === 'own') here.served = await servePage(shared.folder)
  })
  afterAll(async () => {
    await here.browser?.close()
    await here.served?.stop()
  })
  const address = () => here.served?.address ?? shared.address
  return {
    address,
    /** One more server, to be stopped by the test. */
    serve: (more: readonly string[] = []) => servePage(shared.folder, more),
    /** `furrow admin` on the data of this file's own server. */
    admin: (...args: string[]) =>
      here.served?.admin(...args) ?? Promise.reject(new Error('The server is not our own.')),
    async visit(arrival: Arrival = {}): Promise<Visit> {
      if (!here.browser) throw new Error('There is no browser.')
      const viewport = { width: 1280, height: 720 }
      // Keeping everything at hand for a time without a network takes longer than most tests: it is asked for.
      const serviceWorkers = arrival.offline ? 'allow' : 'block'
      const context = await here.browser.newContext({ viewport, locale: 'en-GB', serviceWorkers, ...arrival.context })
      const game = arrival.stored === undefined ? '' : keptAs(arrival.stored)
      await context.addInitScript(
        ({ settings, kept }) => {
          // The same games in every run.
          crypto.getRandomValues = (array) => array
          if (localStorage.getItem('furrow.settings')) return
          localStorage.setItem('furrow.settings', settings)
          if (kept) localStorage.setItem('furrow.game.game', kept)
        },
        { settings: JSON.stringify({ ...QUICK, ...arrival.settings }), kept: game },
      )
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (NOBODYS_FAULT.some((remark) => remark.test(message.text()))) return
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      page.setDefaultTimeout(PATIENCE_MS)
      await page.goto((arrival.address ?? address()).replace(/\/$/, '') + (arrival.path ?? `/${arrival.hash ?? ''}`))
      return { page, complaints }
    },
  }
}
