import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { overflow } from './boxes.ts'
import { visitors } from './visits.ts'

const { visit } = visitors()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Two people at one device, with a draft of seven. */
async function begin(page: Page): Promise<void> {
  await page.click('[data-action="new"]')
  await page.check('[name="players"][value="2"]')
  for (const seat of [0, 1]) await page.selectOption(`[name="seat-${seat}"]`, 'person')
  await page.check('[name="cards"]')
  await page.selectOption('[name="deal"]', 'draft-7')
  await page.click('button[type="submit"]')
}

const cards = (page: Page, kind: string) => page.locator(`button[data-card][data-kind="${kind}"]`)
const take = (page: Page, seat: number) => page.click(`[data-action="take"][data-seat="${seat}"]`)
const namesOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-card], [data-held], [data-shown]')
    .evaluateAll((all) =>
      all.map((e) => e.getAttribute('data-card') ?? e.getAttribute('data-held') ?? e.getAttribute('data-shown') ?? ''),
    )

test('two people draft at one device: packs go round behind the cover screen, and nobody sees the other hand', async () => {
  const { page, complaints } = await visit()
  await begin(page)
  await take(page, 0)
  await cards(page, 'minor').first().waitFor()
  expect(await cards(page, 'occupation').count()).toBe(7)
  expect(await cards(page, 'minor').count()).toBe(7)
  const firstPack = await namesOf(page)

  // Nothing is played before both kinds are chosen, and what is chosen can be changed.
  const go = page.locator('[data-action="choose"]')
  expect(await go.isDisabled()).toBe(true)
  await cards(page, 'minor').nth(0).click()
  await cards(page, 'minor').nth(1).click()
  expect(await page.locator('[aria-pressed="true"]').count()).toBe(1)
  await cards(page, 'occupation').nth(2).click()
  const kept = await page
    .locator('[aria-pressed="true"]')
    .evaluateAll((all) => all.map((e) => e.getAttribute('data-card') ?? ''))
  expect(kept).toHaveLength(2)
  await go.click()

  // A last look, and it can be taken back until the device goes on.
  await page.locator('[data-action="end-turn"]').waitFor()
  await page.click('[data-action="undo"]')
  await go.waitFor()
  for (const card of kept) await page.click(`[data-card="${card}"]`)
  await go.click()
  await page.click('[data-action="end-turn"]')

  await page.locator('[data-action="take"][data-seat="1"]').waitFor()
  expect(await namesOf(page)).toEqual([])
  await take(page, 1)
  await cards(page, 'minor').first().waitFor()
  const secondPack = await namesOf(page)
  expect(secondPack.filter((card) => firstPack.includes(card))).toEqual([])
  await cards(page, 'minor').first().click()
  await cards(page, 'occupation').first().click()
  await go.click()

  // The packs are passed: what seat 0 left lies in front of seat 1, who still has the device.
  await expect.poll(() => cards(page, 'minor').count()).toBe(6)
  const passed = await page
    .locator('button[data-card]')
    .evaluateAll((all) => all.map((e) => e.getAttribute('data-card') ?? ''))
  expect(passed.sort()).toEqual(firstPack.filter((card) => !kept.includes(card)).sort())
  for (let pass = 0; pass < 40 && !(await page.locator('[data-space]').count()); pass++) await answer(page)
  await page.locator('[data-space]').first().waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

/** What is asked of whom: how many moves were played, who sits in front, and what stands in the way. It runs in the page. */
const standing = (): string => {
  const screen = document.querySelector('[data-number]')
  const way = document.querySelector('[data-action="take"], [data-action="end-turn"]')
  return [
    screen?.getAttribute('data-number'),
    screen?.getAttribute('data-seat'),
    way?.getAttribute('data-action'),
  ].join()
}

/** Does the next thing there is to do before round 1, and waits until something else is asked. */
async function answer(page: Page): Promise<void> {
  const before = await page.evaluate(standing)
  const cover = page.locator('[data-action="take"]')
  const end = page.locator('[data-action="end-turn"]')
  if (await cover.count()) await cover.click()
  else if (await end.count()) await end.click()
  else if (await page.locator('button[data-card]').count()) {
    for (const kind of ['occupation', 'minor'])
      if (await cards(page, kind).count()) await cards(page, kind).first().click()
    await page.click('[data-action="choose"]')
  }
  await expect.poll(() => page.evaluate(standing)).not.toBe(before)
}

test('a draft against bots on a phone and by keyboard: nothing hangs over the edge, and round 1 comes', async () => {
  const { page, complaints } = await visit({ context: PHONE })
  await page.click('[data-action="new"]')
  await page.check('[name="cards"]')
  await page.selectOption('[name="deal"]', 'draft-7')
  await page.click('button[type="submit"]')
  await cards(page, 'minor').first().waitFor()
  expect(await overflow(page)).toBe(0)
  const small = await page
    .locator('button[data-card]')
    .evaluateAll((all) =>
      all.filter((e) => e.getBoundingClientRect().height < 44 || e.getBoundingClientRect().width < 44),
    )
  expect(small).toEqual([])
  for (let pass = 1; pass <= 6; pass++) {
    for (const kind of ['occupation', 'minor']) {
      await cards(page, kind).first().focus()
      await page.keyboard.press('Enter')
    }
    await page.locator('[data-action="choose"]').focus()
    await page.keyboard.press('Enter')
    if (pass < 6) await expect.poll(() => cards(page, 'minor').count()).toBe(7 - pass)
  }
  await page.locator('[data-space]').first().waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})
