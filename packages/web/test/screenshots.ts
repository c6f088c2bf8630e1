// npm run screenshots: pictures of the page for docs/screenshots, in several sizes, light and dark.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { keptAs, moment } from './moments.ts'
import { untilAsked } from './player.ts'
import { buildPage, servePage } from './served.ts'

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
const SIZES = [
  { name: '1280', width: 1280, height: 720 },
  { name: '1920', width: 1920, height: 1080 },
  { name: 'phone', width: 390, height: 844 },
]

/** A picture: its name, the address it is taken at, and the stored moment to be seen there. */
interface Picture {
  name: string
  hash: string
  language: 'en' | 'fr'
  shows?: string
}

const PICTURES: readonly Picture[] = [
  { name: 'start', hash: '#/', language: 'en' },
  { name: 'early', hash: '#/table/game', language: 'en', shows: 'agricola-early' },
  { name: 'fencing', hash: '#/table/game', language: 'en', shows: 'agricola-fencing' },
  { name: 'feeding', hash: '#/table/game', language: 'en', shows: 'agricola-feeding' },
  { name: 'end', hash: '#/end/game', language: 'en', shows: 'agricola-end' },
  { name: 'new', hash: '#/new', language: 'en' },
  { name: 'games', hash: '#/games', language: 'en', shows: 'agricola-feeding' },
  { name: 'replay', hash: '#/replay/game/60/1', language: 'en', shows: 'agricola-end' },
  { name: 'handover', hash: '#/table/game', language: 'en', shows: 'agricola-handover' },
  { name: 'rules', hash: '#/rules', language: 'fr' },
  { name: 'cards', hash: '#/cards', language: 'fr' },
  { name: 'middle', hash: '#/table/game', language: 'fr', shows: 'agricola-middle' },
  { name: 'express-start', hash: '#/express', language: 'en' },
  { name: 'express-table', hash: '#/table/game', language: 'en', shows: 'express-table' },
  { name: 'express-harvest', hash: '#/table/game', language: 'fr', shows: 'express-harvest' },
  { name: 'express-end', hash: '#/end/game', language: 'en', shows: 'express-end' },
  { name: 'express-replay', hash: '#/replay/game/20/0', language: 'en', shows: 'express-end' },
]

mkdirSync(folder, { recursive: true })
await buildPage()
const served = await servePage()
const browser = await launchBrowser()
try {
  for (const scene of PICTURES)
    for (const size of SIZES)
      for (const theme of ['light', 'dark'] as const)
        if (isWanted(scene, size.name, theme)) await picture(scene, size, theme)
} finally {
  await browser.close()
  await served.stop()
}

/** Few enough to be kept with the code. */
function isWanted({ name }: Picture, size: string, theme: string): boolean {
  if (name === 'fencing') return size !== '1920' && theme === 'light'
  return size !== '1920' || theme === 'light' || name === 'middle'
}

async function picture(scene: Picture, size: (typeof SIZES)[number], theme: 'light' | 'dark'): Promise<void> {
  const { name, hash, language, shows } = scene
  const context = await browser.newContext({ viewport: size })
  await context.addInitScript(
    ([settings, game]) => {
      localStorage.setItem('furrow.settings', settings)
      if (game && !localStorage.getItem('furrow.game.game')) localStorage.setItem('furrow.game.game', game)
    },
    [JSON.stringify({ pace: 'calm', language, theme }), shows ? keptAs(moment(shows)) : ''],
  )
  const page = await context.newPage()
  await page.goto(served.address + hash)
  await page.waitForSelector(hash === '#/' ? '[data-action]' : 'main')
  if (hash === '#/table/game' && name !== 'handover') await untilAsked(page)
  if (name === 'fencing') await pickPasture(page)
  await page.waitForTimeout(700)
  await page.screenshot({ path: `${folder}${name}-${size.name}-${theme}.png` })
  await context.close()
}

/** Two neighbouring spaces, so that the picture shows a pasture being composed. */
async function pickPasture(page: Page): Promise<void> {
  await page.locator('[data-cell][data-lit="true"]').first().click()
  await page.locator('[data-cell][data-lit="true"]:not([data-picked="true"])').first().click()
}
