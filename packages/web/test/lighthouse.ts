import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import desktop from 'lighthouse/core/config/desktop-config.js'
import Trace from 'lighthouse/core/gather/gatherers/trace.js'
import { chromium } from 'playwright-core'
import { at } from '../src/contract/at.ts'
import { launchBrowser } from './browser.ts'
import { median } from './median.ts'
import { untilAsked } from './player.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const PAGES = { start: '', table: '#/table', rules: '#/rules' }
/** `phone` is a slow one on a slow line, as Lighthouse makes it up by default. */
const DEVICES = { phone: undefined, desktop }

type PageName = keyof typeof PAGES
type Device = keyof typeof DEVICES

/** Points out of 100 for one page on one device. */
export type Scores = { page: PageName; device: Device } & Record<(typeof CATEGORIES)[number], number>

// Asked which newer features a page uses, Chromium 147 gives up every page that has a Referrer-Policy, as ours have.
// No score depends on it.
const categories = Trace.getDefaultTraceCategories().filter((each) => each !== 'blink.webdx_feature_usage')
Trace.getDefaultTraceCategories = () => categories

/** What Lighthouse says of the pages at this address: the middle one of some runs, category by category. */
export async function lighthouseScores(address: string, runs: number): Promise<Scores[]> {
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    await beginGame(address, port)
    const scores: Scores[] = []
    for (const page of Object.keys(PAGES) as PageName[])
      for (const device of Object.keys(DEVICES) as Device[]) {
        const all: Record<string, number>[] = []
        for (let run = 0; run < runs; run++) all.push(await scoresOf(address + PAGES[page], device, port))
        const middle = (name: (typeof CATEGORIES)[number]) => median(all.map((each) => each[name] ?? 0))
        scores.push({
          page,
          device,
          performance: middle('performance'),
          accessibility: middle('accessibility'),
          'best-practices': middle('best-practices'),
        })
      }
    return scores
  } finally {
    await browser.close()
  }
}

async function scoresOf(url: string, device: Device, port: number): Promise<Record<string, number>> {
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...CATEGORIES] }
  const lhr = (await lighthouse(url, flags, DEVICES[device]))?.lhr
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse cannot judge ${url}: ${lhr?.runtimeError?.message}`)
  if (lhr.finalDisplayedUrl !== url)
    throw new Error(`Lighthouse was to judge ${url}, but saw ${lhr.finalDisplayedUrl}.`)
  return Object.fromEntries(
    CATEGORIES.map((name) => {
      const score = lhr.categories[name]?.score
      if (typeof score !== 'number') throw new Error(`Lighthouse gives no points for ${name} to ${url}.`)
      return [name, Math.round(score * 100)]
    }),
  )
}

/** A table needs a game: one is begun in the same browser. Lighthouse leaves what is stored of it alone. */
async function beginGame(address: string, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const page = await at(browser.contexts(), 0).newPage()
  await page.goto(address)
  await page.click('[data-action="play-now"]')
  await untilAsked(page)
  await page.close()
  await browser.close()
}

const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? done(address.port) : failed(new Error('No port.'))))
    })
  })
