import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lay } from './express-player.ts'
import { moment } from './moments.ts'
import { visitors } from './visits.ts'

const { address, visit } = visitors()
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
    const { page, complaints } = await visit({ hash: '#/express', settings: { theme } })
    await page.waitForSelector('main')
    expect(await problems(page)).toEqual([])
    for (const [name, hash] of [
      ['table', 'table'],
      ['harvest', 'table'],
      ['end', 'end'],
      ['end', 'replay'],
      ['end', 'rules'],
    ] as const) {
      await lay(page, address(), moment(`express-${name}`), hash)
      expect(await problems(page), name).toEqual([])
    }
    expect(complaints).toEqual([])
    await page.context().close()
  },
  60_000,
)
