import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { still } from './boxes.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it stands, serious or worse; with `rules`: by these only. */
export async function serious(page: Page, rules: string[] = []): Promise<string[]> {
  await still(page)
  await page.evaluate(axe)
  return page.evaluate(async (only) => {
    // The script above has put axe there.
    const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
    // A dialog lies on top of everything; axe goes by the order in the page unless it is told.
    for (const dialog of document.querySelectorAll('dialog')) dialog.style.zIndex = '1000'
    const runOnly = only.length > 0 ? { runOnly: only } : {}
    const { violations } = await tool.run(document, { resultTypes: ['violations'], ...runOnly })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, rules)
}
