import { expect, test } from 'vitest'
import { seriousInBoth } from './axe.ts'
import { boxes, boxOf, inside, overflow, overlap, seenBoxes, still } from './boxes.ts'
import { moment } from './moments.ts'
import { untilAsked } from './player.ts'
import { scripted } from './scripted.ts'
import { visitors } from './visits.ts'

// The table as it is drawn: everything in sight, nothing over what can be chosen, nothing that jumps.

const { visit } = visitors()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const at = async (name: string, context = {}, settings = {}) => {
  const visited = await visit({ stored: moment(name), hash: '#/table/game', context, settings })
  await untilAsked(visited.page)
  return visited
}

test.each([
  ['agricola-hand', 1280, 720],
  ['agricola-hand', 2560, 1440],
])('%s at %i: names and pictures of all 14 cards are in sight, side by side', async (name, width, height) => {
  const { page, complaints } = await at(name, { viewport: { width, height } })
  await page.locator('[data-in-hand] use').first().waitFor({ state: 'attached' })
  const cards = await boxes(page, '[data-in-hand]')
  expect(cards).toHaveLength(14)
  for (const part of ['[data-in-hand] [data-card-name]', '[data-in-hand] svg:has(use)']) {
    const shown = await boxes(page, part)
    expect(shown.length).toBeGreaterThanOrEqual(14)
    for (const box of shown) expect(inside(box, width, height), part).toBe(true)
  }
  cards.forEach((card, i) => {
    for (const other of cards.slice(i + 1)) expect(overlap(card, other)).toBe(false)
  })
  expect(complaints).toEqual([])
  await page.context().close()
})

test('the card that is pointed at is readable as a whole, and says why it cannot be played', async () => {
  const { page } = await at('agricola-hand')
  await page.locator('[data-in-hand]').nth(9).hover()
  const tip = page.locator('[data-tip][data-large="true"]')
  await tip.getByText('action').or(tip.getByText('Missing')).or(tip.getByText('not there yet')).first().waitFor()
  expect(inside(await boxOf(page, '[data-tip]'), 1280, 720)).toBe(true)
  await page.context().close()
})

test('a hand is walked with arrow keys and sorted as the player likes, also after a reload', async () => {
  const { page } = await at('agricola-hand')
  const order = () =>
    page.locator('[data-in-hand]').evaluateAll((all) => all.map((each) => each.getAttribute('data-in-hand')))
  const dealt = await order()
  await page.locator('[data-in-hand][tabindex="0"]').first().focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-in-hand'))).toBe(dealt[1])
  await page.getByLabel('Sort the hand').selectOption('name')
  const byName = await order()
  expect(byName).not.toEqual(dealt)
  expect([...byName].sort()).toEqual([...dealt].sort())
  await page.reload()
  await untilAsked(page)
  expect(await order()).toEqual(byName)
  await page.context().close()
})

test.each([
  ['agricola-hand', 1280, 720, 3],
  ['agricola-crowd', 1280, 720, 5],
  ['agricola-crowd', 1920, 1080, 5],
])('%s at %i: every farm is in sight, and the question lies over no space', async (name, width, height, others) => {
  const { page, complaints } = await at(name, { viewport: { width, height } })
  const farms = await boxes(page, '[data-row]')
  expect(farms).toHaveLength(others)
  const own = await boxOf(page, '[data-farm]')
  const question = await boxOf(page, '#now')
  const spaces = await boxes(page, '[data-space]')
  for (const box of [own, question, ...farms, ...spaces]) expect(inside(box, width, height)).toBe(true)
  for (const space of spaces) expect(overlap(space, question)).toBe(false)
  for (const farm of farms) {
    expect(farm.bottom - farm.top).toBeGreaterThan(90)
    expect((farm.right - farm.left) * (farm.bottom - farm.top)).toBeLessThan(
      (own.right - own.left) * (own.bottom - own.top),
    )
  }
  await page.click('[data-row="1"]')
  await page.locator('dialog[open] svg').first().waitFor()
  expect(await page.locator('[data-space="forest"]').isVisible()).toBe(true)
  expect(complaints).toEqual([])
  await page.context().close()
})

const SIZES = [
  [1000, 600],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [768, 1024],
  [844, 390],
  [390, 844],
] as const

/** Whatever can be chosen outside the question itself. */
const CHOSEN =
  '[data-space][data-lit="true"], [data-cell][data-lit="true"], [data-special] [data-move], [data-lit="true"] > [data-card]'

const FIVE = scripted({ players: 5, moor: 2, cards: 'given', hands: [['open-grill'], [], [], [], []] }, ['special sa9'])

test.each([
  ['six players late in the game', moment('agricola-crowd')],
  ['four with cards', moment('agricola-middle')],
  ['the Moor', moment('agricola-moor')],
  ['five in the Moor', FIVE],
  ['fencing', moment('agricola-fencing')],
])('%s: at every size the question stands over nothing that can be chosen', async (_, stored) => {
  const settings = { language: 'fr', hints: true }
  const { page, complaints } = await visit({ stored, hash: '#/table/game', settings })
  await untilAsked(page)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.locator('#now').waitFor()
    const question = await boxOf(page, '#now')
    const chosen = await seenBoxes(page, CHOSEN)
    if (width >= 700) expect(chosen.length, `${width}`).toBeGreaterThan(0)
    for (const box of chosen) expect(overlap(box, question), `${width} ${JSON.stringify(box)}`).toBe(false)
    for (const button of await seenBoxes(page, '#now button')) {
      expect(inside(button, width, height), `${width}`).toBe(true)
      expect(button.right, `${width}`).toBeLessThanOrEqual(question.right)
    }
  }
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a round to come says which cards can still come', async () => {
  const { page } = await at('agricola-hand')
  await page.hover('[data-round="14"]')
  await page.locator('[data-tip]').getByText('Farm Redevelopment comes then.').waitFor()
  await page.hover('[data-round="5"]')
  await page
    .locator('[data-tip]')
    .getByText(/Can still come: .+, .+, .+\./)
    .waitFor()
  await page.context().close()
})

test('majors keep their places when one is bought, and empty places stay', async () => {
  const { page } = await at('agricola-crowd')
  const shelf = page.locator('section[aria-label="Major improvements"] > div > *')
  expect(await shelf.count()).toBe(10)
  expect(await page.locator('section[aria-label="Major improvements"] [data-card]').count()).toBeLessThan(10)
  await page.context().close()
})

test('no row changes its height when a person is placed', async () => {
  const { page } = await at('agricola-hand')
  const before = await boxes(page, '[data-space]')
  await page.click('[data-space="day-laborer"]')
  await page.locator('[data-space="day-laborer"][data-taken="true"]').waitFor()
  expect((await boxes(page, '[data-space]')).slice(0, before.length)).toEqual(before)
  await page.context().close()
})

test('stars are explained where they appear', async () => {
  const { page } = await at('agricola-hand', {}, { hints: true })
  const marked = page.locator('[data-marked="true"]').first()
  await marked.waitFor()
  expect(await marked.evaluate((space) => getComputedStyle(space, '::after').content)).toContain('★')
  await page.locator('#now').getByText('marks what is worth a look').waitFor()
  await page.context().close()
})

test('on a phone nothing sticks out, the sentence is under the thumb and the hand is a row to swipe', async () => {
  const { page, complaints } = await at('agricola-hand', PHONE)
  for (const pane of ['farm', 'cards', 'board']) {
    await page.tap(`nav [data-pane="${pane}"]`)
    expect(await overflow(page), pane).toBe(0)
  }
  expect((await boxOf(page, '#now')).top).toBeGreaterThan(500)
  await page.tap('nav [data-pane="cards"]')
  const row = page.locator('section[aria-label="Hand"]')
  await still(page)
  expect(await row.evaluate((hand) => hand.scrollWidth > hand.clientWidth)).toBe(true)
  const first = await boxOf(page, '[data-in-hand]')
  expect(first.right - first.left).toBeGreaterThan(200)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a full hand and a full table hinder nobody, light or dark', async () => {
  for (const name of ['agricola-hand', 'agricola-crowd']) {
    const { page } = await at(name)
    expect(await seriousInBoth(page), name).toEqual([])
    await page.context().close()
  }
})
