import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousInBoth } from './axe.ts'
import { moment } from './moments.ts'
import { untilAsked } from './player.ts'
import { visitors } from './visits.ts'

const { visit } = visitors()

/** What stands over the table: how it comes, and what tells that it is there. */
const OPENINGS: readonly [name: string, open: (page: Page) => Promise<void>, ready: string][] = [
  ['settings', (page) => page.getByRole('button', { name: 'Settings' }).click(), 'dialog [data-action="report"]'],
  ['rules and keys', (page) => page.keyboard.press('?'), 'dialog [data-help]'],
  ['search', (page) => page.keyboard.press('/'), 'dialog input'],
  ['what just happened', (page) => page.keyboard.press('r'), 'dialog [data-action="once-more"]'],
  [
    'at any time',
    (page) => page.getByRole('button', { name: 'At any time', exact: true }).click(),
    'dialog [data-move]',
  ],
  ['another player', (page) => page.click('[data-row="1"]'), 'dialog [data-played]'],
]

/** And beside it. */
const BESIDE: typeof OPENINGS = [
  ['score', (page) => page.click('[data-tab="score"]'), '[data-score]'],
  ['animals in hand', (page) => page.click('[data-cell="e2"]'), '[data-drop="true"]'],
]

test('axe finds nothing serious in any dialog, light or dark', async () => {
  const found: string[] = []
  const { page } = await visit({
    stored: moment('agricola-herds'),
    hash: '#/table/game',
    settings: { motion: 'brisk' },
  })
  const look = async (name: string, within?: string) => {
    for (const problem of await seriousInBoth(page, within)) found.push(`${name} ${problem}`)
  }
  await untilAsked(page)
  for (const [openings, within] of [
    [OPENINGS, 'dialog[open]'],
    [BESIDE, undefined],
  ] as const)
    for (const [name, open, ready] of openings) {
      await open(page)
      await page.locator(ready).first().waitFor()
      await look(name, within)
      await page.keyboard.press('Escape')
    }
  await page.goto(page.url().replace(/#.*/, '#/cards'))
  await page.locator('li button').first().click()
  await page.locator('dialog[open]').waitFor()
  await look('a large card', 'dialog[open]')
  await page.goto(page.url().replace(/#.*/, '#/new'))
  await page.check('[name="players"][value="1"]')
  await page.check('[name="cards"]')
  await page.selectOption('[name="hand"]', 'chosen')
  await page.locator('[name^="hand-"][type="checkbox"]').first().waitFor()
  await look('choosing a hand')
  expect(found).toEqual([])
  await page.context().close()
})

test('the farm of another player is told in words too', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-herds'), hash: '#/table/game' })
  await untilAsked(page)
  await page.click('[data-row="1"]')
  const said = await page.locator('dialog[open]').textContent()
  expect(said).toMatch(/[a-e][1-3]: pasture for \d+.*\d+ sheep/)
  expect(said).toMatch(/[a-e][1-3]: field with \d+ (grain|vegetables?)/)
  expect(complaints).toEqual([])
  await page.context().close()
})
