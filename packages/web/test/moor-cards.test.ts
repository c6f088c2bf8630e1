import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serious } from './axe.ts'
import { inside, seenBoxes } from './boxes.ts'
import { untilAsked } from './player.ts'
import { scripted } from './scripted.ts'
import { visitors } from './visits.ts'

// What cards of the Moor, its variants and playing alone bring to the table.

const { visit } = visitors()

const at = async (stored: string, context = {}) => {
  const visited = await visit({ stored, hash: '#/table/game', context })
  await untilAsked(visited.page)
  return visited
}

/** A person goes there; the next question has come. */
async function sendTo(page: Page, space: string): Promise<void> {
  const before = await page.locator('[data-number]').first().getAttribute('data-number')
  await page.click(`[data-space="${space}"][data-lit="true"]`)
  await page.waitForFunction(
    (number) => document.querySelector('[data-number]')?.getAttribute('data-number') !== number,
    before,
  )
  await untilAsked(page)
}

const given = (...hand: string[]) => ({ players: 2, moor: 2, cards: 'given', hands: [hand, []] })

/** Two rounds for the clay of a Fireplace. */
const FIREPLACE = ['clay-pit', 'day-laborer', 'clay-pit', 'major-improvement', 'build fireplace-2']

test('M050, M051: the farm grows at its edge, and the new spaces are drawn, told and used', async () => {
  const setup = given('farm-extension')
  const { page, complaints } = await at(scripted(setup, ['clay-pit', 'major-improvement', 'play farm-extension']))
  expect(await page.locator('#now [data-move^="extend "]').count()).toBe(12)
  await page.click('[data-move="extend f1 f2"]')
  const added = page.locator('[data-cell^="x"]')
  await expect.poll(() => added.count()).toBe(2)
  expect(await page.locator('[data-cell]').count()).toBe(17)
  for (const box of await seenBoxes(page, '[data-cell]')) expect(inside(box, 1280, 720)).toBe(true)
  expect(await added.first().getAttribute('aria-label')).toMatch(/^x1/)
  expect(await serious(page)).toEqual([])
  await untilAsked(page)
  await page.click('[data-space="farmland"]')
  await page.click('[data-cell="x2"][data-lit="true"]')
  await page.waitForSelector('[data-cell="x2"][aria-label*="field"]')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('M9: a minor that upgrades a major takes its place, and horses are slaughtered with it at any time', async () => {
  const { page, complaints } = await at(scripted(given('open-grill'), [...FIREPLACE, 'major-improvement']))
  await page.click('[data-in-hand="open-grill"]')
  await page.locator('[data-in-play] [data-played="open-grill"]').waitFor()
  expect(await page.locator('[data-in-play] [data-played="fireplace-2"]').count()).toBe(0)
  await page.locator('[data-card="fireplace-2"]').waitFor()
  await untilAsked(page)
  await page.click('[data-action-of="horse-coper"]')
  await page.waitForSelector('[data-special="sa2"][data-holder="0"]')
  await page.getByRole('button', { name: 'At any time', exact: true }).click()
  const cook = page.locator('dialog [data-move="cook horse 1"]')
  expect(await cook.textContent()).toContain('Cook 1 horse')
  await cook.click()
  await expect.poll(() => cook.count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('M14: a stove that is not lit is marked and told, until it is lit', async () => {
  const { page, complaints } = await at(scripted({ players: 2, moor: 1, lighting: true }, [...FIREPLACE, 'forest']))
  const stove = page.locator('[data-in-play] [data-played="fireplace-2"]')
  await page.waitForSelector('[data-played="fireplace-2"][data-unlit="true"]')
  expect(await stove.textContent()).toContain('not lit yet')
  await page.getByRole('button', { name: 'At any time', exact: true }).click()
  await page.click('dialog [data-move="light fireplace-2"]')
  await page.waitForSelector('[data-played="fireplace-2"][data-unlit="false"]')
  expect(await stove.textContent()).not.toContain('not lit yet')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('M13: alone ten cards lie in a pile: one is used, kept for food or gone, and another may be put under the pile', async () => {
  const { page, complaints } = await at(scripted({ players: 1, moor: 1 }, []))
  await page.getByText('9 in the pile').waitFor()
  expect(await page.locator('[data-special]').count()).toBe(1)
  const first = await page.locator('[data-special]').getAttribute('data-special')
  await page.locator('[data-action-of][data-lit="true"]').last().click()
  await page.locator('[data-special]').or(page.locator('#now [data-move]')).first().waitFor()
  while ((await page.locator('[data-cell][data-lit="true"]').count()) > 0)
    await page.locator('[data-cell][data-lit="true"]').first().click()
  await page.waitForSelector('#now [data-move="done"]')
  await page.click('#now [data-move="done"]')
  await page.waitForSelector('[data-special]', { state: 'detached' })
  // Two people go out, and the next round turns the next card up.
  for (const space of ['fishing', 'forest']) await sendTo(page, space)
  await page.getByText('8 in the pile').waitFor()
  const second = await page.locator('[data-special]').getAttribute('data-special')
  expect(second).not.toBe(first)
  await untilAsked(page)
  for (const space of ['fishing', 'forest']) await sendTo(page, space)
  await page.waitForSelector('#now [data-move^="under "]')
  await page.click('#now [data-move^="under "]')
  await page.waitForFunction(
    (before) => document.querySelector('[data-special]')?.getAttribute('data-special') !== before,
    second,
  )
  await page.getByText('8 in the pile').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('M13: alone in the Moor the hand and the order of the round cards are chosen', async () => {
  const { page, complaints } = await visit({ hash: '#/new' })
  await page.check('[name="players"][value="1"]')
  await page.selectOption('[name="moor"]', '2')
  await page.selectOption('[name="hand"]', 'chosen')
  const boxes = page.locator('[name^="hand-"][type="checkbox"]')
  await boxes.first().waitFor()
  for (let i = 0; i < 3; i++) await boxes.nth(i).check()
  await page.selectOption('[name="order"]', 'chosen')
  const first = page.locator('ol li').first()
  await first.getByText('Major Improvement').waitFor()
  expect(await first.locator('button').count()).toBe(0)
  expect(await page.locator('ol li').nth(1).locator('button').first().isDisabled()).toBe(true)
  await page.locator('ol li').nth(3).locator('button').first().click()
  await page.click('button[type="submit"]')
  await untilAsked(page)
  expect(await page.locator('[data-in-hand]').count()).toBe(3)
  await page.getByText('in the pile').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})
