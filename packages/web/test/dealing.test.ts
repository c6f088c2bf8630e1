import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousInBoth } from './axe.ts'
import { invitationPath, person } from './people.ts'
import { untilAsked } from './player.ts'
import { visitors } from './visits.ts'

// Hand cards before round 1: ten of which seven are kept, exchanges, and a draft between people.

const { visit } = visitors('own')

/** A game against a bot with cards, dealt in this way. */
async function begin(page: Page, choices: { deal?: string; mulligan?: string }): Promise<void> {
  await page.click('[data-action="new"]')
  await page.check('[name="cards"]')
  for (const [name, value] of Object.entries(choices)) await page.selectOption(`[name="${name}"]`, value)
  await page.click('button[type="submit"]')
}

const cards = (page: Page, kind: string) => page.locator(`button[data-card][data-kind="${kind}"]`)
const inHand = (page: Page) =>
  page.locator('[data-in-hand]').evaluateAll((all) => all.map((e) => e.getAttribute('data-in-hand')))

test('of ten cards of each kind seven are kept', async () => {
  const { page, complaints } = await visit()
  await begin(page, { deal: 'choose' })
  await cards(page, 'minor').first().waitFor()
  expect([await cards(page, 'occupation').count(), await cards(page, 'minor').count()]).toEqual([10, 10])
  // The cards are drawn as they are in hand, with picture and words.
  await page.locator('button[data-card] svg use').first().waitFor({ state: 'attached' })
  expect(await seriousInBoth(page)).toEqual([])
  const go = page.locator('[data-action="choose"]')
  const away: (string | null)[] = []
  for (const kind of ['occupation', 'minor'])
    for (const i of [0, 3, 6]) {
      expect(await go.isDisabled()).toBe(true)
      await cards(page, kind).nth(i).click()
      away.push(await cards(page, kind).nth(i).getAttribute('data-card'))
    }
  await go.click()
  await page.locator('[data-space]').first().waitFor()
  await expect.poll(async () => (await inHand(page)).length).toBe(14)
  const hand = await inHand(page)
  expect(hand.filter((card) => away.includes(card))).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

test('all cards of a kind are exchanged for one fewer, or kept', async () => {
  const { page, complaints } = await visit()
  await begin(page, { mulligan: 'hand' })
  const occupations = page.locator('[data-kind="occupation"]:is([data-card], [data-shown])')
  await expect.poll(() => occupations.count()).toBe(7)
  const before = await occupations.evaluateAll((all) =>
    all.map((e) => e.getAttribute('data-card') ?? e.getAttribute('data-shown')),
  )
  await page.click('[data-move="redraw occupation"]')
  await expect.poll(() => occupations.count()).toBe(6)
  await page.click('[data-move="done"]')
  await page.locator('[data-space]').first().waitFor()
  await expect.poll(async () => (await inHand(page)).length).toBe(13)
  const hand = await inHand(page)
  expect(hand.filter((card) => before.includes(card))).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

test('three cards of a kind go for a new one, by keyboard', async () => {
  const { page, complaints } = await visit()
  await begin(page, { mulligan: 'three' })
  await cards(page, 'minor').first().waitFor()
  for (const i of [0, 1, 2]) {
    await cards(page, 'minor').nth(i).focus()
    await page.keyboard.press('Enter')
  }
  await page.locator('[data-action="choose"]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => cards(page, 'minor').count()).toBe(5)
  await page.click('[data-move="done"]')
  await untilAsked(page)
  await expect.poll(async () => (await inHand(page)).length).toBe(12)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('two people draft online: each chooses behind their own hand, and the packs go on when both have', async () => {
  const { page: red, complaints } = await person(visit, 'Red')
  await red.click('[data-action="set-up"]')
  await red.check('[name="players"][value="2"]')
  await red.check('[name="pace"][value="free"]')
  await red.check('[name="door"][value="link"]')
  await red.check('[name="cards"]')
  await red.selectOption('[name="deal"]', 'draft-7')
  await red.click('button[type="submit"]')
  await red.waitForURL(/#\/room\//)
  const { page: blue } = await visit({ path: await invitationPath(red) })
  await blue.click('[data-action="sit"]')
  const pack = (page: Page) =>
    page.locator('button[data-card]').evaluateAll((all) => all.map((e) => e.getAttribute('data-card') ?? ''))
  const keepFirst = async (page: Page) => {
    const kept: string[] = []
    for (const kind of ['occupation', 'minor']) {
      kept.push((await cards(page, kind).first().getAttribute('data-card')) ?? '')
      await cards(page, kind).first().click()
    }
    await page.click('[data-action="choose"]')
    return kept
  }
  for (const page of [red, blue]) await cards(page, 'minor').first().waitFor()
  const [first, second] = [await pack(red), await pack(blue)]
  expect([first.length, second.length]).toEqual([14, 14])
  expect(first.filter((card) => second.includes(card))).toEqual([])
  const kept = await keepFirst(red)
  // Red waits, and is told for whom; nothing of Blue's pack is in the page.
  await red
    .locator('#now')
    .getByText(/Waiting for/)
    .waitFor()
  const seen = await red.locator('body').innerHTML()
  for (const card of second) expect(seen).not.toContain(`"${card}"`)
  await keepFirst(blue)
  await expect.poll(() => cards(blue, 'minor').count()).toBe(6)
  expect((await pack(blue)).sort()).toEqual(first.filter((card) => !kept.includes(card)).sort())
  expect(complaints).toEqual([])
  await red.context().close()
  await blue.context().close()
})
