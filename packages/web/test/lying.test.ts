import { expect, test } from 'vitest'
import { boxes, boxOf, inside, overlap } from './boxes.ts'
import { moment } from './moments.ts'
import { untilAsked } from './player.ts'
import { scripted } from './scripted.ts'
import { visitors } from './visits.ts'

// What lies on cards and spaces can be seen, and is said to those who listen.

const { visit } = visitors()

const at = async (stored: string, context = {}) => {
  const visited = await visit({ stored, hash: '#/table/game', context })
  await untilAsked(visited.page)
  return visited
}

/** The owner of Grocer and Middleman, in their second round. */
const traders = () =>
  scripted({ players: 5, cards: 'given', hands: [['middleman', 'grocer'], [], [], [], []] }, [
    'lessons',
    'play middleman',
    'lessons-copse',
    'play grocer',
  ])

test('goods that wait on a space for one seat are drawn there with its sign, and told', async () => {
  const { page, complaints } = await at(traders())
  const copse = page.locator('[data-space="copse"]')
  expect(await copse.locator('[data-reserved]').count()).toBe(2)
  await copse.locator('[data-reserved="stone"] [data-seat="0"]').waitFor()
  expect(await copse.innerText()).toContain('1 stone for You')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a card in play shows what lies on it, and no longer what was taken from it', async () => {
  const { page, complaints } = await at(traders())
  const card = page.locator('[data-in-play] [data-played="grocer"]')
  expect(await card.locator('[data-lies]').count()).toBe(6)
  expect(await card.textContent()).toMatch(/on it: .*2 reed/)
  await page.getByRole('button', { name: 'At any time', exact: true }).click()
  await page.locator('dialog [data-move="use grocer wood 1"]').click()
  await page.locator('[data-in-play] [data-played="grocer"] [data-lies="wood"]').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await page.context().close()
})

test.each([
  ['agricola-crowd', 1280, 720],
  ['agricola-middle', 1920, 1080],
])('%s at %i: hand and cards in play share the strip, none over another', async (name, width, height) => {
  const { page, complaints } = await at(moment(name), { viewport: { width, height } })
  const [hand, played] = [await boxes(page, '[data-in-hand]'), await boxes(page, '[data-in-play] [data-played]')]
  expect(Math.min(hand.length, played.length)).toBeGreaterThan(0)
  const cards = [...hand, ...played]
  cards.forEach((card, i) => {
    expect(inside(card, width, height)).toBe(true)
    for (const other of cards.slice(i + 1)) expect(overlap(card, other)).toBe(false)
  })
  // They are wide enough for their words.
  const first = cards[0]
  expect(first && (first.right - first.left) / width).toBeGreaterThan(0.12)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('the rounds are a track: the present one is marked, and so are the harvests', async () => {
  const { page } = await at(moment('agricola-middle'))
  expect(await page.locator('[data-track] li').count()).toBe(14)
  expect(await page.locator('[data-track] [data-when="now"]').innerText()).toBe('9')
  expect(await page.locator('[data-track] [data-ends="harvest"]').count()).toBe(6)
  expect(await page.locator('h1').textContent()).toContain('Round 9 of 14')
  await page.context().close()
})

test.each(['en', 'fr'])('%s: what the guide says stands over no space and no round card', async (language) => {
  const { page, complaints } = await visit({ settings: { language } })
  await page.click('[data-action="guided"]')
  await untilAsked(page)
  const note = await boxOf(page, '[data-guide]')
  expect(inside(note, 1280, 720)).toBe(true)
  for (const box of await boxes(page, '[data-space], [data-round], #now, main [data-card]'))
    expect(overlap(note, box)).toBe(false)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('Tab reaches the board also while no space can be used, and arrows lead on to majors and round cards', async () => {
  const { page } = await at(moment('agricola-fencing'))
  expect(await page.locator('[data-space][data-lit="true"]').count()).toBe(0)
  const focused = (name: string) => page.evaluate((is) => document.activeElement?.getAttribute(is) ?? null, name)
  for (let i = 0; i < 40 && (await focused('data-space')) === null; i++) await page.keyboard.press('Tab')
  expect(await focused('data-space')).toBe('farm-expansion')
  for (let i = 0; i < 12 && (await focused('data-round')) === null; i++) await page.keyboard.press('ArrowRight')
  expect(await focused('data-round')).not.toBeNull()
  for (let i = 0; i < 6 && (await focused('data-card')) === null; i++) await page.keyboard.press('ArrowDown')
  expect(await focused('data-card')).not.toBeNull()
  expect(await page.locator(':focus').textContent()).toMatch(/point/)
  await page.context().close()
})
