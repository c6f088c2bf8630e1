// The page measured in a real browser: npm run bench -- web --json. It takes some six minutes, with --no-lighthouse three, and says
// on stderr how far it is. --players 2,6 measures clicks at tables of so many only.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { lighthouseScores, type Scores } from './lighthouse.ts'
import { median, quantile } from './median.ts'
import { keptAs, moment } from './moments.ts'
import { untilAsked } from './player.ts'
import { buildPage, builtFolder, servePage } from './served.ts'
import { seenOn, watch } from './watch.ts'

/** From the click to the moment the picture with its result stands on the screen. */
interface Moves {
  players: number
  /** How the bots pace themselves: `instant` ones think while the move is being painted. */
  pace: 'brisk' | 'instant'
  /** From the first round without hand cards, or late in a game with all of them. */
  when: 'early' | 'late'
  measured: number
  bestMs: number
  medianMs: number
  ninetyPercentMs: number
  slowestMs: number
  /** The first click after the table was opened, the middle one: what the browser does for the first time takes longer. */
  firstMs: number
}

interface WebFigures {
  /** JavaScript that is loaded before anything can be clicked, the worker included, gzipped. */
  initialScriptBytes: number
  /** The middle one of some first visits. */
  largestContentfulPaintMs: number
  /** The longest task of the page while bots think, of all tables; tasks below 50 ms count as none. */
  longestTaskMs: number
  moves: Moves[]
  lighthouse: Scores[]
}

const VISITS = 5
const TURNS = 16
const RUNS = 3
/** Late in a game there are few turns left: after so many clicks it is opened anew, at most so often. */
const LATE_TURNS = 8
const MOST_SITTINGS = 6
/** Nobody clicks before having looked at the table for so long. */
const LOOK_MS = 2000
type Table = Pick<Moves, 'players' | 'pace' | 'when'>
/** No part takes so long on any machine that could measure something: a browser that answers no more is not waited for. */
const PATIENCE_S = 240
const TABLES: Table[] = [
  { players: 2, pace: 'brisk', when: 'early' },
  { players: 3, pace: 'brisk', when: 'early' },
  { players: 4, pace: 'brisk', when: 'early' },
  { players: 4, pace: 'instant', when: 'early' },
  { players: 6, pace: 'brisk', when: 'late' },
]

/** What the page loads at once: the scripts of index.html, and the worker. */
function initialBytes(): number {
  const assets = join(builtFolder, 'assets')
  const html = readFileSync(join(builtFolder, 'index.html'), 'utf8')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const text = (name: string) => readFileSync(join(assets, name), 'utf8')
  const atOnce = scripts.filter((name) => html.includes(name))
  if (atOnce.length === 0) throw new Error('The built page has no script.')
  // The address of the worker stands in the script that starts it; lazy pages have workers of their own.
  const workers = scripts.filter(
    (name) => name.startsWith('worker-') && atOnce.some((script) => text(script).includes(name)),
  )
  if (workers.length === 0) throw new Error('The built page has no worker.')
  return [...atOnce, ...workers].reduce((sum, name) => sum + gzipSync(text(name)).length, 0)
}

/** A page of its own, as somebody has it who comes for the first time. */
async function visit(browser: Browser, address: string, pace = 'calm'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  await context.addInitScript(watch)
  await context.addInitScript((settings) => localStorage.setItem('furrow.settings', settings), JSON.stringify({ pace }))
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForSelector('[data-action="play-now"]')
  return page
}

async function largestPaint(browser: Browser, address: string): Promise<number> {
  const page = await visit(browser, address)
  await page.waitForTimeout(300)
  const { largestPaint } = await seenOn(page)
  await page.context().close()
  if (largestPaint === 0) throw new Error('The browser did not say when it painted the page.')
  return largestPaint
}

/** Where to click now: one of the lit spaces, else the first other thing that can be done. */
const targetOn = (page: Page, turn: number): Promise<{ x: number; y: number }> =>
  page.evaluate((turn) => {
    const visible = (selector: string) =>
      [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(selector)].filter(
        (element) => element.getClientRects().length > 0,
      )
    const spaces = visible('[data-space][data-lit="true"]')
    const others = visible(
      'button[data-move]:not(:disabled), [data-cell][data-lit="true"]:not([data-picked="true"]), [data-lit="true"] [data-card][aria-disabled="false"]',
    )
    const target = spaces[(turn * 7) % spaces.length] ?? others[0]
    if (!target) throw new Error('Nothing can be clicked though the person has to choose.')
    const { left, top, width, height } = target.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, turn)

/** Clicks with the mouse; the milliseconds until the move was shown, or null if the click only led to a question. */
async function moveOnce(page: Page, turn: number): Promise<number | null> {
  const { x, y } = await targetOn(page, turn)
  await page.mouse.move(x, y)
  await page.waitForTimeout(150)
  await page.mouse.down()
  await page.mouse.up()
  // Nothing is asked of the page while it works.
  await page.waitForTimeout(400)
  // On a busy machine the picture may still be on its way; a click that leads to a question brings none.
  const seen = await seenOn(page)
  if (seen.changed && seen.shown === 0) await page.waitForFunction(() => window.furrowSeen.shown > 0)
  const { clicked, shown } = await seenOn(page)
  return shown > clicked ? shown - clicked : null
}

/** Sits down at the table, up to the first question. */
async function sitDown(browser: Browser, address: string, { players, pace, when }: Table): Promise<Page> {
  const page = await visit(browser, address, pace)
  if (when === 'late') {
    await page.evaluate((kept) => localStorage.setItem('furrow.game.game', kept), keptAs(moment('agricola-crowd')))
    await page.goto(`${address}#/table/game`)
  } else {
    await page.click('[data-action="new"]')
    await page.check(`[name="players"][value="${players}"]`)
    for (let seat = 1; seat < players; seat++) await page.selectOption(`[name="seat-${seat}"]`, 'farmer')
    await page.click('button[type="submit"]')
  }
  await untilAsked(page)
  await page.waitForTimeout(LOOK_MS)
  await page.evaluate(() => {
    window.furrowSeen.longestTask = 0
  })
  return page
}

async function measureMoves(browser: Browser, address: string, table: Table) {
  const times: number[] = []
  const first: number[] = []
  const tasks: number[] = []
  const turns = table.when === 'late' ? LATE_TURNS : TURNS
  for (let sat = 0; sat < MOST_SITTINGS && times.length < TURNS; sat++) {
    const page = await sitDown(browser, address, table)
    for (let turn = sat * turns; turn < (sat + 1) * turns && times.length < TURNS && (await untilAsked(page)); turn++) {
      const time = await moveOnce(page, turn)
      if (time === null) continue
      if (turn === sat * turns) first.push(time)
      times.push(time)
    }
    tasks.push((await seenOn(page)).longestTask)
    await page.context().close()
  }
  if (times.length < TURNS / 2)
    throw new Error(`Only ${times.length} of ${TURNS} clicks were seen to change the table.`)
  const at = (share: number) => Math.round(quantile(times, share))
  const moves: Moves = {
    ...table,
    measured: times.length,
    bestMs: at(0),
    medianMs: at(0.5),
    ninetyPercentMs: at(0.9),
    slowestMs: at(1),
    firstMs: Math.round(median(first)),
  }
  return { moves, longestTask: Math.max(...tasks) }
}

/** Carries out a part, saying that it does and how long it took; if it takes too long, the bench fails. */
async function part<T>(what: string, measure: () => Promise<T>): Promise<T> {
  const start = performance.now()
  process.stderr.write(`${what} … `)
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(new Error(`"${what}" was not done within ${PATIENCE_S} seconds. The browser or the page hangs.`)),
      PATIENCE_S * 1000,
    )
  })
  try {
    const measured = await Promise.race([measure(), tooLong])
    process.stderr.write(`${Math.round((performance.now() - start) / 1000)} s\n`)
    return measured
  } finally {
    clearTimeout(timer)
  }
}

/** The tables that are asked for: `--players 2,6`; else all. */
function wanted(args: readonly string[]): Table[] {
  const at = args.indexOf('--players')
  if (at < 0) return TABLES
  const counts = (args[at + 1] ?? '').split(',').map(Number)
  const found = TABLES.filter(({ players }) => counts.includes(players))
  if (found.length === 0) throw new Error('--players names no table that is measured: 2, 3, 4 or 6.')
  return found
}

async function main(withLighthouse: boolean, asked: readonly Table[]): Promise<WebFigures> {
  await part('Building the page', () => buildPage())
  const served = await servePage()
  const browser = await launchBrowser()
  try {
    const paints = await part('First visits', async () => {
      const each: number[] = []
      for (let i = 0; i < VISITS; i++) each.push(await largestPaint(browser, served.address))
      return each
    })
    const tables: Awaited<ReturnType<typeof measureMoves>>[] = []
    for (const table of asked)
      tables.push(
        await part(`${table.players} players, ${table.when}, ${table.pace}`, () =>
          measureMoves(browser, served.address, table),
        ),
      )
    return {
      initialScriptBytes: initialBytes(),
      largestContentfulPaintMs: Math.round(median(paints)),
      longestTaskMs: Math.round(Math.max(...tables.map(({ longestTask }) => longestTask))),
      moves: tables.map(({ moves }) => moves),
      lighthouse: withLighthouse ? await part('Lighthouse', () => lighthouseScores(served.address, RUNS)) : [],
    }
  } finally {
    await browser.close()
    await served.stop()
  }
}

const figures = await Promise.resolve(process.argv)
  .then((args) => main(!args.includes('--no-lighthouse'), wanted(args)))
  .catch((error: unknown) => {
    console.error(`\nThe page could not be measured. ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  })
if (process.argv.includes('--json')) console.log(JSON.stringify(figures, null, 2))
else {
  const { moves, lighthouse, ...rest } = figures
  console.table(rest)
  console.table(moves)
  console.table(lighthouse)
}
