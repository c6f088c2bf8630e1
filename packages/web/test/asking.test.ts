import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { still } from './boxes.ts'
import { moment } from './moments.ts'
import { invitationPath, person, setUp } from './people.ts'
import { untilAsked } from './player.ts'
import { visitors } from './visits.ts'

// How the table asks: nothing moves for a question, and before a move one is told why not and what for.

const { serve, visit } = visitors()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const at = async (name: string, context = {}, settings = {}) => {
  const visited = await visit({ stored: moment(name), hash: '#/table/game', context, settings })
  await untilAsked(visited.page)
  return visited
}

/** Where board and farm lie on the screen. */
async function places(page: Page): Promise<number[][]> {
  await still(page)
  return page.evaluate(() =>
    ['[data-cell="a1"]', '[data-space="day-laborer"]'].map((part) => {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      return [x, y, width, height].map(Math.round)
    }),
  )
}

test.each([1000, 1280, 1920])(
  'at %i nothing moves when animals have to be given up or a pasture is composed',
  async (width) => {
    const context = { viewport: { width, height: Math.round((width * 9) / 16) } }
    const { page, complaints } = await at('agricola-losing', context)
    const asked = await places(page)
    await page
      .locator('#now button[data-move^="keep"]', { hasText: /lost: \d+ sheep/ })
      .first()
      .click()
    await page.locator('button[data-move^="keep"]').first().waitFor({ state: 'detached' })
    expect(await places(page)).toEqual(asked)
    expect(complaints).toEqual([])
    await page.context().close()

    const { page: fencing } = await at('agricola-fencing', context)
    const before = await places(fencing)
    await fencing.locator('[data-cell][data-lit="true"]').first().click()
    await fencing.getByText(/\d+ fences for \d+ wood, holds 2 animals/).waitFor()
    expect(await places(fencing)).toEqual(before)
    await fencing.keyboard.press('z')
    await fencing.locator('[data-space][data-lit="true"]').first().waitFor()
    expect(await places(fencing)).toEqual(before)
    await fencing.context().close()
  },
)

test('what has to be said about a table online moves nothing either', async () => {
  const own = await serve()
  const { page: red } = await person(visit, 'Red', { address: own.address })
  await setUp(red, { players: 2 })
  const path = await invitationPath(red)
  const { page: blue } = await visit({ address: own.address, path })
  await blue.click('[data-action="sit"]')
  await red.locator('[data-space]').first().waitFor()
  const before = await places(red)
  await own.crash()
  await red.locator('[data-part="connecting"]').waitFor()
  expect(await places(red)).toEqual(before)
  await own.comeBack()
  await red.locator('[data-part="connecting"]').waitFor({ state: 'detached' })
  expect(await places(red)).toEqual(before)
  await red.context().close()
  await blue.context().close()
  await own.stop()
})

test('a tip says why a space cannot be used, what it would bring, and what the star means', async () => {
  const { page, complaints } = await at('agricola-herds', {}, { hints: true })
  const tip = page.locator('[data-tip]')
  const pointAt = (space: string) => page.hover(`[data-space="${space}"]`, { force: true })
  await pointAt('fishing')
  await tip.getByText('Taken by Avena.').waitFor()
  await pointAt('basic-wish-for-children')
  await tip.getByText('Your family is complete.').waitFor()
  await pointAt('lessons')
  await tip.getByText('Only in games with hand cards.').waitFor()
  await pointAt('day-laborer')
  await tip.getByText('+2 food', { exact: true }).waitFor()
  const marked = page.locator('[data-marked="true"]').first()
  await marked.hover()
  await tip.getByText('★ Worth a look').waitFor()
  expect(await marked.textContent()).not.toContain('..')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('on a phone a tap on a space that cannot be used says why, and animals are asked about beside the farm', async () => {
  const { page } = await at('agricola-herds', PHONE)
  await page.tap('[data-space="fishing"]', { force: true })
  await page.locator('[data-tip]').getByText('Taken by Avena.').waitFor()
  await page.context().close()
  const { page: losing } = await at('agricola-losing', PHONE)
  await losing.locator('[data-cell="a1"]').waitFor()
  await losing.locator('button[data-move^="keep"]', { hasText: 'lost:' }).first().waitFor()
  await losing.context().close()
})

test('arrow keys walk from one space to the next, and the way past everything leads to an answer', async () => {
  const { page } = await at('agricola-herds')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-space'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.locator(':focus').getAttribute('data-lit')).toBe('true')
  await page.focus('[data-space="clay-pit"]')
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toBe('grain-seeds')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('farmland')
  // Lessons cannot be used in the family game, and whoever listens is told so.
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('lessons')
  const heard = (words: string) =>
    page.locator('[aria-live="polite"]', { hasText: words }).waitFor({ state: 'attached' })
  await heard('Only in games with hand cards')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('day-laborer')
  await heard('+2 food')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('day-laborer')
  await page.context().close()
})

test('the search opens again at once, and its list speaks in words', async () => {
  const { page } = await at('agricola-herds')
  await page.keyboard.press('/')
  await page.keyboard.type('wood')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.type('stone')
  expect(await page.locator('dialog[open] input').inputValue()).toBe('stone')
  const found = (await page.locator('dialog [data-found]').allTextContents()).join()
  expect(found).toContain('Eastern Quarry')
  expect(found).not.toContain('eastern-quarry')
  await page.context().close()
})

test('what is given up lies folded away, and feeding says what there is and which pair would be broken', async () => {
  const { page } = await at('agricola-herds')
  await page.getByRole('button', { name: 'At any time', exact: true }).click()
  await page.locator('dialog [data-move="cook sheep 1"]', { hasText: '+2' }).waitFor()
  const give = page.locator('dialog [data-move^="discard"]').first()
  expect(await give.isVisible()).toBe(false)
  await page.locator('dialog summary').click()
  expect(await give.isVisible()).toBe(true)
  await page.context().close()
  const { page: feeding } = await at('agricola-feeding')
  const panel = feeding.getByRole('region', { name: 'Feed your family' })
  await panel.getByText('of 2 wild boar').waitFor()
  await panel.getByText('then no young wild boar').waitFor()
  expect(await panel.getByText('then no young').count()).toBe(1)
  await feeding.context().close()
})

test('the log has a heading above what happened under it, and sums what fields give', async () => {
  const { page } = await at('agricola-feeding')
  await page.click('[data-tab="log"]')
  const lines = await page.locator('[role="tabpanel"] li').allTextContents()
  const field = lines.findIndex((line) => line.startsWith('Harvest: crops'))
  expect(lines[field + 1]).toContain('brought 3 grain in from the fields')
  expect(lines[field - 1]).not.toContain('from the fields')
  await page.context().close()
})

test('typing the name of a space finds it and Enter goes there; digits open the tabs', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-early'), hash: '#/table/game' })
  await untilAsked(page)
  await page.keyboard.press('2')
  await page.locator('[data-tab="score"][aria-selected="true"]').waitFor()
  const name = await page
    .locator('[data-space][data-lit="true"]')
    .evaluateAll(
      (all) => all.map((each) => each.getAttribute('data-space') ?? '').find((id) => /^[abcdfgk]/.test(id)) ?? '',
    )
  expect(name).not.toBe('')
  // As fast as keys can come.
  await Promise.all([...name.replaceAll('-', ' ')].map((letter) => page.keyboard.press(letter)))
  expect(await page.locator('dialog[open] input').inputValue()).toBe(name.replaceAll('-', ' '))
  await page.locator(`dialog[open] [data-found="${name}"][data-first="true"]`).waitFor()
  const gone = () => page.evaluate((to) => localStorage.getItem('furrow.game.game')?.split(`0 ${to}`).length, name)
  const before = (await gone()) ?? 0
  await page.keyboard.press('Enter')
  await expect.poll(gone).toBeGreaterThan(before)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('letters that come in one burst are all part of the search, wherever the focus is', async () => {
  const { page } = await at('agricola-herds')
  await page.evaluate(() => {
    for (const key of 'farmer')
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
  const input = page.locator('dialog[open] input')
  expect(await input.inputValue()).toBe('farmer')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Tab')
  await page.keyboard.press('s')
  expect(await input.inputValue()).toBe('farmes')
  await page.context().close()
})
