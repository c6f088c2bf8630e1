import { expect, test } from 'vitest'
import { seriousInBoth } from './axe.ts'
import { moment } from './moments.ts'
import { visitors } from './visits.ts'

const { visit } = visitors()

test('nothing on any screen of Express keeps anybody out, light or dark', async () => {
  for (const [name, hash, sign] of [
    ['table', '#/express', 'main'],
    ['table', '#/express/rules', 'section h2'],
    ['table', '#/table/game', '[data-number]'],
    ['harvest', '#/table/game', '[data-harvest]'],
    ['end', '#/end/game', '[data-rank]'],
    ['end', '#/replay/game/20/0', '[data-step]'],
  ] as const) {
    const stored = moment(`express-${name}`)
    const { page, complaints } = await visit({ hash, stored })
    await page.waitForSelector(sign)
    expect(await seriousInBoth(page), hash).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  }
})
