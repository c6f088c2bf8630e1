import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, vi } from 'vitest'
import { launchBrowser } from './browser.ts'
import { keptAs } from './moments.ts'
import { buildPage, type Served, servePage } from './served.ts'

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

/** A built and served page, and a browser for visitors; registers itself with the test file, before its tests. */
export function visitors() {
  vi.setConfig({ testTimeout: 5 * PATIENCE_MS, hookTimeout: PATIENCE_MS })
  const here: { served?: Served; browser?: Browser } = {}
  beforeAll(async () => {
    const [opened] = await Promise.all([launchBrowser(), buildPage()])
    here.browser = opened
    here.served = await servePage()
  })
  afterAll(async () => {
    await here.browser?.close()
    await here.served?.stop()
  })
  return {
    address: () => here.served?.address ?? '',
    async visit(arrival: Arrival = {}): Promise<Visit> {
      if (!here.browser || !here.served) throw new Error('There is no browser.')
      const viewport = { width: 1280, height: 720 }
      const context = await here.browser.newContext({ viewport, locale: 'en-GB', ...arrival.context })
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
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      page.setDefaultTimeout(PATIENCE_MS)
      await page.goto(
        (arrival.address ?? here.served.address).replace(/\/$/, '') + (arrival.path ?? `/${arrival.hash ?? ''}`),
      )
      return { page, complaints }
    },
  }
}
