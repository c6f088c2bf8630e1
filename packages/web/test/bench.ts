// The page measured in a real browser. packages/cli/src/bench calls main(); alone: node packages/web/test/bench.ts --json
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { untilAsked } from './player.ts'
import { buildPage, builtFolder, servePage } from './served.ts'

export interface WebFigures {
  /** JavaScript that is loaded before anything can be clicked, the worker included, gzipped. */
  initialScriptBytes: number
  largestContentfulPaintMs: number
  /** The longest task of the page while three bots think. */
  longestTaskMs: number
  /** From the click to the next picture, the slowest of some moves. */
  moveToPaintMs: number
}

const TURNS = 6

/** What the page loads at once: the scripts of index.html, and the worker. */
function initialBytes(): number {
  const assets = join(builtFolder, 'assets')
  const html = readFileSync(join(builtFolder, 'index.html'), 'utf8')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const text = (name: string) => readFileSync(join(assets, name), 'utf8')
  const atOnce = scripts.filter((name) => html.includes(name))
  const [main] = atOnce.filter((name) => name.startsWith('index-'))
  // The address of the worker stands in the script that starts it; lazy pages have workers of their own.
  const workers = scripts.filter((name) => name.startsWith('worker-') && text(main).includes(name))
  return [...atOnce, ...workers].reduce((sum, name) => sum + gzipSync(text(name)).length, 0)
}

/** Watches for long tasks and the largest paint from the first moment on; it runs in the page, so it stands alone. */
const watch = () => {
  const seen = { paint: 0, task: 0 }
  Object.assign(window, { furrowSeen: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = Math.max(seen.paint, entry.startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.task = Math.max(seen.task, entry.duration)
  }).observe({ type: 'longtask', buffered: true })
}

interface Seen {
  paint: number
  task: number
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { furrowSeen: Seen }).furrowSeen) // put there by `watch`

/** Clicks the first lit space and returns the milliseconds until the page has painted what came of it. */
const moveOnce = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const number = () => document.querySelector('[data-number]')?.getAttribute('data-number')
    const target = document.querySelector<HTMLElement>(
      '[data-space][data-lit="true"], [data-cell][data-lit="true"], button[data-move]:not(:disabled)',
    )
    const before = number()
    const start = performance.now()
    target?.click()
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let i = 0; i < 200 && number() === before; i++) await frame()
    await frame()
    return performance.now() - start
  })

export async function main(): Promise<WebFigures> {
  await buildPage()
  const served = await servePage()
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
    await context.addInitScript(watch)
    await context.addInitScript(() => {
      localStorage.setItem('furrow.settings', JSON.stringify({ pace: 'instant', language: 'en' }))
    })
    const page = await context.newPage()
    await page.goto(served.address)
    await page.waitForSelector('[data-action="play-now"]')
    await page.waitForTimeout(300)
    const { paint } = await seenOn(page)
    await page.click('[data-action="new"]')
    await page.check('[name="players"][value="4"]')
    for (const seat of [1, 2, 3]) await page.selectOption(`[name="seat-${seat}"]`, 'farmer')
    await page.click('button[type="submit"]')
    await untilAsked(page)
    await page.evaluate(() => {
      ;(window as unknown as { furrowSeen: Seen }).furrowSeen.task = 0
    })
    let slowest = 0
    for (let turn = 0; turn < TURNS && (await untilAsked(page)); turn++)
      slowest = Math.max(slowest, await moveOnce(page))
    const { task } = await seenOn(page)
    return {
      initialScriptBytes: initialBytes(),
      largestContentfulPaintMs: Math.round(paint),
      longestTaskMs: Math.round(task),
      moveToPaintMs: Math.round(slowest),
    }
  } finally {
    await browser.close()
    await served.stop()
  }
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(await main(), null, 2))
