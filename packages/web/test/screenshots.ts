// npm run screenshots: pictures of the page for docs/screenshots, in several sizes, light and dark; with names, only those, and
// with --kept only those that are there already.
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { keptAs, moment } from './moments.ts'
import { clickOnce, untilAsked } from './player.ts'
import { company, talk } from './screenshots-online.ts'
import { buildPage, servePage } from './served.ts'

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
const SIZES = [
  { name: '1280', width: 1280, height: 720 },
  { name: '1920', width: 1920, height: 1080 },
  { name: '2560', width: 2560, height: 1440 },
  { name: 'phone', width: 390, height: 844 },
]

/** A picture: its name, the address it is taken at, and the stored moment to be seen there. */
interface Picture {
  name: string
  hash: string
  language: 'en' | 'fr'
  shows?: string
  /** What a person who plays online meets. */
  meets?: string
  /** What leads to it. */
  first?: (page: Page) => Promise<void>
}

const PICTURES: readonly Picture[] = [
  { name: 'start', hash: '#/', language: 'en' },
  { name: 'early', hash: '#/table/game', language: 'en', shows: 'agricola-early' },
  { name: 'fencing', hash: '#/table/game', language: 'en', shows: 'agricola-fencing' },
  { name: 'feeding', hash: '#/table/game', language: 'en', shows: 'agricola-feeding' },
  { name: 'hand', hash: '#/table/game', language: 'en', shows: 'agricola-hand' },
  { name: 'draft', hash: '#/new', language: 'en', first: startDraft },
  { name: 'guide', hash: '#/', language: 'fr', first: startGuide },
  { name: 'harvest', hash: '#/table/game', language: 'en', shows: 'agricola-feeding', first: seeHarvest },
  { name: 'crowd', hash: '#/table/game', language: 'fr', shows: 'agricola-crowd' },
  { name: 'moor', hash: '#/table/game', language: 'en', shows: 'agricola-moor' },
  { name: 'heating', hash: '#/table/game', language: 'fr', shows: 'agricola-heating' },
  { name: 'end', hash: '#/end/game', language: 'en', shows: 'agricola-end' },
  { name: 'new', hash: '#/new', language: 'en' },
  { name: 'games', hash: '#/games', language: 'en', shows: 'agricola-feeding' },
  { name: 'replay', hash: '#/replay/game/60/1', language: 'en', shows: 'agricola-end' },
  { name: 'handover', hash: '#/table/game', language: 'en', shows: 'agricola-handover' },
  { name: 'rules', hash: '#/rules', language: 'fr' },
  { name: 'cards', hash: '#/cards', language: 'fr', first: seePictures },
  { name: 'middle', hash: '#/table/game', language: 'fr', shows: 'agricola-middle' },
  { name: 'new-online', hash: '#/new/online', language: 'fr' },
  { name: 'online', hash: '#/online', language: 'en', meets: 'online' },
  { name: 'join', hash: '#/join', language: 'en', meets: 'join' },
  { name: 'waiting', hash: '#/room', language: 'fr', meets: 'waiting' },
  { name: 'room', hash: '#/room', language: 'en', meets: 'room' },
  { name: 'account', hash: '#/account', language: 'en', meets: 'account' },
  { name: 'express-start', hash: '#/express', language: 'en' },
  { name: 'express-table', hash: '#/table/game', language: 'en', shows: 'express-table' },
  { name: 'express-harvest', hash: '#/table/game', language: 'fr', shows: 'express-harvest' },
  { name: 'express-end', hash: '#/end/game', language: 'en', shows: 'express-end' },
  { name: 'express-replay', hash: '#/replay/game/20/0', language: 'en', shows: 'express-end' },
]

const kept = process.argv.includes('--kept')
const wanted = process.argv.slice(2).filter((word) => word !== '--kept')
mkdirSync(folder, { recursive: true })
await buildPage()
// More people come in a minute than from any one house.
const served = await servePage(undefined, ['--limits', '50'])
const browser = await launchBrowser()
const others = await company(browser, served.address)
try {
  for (const scene of PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    for (const size of SIZES) for (const theme of ['light', 'dark'] as const) await picture(scene, size, theme)
} finally {
  await others.leave()
  await browser.close()
  await served.stop()
}

async function picture(scene: Picture, size: (typeof SIZES)[number], theme: 'light' | 'dark'): Promise<void> {
  const { name, hash, language, shows, meets, first } = scene
  const path = `${folder}${name}-${size.name}-${theme}.png`
  if (kept && !existsSync(path)) return
  const context = await browser.newContext({ viewport: size })
  await context.addInitScript(
    ({ settings, game }) => {
      localStorage.setItem('furrow.settings', settings)
      if (game && !localStorage.getItem('furrow.game.game')) localStorage.setItem('furrow.game.game', game)
    },
    { settings: JSON.stringify({ pace: 'calm', language, theme }), game: shows ? keptAs(moment(shows)) : '' },
  )
  const place = meets === undefined ? hash : meets === 'join' ? others.invitation : await others.meet(context, meets)
  const page = await context.newPage()
  await page.goto(served.address + place)
  await page.waitForSelector(hash === '#/' ? '[data-action]' : 'main')
  if (hash === '#/table/game' && name !== 'handover') await untilAsked(page)
  if (name === 'fencing') await pickPasture(page)
  if (name === 'room') await talk(page)
  await first?.(page)
  if (name !== 'harvest') await untilStill(page)
  await page.screenshot({ path })
  await context.close()
}

/** Waits until everything is drawn and nothing moves any more. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/** Two neighbouring spaces, so that the picture shows a pasture being composed. */
async function pickPasture(page: Page): Promise<void> {
  await page.locator('[data-cell][data-lit="true"]').first().click()
  await page.locator('[data-cell][data-lit="true"]:not([data-picked="true"])').first().click()
}

/** The guided first game, at its first question. */
async function startGuide(page: Page): Promise<void> {
  await page.click('[data-action="guided"]')
  await untilAsked(page)
}

/** A draft of seven against a bot, with one card chosen. */
async function startDraft(page: Page): Promise<void> {
  await page.check('[name="cards"]')
  await page.selectOption('[name="deal"]', 'draft-7')
  await page.click('button[type="submit"]')
  await page.locator('button[data-card] svg use').first().waitFor({ state: 'attached' })
  await page.locator('button[data-kind="minor"]').first().click()
}

/** The cards and their drawings have come. */
function seePictures(page: Page): Promise<void> {
  return page.locator('li button svg use').first().waitFor({ state: 'attached' })
}

/** The family is fed: the picture is taken while animals breed. */
async function seeHarvest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  while ((await page.locator('[data-move="feed"]').count()) > 0) {
    await clickOnce(page, 0, false)
    await page.locator('[data-phase="breeding"]').or(page.locator('[data-move="feed"]')).first().waitFor()
  }
  await page.locator('[data-flights] [data-phase="breeding"]').waitFor({ state: 'attached' })
  // Everything as it is when the word stands over the table.
  await page.evaluate(() => {
    const all = document.getAnimations()
    const word = document
      .querySelector('[data-flights] [data-phase="breeding"]')
      ?.getAnimations()[0]
      ?.effect?.getTiming()
    for (const animation of all) {
      animation.pause()
      if (animation.effect instanceof KeyframeEffect && animation.effect.target?.closest('[data-flights]'))
        animation.currentTime = (word?.delay ?? 0) + Number(word?.duration ?? 0) / 2
    }
  })
}
