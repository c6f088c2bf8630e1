import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, inside, still } from './boxes.ts'
import { moment } from './moments.ts'
import { untilAsked } from './player.ts'
import { visitors } from './visits.ts'

const { visit } = visitors()

const phone = (width: number, height: number): BrowserContextOptions => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
})
const UPRIGHT = phone(390, 844)
const SIDEWAYS = phone(844, 390)
const TABLET = phone(820, 1180)

/** Is it wholly on the screen? */
async function inSight(page: Page, selector: string): Promise<boolean> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return inside(await boxOf(page, selector), width, height)
}

const GEAR = 'header button[aria-label="Settings"]'
const HELP = 'header [data-action="help"]'

test.each(['agricola', 'express'])(
  '%s: the longest name leaves rules and settings on a phone’s screen',
  async (game) => {
    const { page, complaints } = await visit({ hash: '#/new', context: UPRIGHT })
    await page.check(`[name="game"][value="${game}"]`)
    await page.check('[name="players"][value="2"]')
    for (const seat of [0, 1]) {
      await page.selectOption(`[name="seat-${seat}"]`, 'person')
      await page.fill(`[name="name-${seat}"]`, 'W'.repeat(20))
    }
    await page.click('button[type="submit"]')
    await untilAsked(page)
    expect(await inSight(page, HELP)).toBe(true)
    expect(await inSight(page, GEAR)).toBe(true)
    expect(await inSight(page, '[data-turn]')).toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  },
)

test('on a phone the settings lead out of the table, and what the numbers mean is said at a touch', async () => {
  const { page, complaints } = await visit({
    stored: moment('agricola-middle'),
    hash: '#/table/game',
    context: UPRIGHT,
  })
  await untilAsked(page)
  await page.tap('header [popovertarget]')
  await page.locator('[popover]:popover-open').getByText('12 food, 6 needed').waitFor()
  await page.tap('nav [data-pane="farm"]')
  expect(await page.getByText('3 points so far').isVisible()).toBe(true)
  await page.tap('nav [data-pane="cards"]')
  expect(await page.locator('[data-in-hand]').first().isVisible()).toBe(true)
  await page.tap(GEAR)
  const settings = page.locator('dialog[open]')
  await still(page)
  expect(await settings.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true)
  await settings.getByRole('link', { name: 'Stored games' }).tap()
  await page.getByRole('heading', { name: 'Stored games' }).waitFor()
  expect(await page.title()).toBe('Stored games – Furrow')
  expect(complaints).toEqual([])
  await page.context().close()
})

test.each([
  ['agricola-middle', 'A round', 'Move animals', 'Round 9 – Furrow'],
  ['express-table', 'The dice', 'Keep the dice', 'Round 4 – Furrow'],
])('%s: the question mark opens rules and keys without leaving the table', async (stored, part, key, title) => {
  const { page, complaints } = await visit({ stored: moment(stored), hash: '#/table/game' })
  await untilAsked(page)
  expect(await page.title()).toBe(title)
  await page.keyboard.press('?')
  const help = page.locator('dialog[open] [data-help]')
  await help.locator('summary').filter({ hasText: part }).first().click()
  expect(await help.locator('details[open] li').first().isVisible()).toBe(true)
  expect(
    await help
      .locator('dd')
      .filter({ hasText: new RegExp(key, 'i') })
      .count(),
  ).toBe(1)
  expect(await help.locator('a[target="_blank"]').getAttribute('href')).toContain('rules')
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  expect(page.url()).toContain('#/table/game')
  expect(complaints).toEqual([])
  await page.context().close()
})

test.each(['agricola-middle', 'express-table'])(
  '%s: sideways the bars leave the height to the table',
  async (stored) => {
    const { page, complaints } = await visit({ stored: moment(stored), hash: '#/table/game', context: SIDEWAYS })
    await untilAsked(page)
    const table = await boxOf(page, 'main')
    expect(table.bottom - table.top).toBeGreaterThan(340)
    expect(table.right - table.left).toBeGreaterThan(560)
    for (const part of [GEAR, '#now button[aria-keyshortcuts="z"]', 'nav [data-pane]:last-child'])
      expect(await inSight(page, part), part).toBe(true)
    await page.setViewportSize({ width: 390, height: 844 })
    expect((await boxOf(page, '#now')).top).toBeGreaterThan(500)
    expect(complaints).toEqual([])
    await page.context().close()
  },
)

test('a tablet shows actions, farm and cards at once', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-middle'), hash: '#/table/game', context: TABLET })
  await untilAsked(page)
  for (const part of ['[data-space="forest"]', '[data-farm="0"]', '[data-tab="log"]'])
    expect(await inSight(page, part), part).toBe(true)
  expect(await page.locator('nav [data-pane]').first().isVisible()).toBe(false)
  expect(complaints).toEqual([])
  await page.context().close()
})
