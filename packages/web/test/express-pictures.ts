import type { Browser } from 'playwright-core'
import { moment } from './moments.ts'

const SIZES = [
  { name: '1280', width: 1280, height: 720 },
  { name: 'phone', width: 390, height: 844 },
]

const SCENES = [
  { name: 'start', hash: '#/express', language: 'en' },
  { name: 'table', hash: '#/express/table', language: 'en' },
  { name: 'harvest', hash: '#/express/table', language: 'fr' },
  { name: 'end', hash: '#/express/end', language: 'en' },
]

/** Few enough to be kept with the code. */
const isWanted = (scene: string, size: string, theme: string): boolean =>
  scene === 'table' || (theme === 'light' && (scene !== 'start' || size === '1280'))

/** Pictures of Express: start, table, harvest and end. */
export async function expressPictures(browser: Browser, address: string, folder: string): Promise<void> {
  for (const { name, hash, language } of SCENES)
    for (const size of SIZES)
      for (const theme of ['light', 'dark'].filter((each) => isWanted(name, size.name, each))) {
        const context = await browser.newContext({ viewport: size })
        await context.addInitScript(
          ([settings, game]) => {
            localStorage.setItem('furrow.settings', settings)
            if (game) localStorage.setItem('furrow.express', game)
          },
          [
            JSON.stringify({ pace: 'calm', motion: 'none', language, theme }),
            name === 'start' ? '' : moment(`express-${name}`),
          ],
        )
        const page = await context.newPage()
        await page.goto(address + hash)
        await page.waitForSelector('main')
        await page.waitForTimeout(700)
        await page.screenshot({ path: `${folder}express-${name}-${size.name}-${theme}.png` })
        await context.close()
      }
}
