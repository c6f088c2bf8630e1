import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { still } from './boxes.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Looks {
  /** By these rules only. */
  rules?: string[]
  /** In this part of the page only: what stands behind a dialog has been looked at without it. */
  within?: string
}

/** What axe finds on the page as it stands, serious or worse. */
export async function serious(page: Page, { rules = [], within = 'html' }: Looks = {}): Promise<string[]> {
  await still(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async ([only, part]) => {
      // The script above has put axe there.
      const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
      // A dialog lies on top of everything; axe goes by the order in the page unless it is told.
      for (const dialog of document.querySelectorAll('dialog')) dialog.style.zIndex = '1000'
      const runOnly = only.length > 0 ? { runOnly: only } : {}
      const { violations } = await tool.run(part, { resultTypes: ['violations'], ...runOnly })
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [rules, within] as const,
  )
}

/** The same in light and in dark, which differs in colours only: `App` names the theme at the root of the page. */
export async function seriousInBoth(page: Page, within?: string): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark']) {
    await page.evaluate((now) => {
      document.documentElement.dataset.theme = now
    }, theme)
    const looks = { rules: theme === 'dark' ? ['color-contrast'] : [], ...(within ? { within } : {}) }
    for (const problem of await serious(page, looks)) found.push(`${theme}: ${problem}`)
  }
  return found
}
