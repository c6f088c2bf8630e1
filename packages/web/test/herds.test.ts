import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf } from './boxes.ts'
import { moment } from './moments.ts'
import { untilAsked } from './player.ts'
import { visitors } from './visits.ts'

// The stored farm: 2 wild boar in the pasture e2, 1 sheep in the pasture e3 below it, nobody in the house.

const { visit } = visitors()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const atHerds = async (context = {}) => {
  const visited = await visit({ stored: moment('agricola-herds'), hash: '#/table/game', context })
  await untilAsked(visited.page)
  return visited
}

/** Waits until a farm space is said to hold this. */
const holds = (page: Page, cell: string, what: string) =>
  page.locator(`[data-cell="${cell}"][aria-label*="${what}"]`).waitFor()

async function middleOf(page: Page, cell: string): Promise<{ x: number; y: number }> {
  const { left, right, top, bottom } = await boxOf(page, `[data-cell="${cell}"]`)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 6 })
  await page.mouse.up()
}

test('animals dragged by mouse swap places, go where there is room, and a sentence says where there is none', async () => {
  const { page, complaints } = await atHerds()
  await drag(page, 'e2', 'e3')
  await holds(page, 'e3', '2 wild boar')
  await holds(page, 'e2', '1 sheep')
  await drag(page, 'e3', 'a2')
  await page.getByText('There was room for 1 wild boar only.').waitFor()
  await holds(page, 'a1', '1 wild boar')
  await holds(page, 'e3', '1 wild boar')
  await drag(page, 'e2', 'd1')
  await page.getByText('Animals live in pastures, stables and the house.').waitFor()
  await drag(page, 'e2', 'a1')
  await holds(page, 'a1', '1 sheep')
  await drag(page, 'e3', 'e2')
  await holds(page, 'e2', '2 wild boar')
  await drag(page, 'a1', 'e2')
  await page.getByText('Another kind lives there').waitFor()
  await page.keyboard.press('z')
  await holds(page, 'e3', '1 wild boar')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('where a stable could be built, a drag moves the animals and a click builds', async () => {
  const { page, complaints } = await atHerds()
  await page.click('[data-space="farm-expansion"]')
  await page.locator('[data-cell="e2"][data-lit="true"]').waitFor()
  await drag(page, 'e2', 'e3')
  await holds(page, 'e3', '2 wild boar')
  expect(await page.locator('[data-cell][aria-label*="stable,"]').count()).toBe(0)
  await page.click('[data-cell="e3"]')
  await holds(page, 'e3', 'stable, 2 wild boar')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('animals are tapped and put down by a second tap, one of them only, or dragged by a finger', async () => {
  const { page, complaints } = await atHerds(PHONE)
  await page.tap('nav [data-pane="farm"]')
  await page.tap('[data-cell="e2"]')
  await page.getByText('2 wild boar in hand').waitFor()
  await page.tap('button[aria-label="One fewer"]')
  await page.getByText('1 wild boar in hand').waitFor()
  await page.tap('[data-cell="a2"]')
  await holds(page, 'a1', '1 wild boar')
  const touch = await page.context().newCDPSession(page)
  const [start, end] = [await middleOf(page, 'e2'), await middleOf(page, 'e3')]
  const at = (part: number) => [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const part of [0.2, 0.6, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
  await page.locator('[data-drop="true"]').first().waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await holds(page, 'e3', '1 wild boar')
  await holds(page, 'e2', '1 sheep')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('animals are moved by keys: M takes them in hand, arrows choose, Enter puts them down, Escape puts them back', async () => {
  const { page, complaints } = await atHerds()
  await page.locator('[data-cell="e2"]').focus()
  await page.keyboard.press('m')
  await page.getByText('2 wild boar in hand').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('2 wild boar in hand').waitFor({ state: 'detached' })
  await page.keyboard.press('m')
  await page.locator('[data-cell="e3"][aria-label*="Room for 2 wild boar"]').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await holds(page, 'e3', '2 wild boar')
  await holds(page, 'e2', '1 sheep')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a loss that no answer avoids is not asked about', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-losing'), hash: '#/table/game' })
  const keep = page.locator('button[data-move^="keep"]')
  await keep.first().click()
  await keep.first().waitFor({ state: 'detached' })
  expect(await page.locator('dialog[open]').count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('whoever would beg though there is something to eat is asked first, and may go back', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-feeding'), hash: '#/table/game' })
  const feed = page.locator('button[data-move="feed"]').first()
  await feed.click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByText(/You would beg for \d+ food/).waitFor()
  await dialog.getByText('No, back').click()
  await dialog.waitFor({ state: 'detached' })
  await feed.click()
  await dialog.locator('[data-move]').click()
  await feed.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await page.context().close()
})
