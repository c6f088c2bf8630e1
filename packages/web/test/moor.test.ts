import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serious } from './axe.ts'
import { overflow } from './boxes.ts'
import { answerByKeys, tabTo } from './keys.ts'
import { moment } from './moments.ts'
import { isOver, untilAsked } from './player.ts'
import { visitors } from './visits.ts'

// Farmers of the Moor: from the new-game page to its end, and what is particular about its table.

const { visit } = visitors()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const numberOn = (page: Page) => page.locator('[data-number]').first().getAttribute('data-number')

/** What is taken for a change, where it can be. */
const SPECIALS = ['cut-peat', 'fell-trees', 'horse-coper', 'slash-and-burn', 'hiring-fair', 'clandestine-work']

test('M2: a whole game at level 1 on a phone by keyboard alone, from the new-game page over every heating to its end', async () => {
  const { page, complaints } = await visit({ context: { viewport: { width: 390, height: 844 } } })
  await tabTo(page, '[data-action="new"]')
  await page.keyboard.press('Enter')
  await tabTo(page, '[name="players"]:checked')
  for (let players = 2; players < 6; players++) await page.keyboard.press('ArrowRight')
  await page.waitForSelector('[name="players"][value="6"]:checked')
  await tabTo(page, '[name="moor"]')
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction(() => document.querySelector('[name="players"][value="6"]') === null)
  expect(await page.locator('[name="cards"]').count()).toBe(0)
  await page.getByText('no hand cards').waitFor()
  await page.focus('[name="players"]:checked')
  for (let players = 5; players > 2; players--) await page.keyboard.press('ArrowLeft')
  await tabTo(page, '[name="starting"]')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'button[type="submit"]')
  await page.keyboard.press('Enter')
  let heated = 0
  const taken = new Set<string>()
  for (let turn = 0; turn < 400 && (await untilAsked(page)); turn++) {
    heated += (await page.locator('[data-move^="heat "]').count()) > 0 ? 1 : 0
    const open = await page
      .locator('[data-action-of][data-move]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-action-of') ?? ''))
    const special = SPECIALS.filter((action) => open.includes(action))[turn % SPECIALS.length]
    if (special) taken.add(special)
    await answerByKeys(page, special?.replaceAll('-', ' ') ?? '')
    if (turn % 10 === 0) expect(await overflow(page)).toBe(0)
  }
  expect(isOver(page)).toBe(true)
  expect(heated).toBeGreaterThan(3)
  expect(taken.size).toBeGreaterThan(2)
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

test('M5: a special action that cannot be taken says why, to whoever points at it and to whoever listens', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-moor'), hash: '#/table/game' })
  await untilAsked(page)
  await page.hover('[data-action-of="clandestine-work"]')
  await page
    .locator('[data-tip="clandestine-work"]')
    .getByText('Missing: 1 fuel')
    .or(page.getByText('No improvement'))
    .first()
    .waitFor()
  await page.mouse.move(5, 400)
  await page.focus('[data-action-of="clandestine-work"]')
  await page
    .locator('[aria-live]')
    .getByText(/Missing|No improvement/)
    .first()
    .waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
  await page.context().close()
})

test('M9: what lies beneath a major is told when it is pointed at, and to whoever listens', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-moor'), hash: '#/table/game' })
  await untilAsked(page)
  await page.hover('[data-card="fireplace-2"]')
  await page.locator('[data-tip="fireplace-2"]').getByText('Beneath it: Horse Slaughter').waitFor()
  expect(await page.locator('[data-card="fireplace-2"]').textContent()).toContain('Beneath it: Horse Slaughter')
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
