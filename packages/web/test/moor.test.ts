import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serious } from './axe.ts'
import { overflow } from './boxes.ts'
import { moment } from './moments.ts'
import { clickOnce, isOver, untilAsked } from './player.ts'
import { visitors } from './visits.ts'

// Farmers of the Moor: from the new-game page to its end, and what is particular about its table.

const { visit } = visitors()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const numberOn = (page: Page) => page.locator('[data-number]').first().getAttribute('data-number')

test('M2: a game at level 1 is chosen on the new-game page and played to its end by mouse, over every heating', async () => {
  const { page, complaints } = await visit()
  await page.click('[data-action="new"]')
  await page.check('[name="players"][value="6"]')
  await page.selectOption('[name="moor"]', '1')
  expect(await page.locator('[name="players"][value="6"]').count()).toBe(0)
  expect(await page.locator('[name="cards"]').count()).toBe(0)
  await page.getByText('no hand cards').waitFor()
  await page.check('[name="players"][value="2"]')
  await page.selectOption('[name="seat-1"]', 'dreamer')
  await page.click('button[type="submit"]')
  let heated = 0
  let taken = 0
  for (let turn = 0; turn < 400 && (await untilAsked(page)); turn++) {
    heated += (await page.locator('[data-move^="heat "]').count()) > 0 ? 1 : 0
    taken += (await page.locator('[data-special] [data-move^="special "]').count()) > 0 ? 1 : 0
    await clickOnce(page, turn)
  }
  expect(isOver(page)).toBe(true)
  expect(heated).toBeGreaterThan(0)
  expect(taken).toBeGreaterThan(0)
  await page.getByText('Horses').first().waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('M4, M6: tiles are told by name, and Fell Trees takes one of the forests by keyboard', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-moor'), hash: '#/table/game' })
  await untilAsked(page)
  const forests = page.locator('[data-cell][aria-label*="forest"]')
  const before = await forests.count()
  expect(before).toBeGreaterThan(0)
  expect(await page.locator('[data-cell][aria-label*="moor"]').count()).toBeGreaterThan(0)
  await page.getByText('1 ill').first().waitFor({ state: 'attached' })
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('/')
  await page.waitForSelector('dialog input')
  await page.keyboard.type('fell trees')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-cell][data-lit="true"]:focus')
  await page.keyboard.press('Enter')
  await expect.poll(() => forests.count()).toBe(before - 1)
  await page.waitForSelector('[data-special="sa1"][data-holder="0"]')
  await page.keyboard.press('z')
  await page.keyboard.press('z')
  await expect.poll(() => forests.count()).toBe(before)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('M8: whoever would fall ill by mistake is asked first; with the whole bill paid nobody is asked', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-heating'), hash: '#/table/game' })
  await untilAsked(page)
  const number = await numberOn(page)
  await page.click('[data-move="heat nothing"]')
  await page.getByText('would fall ill').waitFor()
  expect(await serious(page)).toEqual([])
  await page.getByText('No, back').click()
  await page.waitForSelector('dialog', { state: 'detached' })
  expect(await numberOn(page)).toBe(number)
  await page.locator('[data-move^="heat "]').first().click()
  await page.waitForFunction((n) => document.querySelector('[data-number]')?.getAttribute('data-number') !== n, number)
  await expect.poll(() => page.locator('[data-move^="heat "]').count()).toBe(0)
  expect(await page.locator('[data-move="feed"]').count()).toBe(1)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('the Moor on a phone, by touch and in French: nothing sticks out, and a special action is taken', async () => {
  const arrival = { context: PHONE, settings: { language: 'fr' }, hash: '#/table/game' }
  const { page, complaints } = await visit({ ...arrival, stored: moment('agricola-moor') })
  await untilAsked(page)
  expect(await overflow(page)).toBe(0)
  expect(await serious(page)).toEqual([])
  await page.tap('[data-action-of="fell-trees"]')
  await page.getByText('choisissez un emplacement').first().waitFor()
  await page.tap('[data-cell][data-lit="true"]')
  await page.waitForSelector('[data-special="sa1"][data-holder="0"]', { state: 'attached' })
  expect(await overflow(page)).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()

  const cold = await visit({ ...arrival, stored: moment('agricola-heating') })
  await untilAsked(cold.page)
  await cold.page.getByText('Chauffez votre maison').first().waitFor()
  expect(await overflow(cold.page)).toBe(0)
  expect(await serious(cold.page)).toEqual([])
  expect(cold.complaints).toEqual([])
  await cold.page.context().close()
})
