import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { moment } from './moments.ts'
import { clickOnce, untilAsked } from './player.ts'
import { untilOffline, visitors } from './visits.ts'

// What a page asks for, and when: parts are held back on their way, and what was asked for all the same did not wait for them.

const { address, visit } = visitors()

/** Holds back what the name fits; the returned function lets all of it through. */
async function hold(page: Page, name: RegExp): Promise<{ held: readonly string[]; release(): Promise<void> }> {
  const waiting: Route[] = []
  const held: string[] = []
  let open = false
  await page.route(name, async (route) => {
    held.push(route.request().url())
    if (open) await route.continue()
    else waiting.push(route)
  })
  return {
    held,
    async release() {
      open = true
      await Promise.all(waiting.splice(0).map((route) => route.continue()))
    },
  }
}

/** Loads the page anew at this address, and does not wait for it. */
async function openAgain(page: Page, hash: string): Promise<void> {
  await page.goto(`${address()}?again${hash}`, { waitUntil: 'commit' })
}

/** Waits until files that begin like this have been asked for. */
async function untilAskedFor(page: Page, beginnings: readonly string[], act: () => Promise<void>): Promise<void> {
  const each = beginnings.map((name) => page.waitForRequest((request) => request.url().includes(`/assets/${name}`)))
  await Promise.all([...each, act()])
}

test.each([
  ['#/rules', 'en', ['RulesPage-', 'rules.en-', 'source-serif-4', 'source-sans-3']],
  ['#/rules', 'fr', ['RulesPage-', 'rules.fr-', 'main.fr-']],
  ['#/table', 'fr', ['table-', 'parts-', 'AllSheets-', 'main.fr-']],
  ['#/cards', 'en', ['CardsPage-', 'rulings.en-', 'AllSheets-']],
])(
  'at %s in %s everything is asked for before the first script of the page has come',
  async (hash, language, files) => {
    const { page, complaints } = await visit({ settings: { language } })
    const { held, release } = await hold(page, /\/assets\/(index|react)-[^/]+\.js$/)
    await untilAskedFor(page, files, () => openAgain(page, hash))
    expect(held.length).toBeGreaterThan(0)
    await release()
    await page.locator('#root > *').first().waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  },
)

test('a table with the dice game is asked for as such', async () => {
  const { page, complaints } = await visit({ stored: moment('express-table'), settings: { language: 'fr' } })
  const { release } = await hold(page, /\/assets\/(index|react)-[^/]+\.js$/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await untilAskedFor(page, ['ExpressGame-', 'express.fr-'], () => openAgain(page, '#/table/game'))
  await release()
  await page.locator('button[data-move]').first().waitFor()
  expect(asked.filter((path) => path.includes('/majors-'))).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

test.each([
  ['#/', 'agricola-early'],
  ['#/table/game', 'agricola-early'],
  ['#/end/game', 'agricola-end'],
  ['#/replay/game/60/1', 'agricola-end'],
  ['#/table/game', 'express-table'],
  ['#/end/game', 'express-end'],
  ['#/new', 'agricola-early'],
  ['#/games', 'agricola-early'],
  ['#/rules', 'agricola-early'],
  ['#/cards', 'agricola-early'],
  ['#/express', 'express-table'],
  ['#/online', 'agricola-early'],
  ['#/account', 'agricola-early'],
])('at %s with %s no style is asked for that is not used', async (hash, shown) => {
  const { page } = await visit({ hash, stored: moment(shown) })
  await page.waitForFunction(() => {
    const hrefs = (rel: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].flatMap(({ href }) =>
        href.endsWith('.css') ? href : [],
      )
    const used = hrefs('stylesheet')
    return used.length > 0 && hrefs('preload').every((href) => used.includes(href))
  })
  await page.context().close()
})

test('what nobody waits for is not fetched while somebody waits: the table, and all for a time without a network', async () => {
  const { page, complaints } = await visit({ offline: true })
  await untilOffline(page)
  await page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
  })
  const { release } = await hold(page, /\/assets\/RulesPage-[^/]+\.js$/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAgain(page, '#/rules')
  // It says that it waits, and has nothing else to do.
  await page.locator('[role="status"]').waitFor()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(asked.filter((path) => /\/(sw\.js|assets\/table-)/.test(path))).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await release()
  await page.locator('#rule-round').waitFor()
  await untilOffline(page)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('the table is there before the bots', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-early') })
  const { held, release } = await hold(page, /\/assets\/agricola-[^/]+\.js$/)
  await openAgain(page, '#/table/game')
  await untilAsked(page)
  await clickOnce(page, 0)
  await release()
  for (let turn = 1; held.length === 0 && turn < 20 && (await untilAsked(page)); turn++) await clickOnce(page, turn)
  await untilAsked(page)
  expect(held.length).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

test.each([
  ['the worker', /\/assets\/worker-[^/]+\.js$/],
  ['the rules of the game', /\/assets\/farm-[^/]+\.js$/],
])('where %s cannot come, the page says so and offers to try again', async (_, name) => {
  const { page } = await visit({ stored: moment('agricola-early') })
  await page.route(name, (route) => route.abort())
  await openAgain(page, '#/table/game')
  await page.getByRole('alert').waitFor()
  await page.unroute(name)
  await page.locator('[data-action="reload"]').click()
  await untilAsked(page)
  await page.context().close()
})

const BROKEN = 'Something went wrong at the table. Reload the page to get the game back.'

test('where those who would mark spaces cannot come, nothing is marked and nothing is broken', async () => {
  const { page } = await visit({ stored: moment('agricola-early'), settings: { hints: true } })
  await page.route(/\/assets\/agricola-[^/]+\.js$/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await openAgain(page, '#/table/game')
  await untilAsked(page)
  await failed
  // The worker answers in order: what went wrong there would have been heard before this.
  await page.hover('[data-space="reed-bank"]', { force: true })
  await page.locator('[data-tip]').getByText('Taken by Avena.').waitFor()
  expect(await page.getByText(BROKEN).count()).toBe(0)
  await page.context().close()
})

test('where the bots cannot come, the table stays and says so', async () => {
  const { page } = await visit({ stored: moment('agricola-early') })
  await page.route(/\/assets\/agricola-[^/]+\.js$/, (route) => route.abort())
  await openAgain(page, '#/table/game')
  const sentence = page.getByText(BROKEN)
  const stops = sentence.waitFor().then(() => true)
  const goesOn = () => untilAsked(page).then(() => false)
  for (let turn = 0; !(await Promise.race([stops, goesOn()])); turn++) await clickOnce(page, turn)
  await page.context().close()
})
