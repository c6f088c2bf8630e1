import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moment } from './moments.ts'
import { visitors } from './visits.ts'

const { visit } = visitors()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Checked {
  violations: { id: string; nodes: { target: string[] }[] }[]
}

/** What the checker finds wrong, as sentences. */
async function problems(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(
    () => (globalThis as unknown as { axe: { run(): Promise<Checked> } }).axe.run(), // put there a line above
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

test.each(['light', 'dark'])(
  '%s: nothing on any screen of Express keeps anybody out',
  async (theme) => {
    for (const [name, hash, sign] of [
      ['table', '#/express', 'main'],
      ['table', '#/express/rules', 'section h2'],
      ['table', '#/table/game', '[data-number]'],
      ['harvest', '#/table/game', '[data-harvest]'],
      ['end', '#/end/game', '[data-rank]'],
      ['end', '#/replay/game/20/0', '[data-step]'],
    ] as const) {
      const stored = moment(`express-${name}`)
      const { page, complaints } = await visit({ hash, stored, settings: { theme } })
      await page.waitForSelector(sign)
      expect(await problems(page), hash).toEqual([])
      expect(complaints).toEqual([])
      await page.context().close()
    }
  },
  60_000,
)
