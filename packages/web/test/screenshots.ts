// npm run screenshots: pictures of the page for docs/screenshots, in several sizes, light and dark.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { expressPictures } from './express-pictures.ts'
import { keptAs, type Moment, moments } from './moments.ts'
import { untilAsked } from './player.ts'
import { buildPage, servePage } from './served.ts'

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
const SIZES = [
  { name: '1280', width: 1280, height: 720 },
  { name: '1920', width: 1920, height: 1080 },
  { name: 'phone', width: 390, height: 844 },
]

mkdirSync(folder, { recursive: true })
await buildPage()
const served = await servePage()
const browser = await launchBrowser()
try {
  for (const moment of await moments())
    for (const size of SIZES)
      for (const theme of ['light', 'dark'] as const)
        if (isWanted(moment, size.name, theme)) await picture(moment, size, theme)
  await expressPictures(browser, served.address, folder)
} finally {
  await browser.close()
  await served.stop()
}

/** Few enough to be kept with the code. */
function isWanted({ name }: Moment, size: string, theme: string): boolean {
  if (name === 'fencing') return size !== '1920' && theme === 'light'
  return size !== '1920' || theme === 'light' || name === 'middle'
}

async function picture(moment: Moment, size: (typeof SIZES)[number], theme: 'light' | 'dark'): Promise<void> {
  const { name, hash, language, stored } = moment
  const context = await browser.newContext({ viewport: size })
  await context.addInitScript(
    ([settings, game]) => {
      localStorage.setItem('furrow.settings', settings)
      if (game && !localStorage.getItem('furrow.game.game')) localStorage.setItem('furrow.game.game', game)
    },
    [JSON.stringify({ pace: 'calm', language, theme }), stored && keptAs(stored)],
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
