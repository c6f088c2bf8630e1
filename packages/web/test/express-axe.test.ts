import { expect, test } from 'vitest'
import { serious } from './axe.ts'
import { moment } from './moments.ts'
import { visitors } from './visits.ts'

const { visit } = visitors()

test.each(['light', 'dark'])('%s: nothing on any screen of Express keeps anybody out', async (theme) => {
  // Dark differs from light in colours only.
  const rules = theme === 'dark' ? ['color-contrast'] : []
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
    expect(await serious(page, rules), hash).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  }
})
