import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, overflow, still } from './boxes.ts'
import { answerByKeys, tabTo, typeMove } from './keys.ts'
import { moment } from './moments.ts'
import { clickOnce, isOver, untilAsked } from './player.ts'
import { visitors } from './visits.ts'

const { visit } = visitors()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Seats on the new-game page, from the first on. */
async function seat(page: Page, ...who: string[]): Promise<void> {
  await page.click('[data-action="new"]')
  await page.check(`[name="players"][value="${who.length}"]`)
  for (const [i, each] of who.entries()) await page.selectOption(`[name="seat-${i}"]`, each)
}

test('a whole game against three bots by mouse: clicks on what is lit play it to the end', async () => {
  const { page, complaints } = await visit({ settings: { motion: 'brisk', hints: true } })
  await seat(page, 'person', 'farmer', 'dreamer', 'dreamer')
  await page.click('button[type="submit"]')
  for (let turn = 0; turn < 400 && (await untilAsked(page)); turn++) await clickOnce(page, turn)
  expect(isOver(page)).toBe(true)
  await expect.poll(() => page.locator('tbody tr').count()).toBe(14)
  await page.locator('[data-seat="3"][d^="M"]').waitFor()
  await page.click('[data-action="rematch"]')
  await untilAsked(page)
  expect(page.url()).toMatch(/#\/table\/\w+$/)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('the whole table of four players stands on 1280 x 720 without scrolling', async () => {
  const { page, complaints } = await visit()
  await seat(page, 'person', 'farmer', 'dreamer', 'dreamer')
  await page.click('button[type="submit"]')
  await untilAsked(page)
  await still(page)
  const hidden = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    const outside = [...document.querySelectorAll('[data-space], [data-cell], [data-card]')].filter((e) => {
      const { right, bottom, width, height } = e.getBoundingClientRect()
      return width > 0 && (right > innerWidth || bottom > innerHeight || height < 20)
    })
    const names = outside.map((e) => `${e.outerHTML.slice(0, 90)} ${JSON.stringify(e.getBoundingClientRect())}`)
    return [scrollWidth - clientWidth, scrollHeight - clientHeight, ...names]
  })
  expect(hidden).toEqual([0, 0])
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a game by keyboard alone, its beginning and its end: search, arrows and buttons', async () => {
  const { page, complaints } = await visit()
  await tabTo(page, '[data-action="new"]')
  await page.keyboard.press('Enter')
  await tabTo(page, '[name="starting"]')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'button[type="submit"]')
  await page.keyboard.press('Enter')
  await untilAsked(page)
  await typeMove(page, 'farmland')
  await page.waitForSelector('[data-cell][data-lit="true"]')
  await page.waitForSelector('[data-cell]:focus')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-cell][aria-label*="field"]')
  for (let turn = 0; turn < 8 && (await untilAsked(page)); turn++) await answerByKeys(page)
  expect(complaints).toEqual([])
  await page.context().close()

  const late = await visit({ stored: moment('agricola-feeding'), hash: '#/table/game' })
  for (let turn = 0; turn < 100 && (await untilAsked(late.page)); turn++) await answerByKeys(late.page)
  expect(isOver(late.page)).toBe(true)
  expect(late.complaints).toEqual([])
  await late.page.context().close()
})

test('a pasture is composed by dragging or by keyboard, fenced, and taken back', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-fencing'), hash: '#/table/game' })
  await untilAsked(page)
  const lit = page.locator('[data-cell][data-lit="true"]')
  const fenced = () => page.locator('[data-cell][aria-label*="pasture"]').count()
  const before = await fenced()
  await still(page)
  const [from, to] = await Promise.all([lit.nth(0).boundingBox(), lit.nth(1).boundingBox()])
  if (!from || !to) throw new Error('There are no spaces to fence.')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => page.locator('[data-picked="true"]').count()).toBe(2)
  await page.getByText(/\d+ fences for \d+ wood/).waitFor()
  await page.keyboard.press('Tab')
  await page.locator('[data-cell][tabindex="0"]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(fenced).toBeGreaterThan(before)
  await page.keyboard.press('z')
  await expect.poll(fenced).toBe(before)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a reload in the middle keeps the game; a damaged game gets a sentence', async () => {
  const { page, complaints } = await visit()
  await page.click('[data-action="play-now"]')
  for (let turn = 0; turn < 6 && (await untilAsked(page)); turn++) await clickOnce(page, turn)
  await untilAsked(page)
  const board = () => page.locator('main').innerText()
  const before = await board()
  await page.reload()
  await untilAsked(page)
  expect(await board()).toBe(before)
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('furrow.game.')) ?? ''
    localStorage.setItem(key, 'nonsense')
  })
  await page.reload()
  expect(await page.locator('[role="alert"]').textContent()).toContain('damaged')
  await page.click('[data-action="play-now"]')
  await untilAsked(page)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a game on a phone by touch, in French from start to end, nothing sticking out', async () => {
  const french = { context: { ...PHONE, locale: 'fr-FR' }, settings: { language: '' } }
  const { page, complaints } = await visit(french)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
  expect(await overflow(page)).toBe(0)
  await page.tap('[data-action="new"]')
  await page.selectOption('[name="starting"]', '0')
  await page.tap('button[type="submit"]')
  await untilAsked(page)
  await page.tap('[data-space="farmland"]')
  await page.tap('[data-cell="c2"]')
  for (const pane of ['farm', 'cards', 'board']) {
    await page.tap(`nav [data-pane="${pane}"]`)
    expect(await overflow(page), pane).toBe(0)
  }
  const play = async (table: Page, turns: number) => {
    for (let turn = 0; turn < turns && (await untilAsked(table)); turn++) {
      if (turn % 5 === 0) expect(await table.locator('body').innerText()).not.toMatch(ENGLISH)
      await clickOnce(table, turn, true)
    }
  }
  await play(page, 10)
  const late = await visit({ ...french, stored: moment('agricola-feeding'), hash: '#/table/game' })
  await play(late.page, 100)
  expect(isOver(late.page)).toBe(true)
  expect(await overflow(late.page)).toBe(0)
  expect(await late.page.locator('body').innerText()).not.toMatch(ENGLISH)
  expect(late.complaints).toEqual([])
  await late.page.context().close()
  for (const hash of ['', 'new', 'games', 'rules', 'cards']) {
    await page.goto(`${new URL(page.url()).origin}/#/${hash}`)
    await page.locator('h1').waitFor()
    expect(await overflow(page), hash).toBe(0)
    expect(await page.locator('main').innerText(), hash).not.toMatch(ENGLISH)
  }
  expect(complaints).toEqual([])
  await page.context().close()
})

/** Words that no French page would use. */
const ENGLISH = /\b(the|your|you|round|turn|with|players?|of)\b/i

test('on a phone a finger turns the pages, and every major improvement can be read there', async () => {
  const { page, complaints } = await visit({ context: PHONE, stored: moment('agricola-early'), hash: '#/table/game' })
  await untilAsked(page)
  const touch = await page.context().newCDPSession(page)
  const swipe = async (from: number, to: number) => {
    const at = (x: number) => ({ touchPoints: [{ x, y: 240 }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
    for (let i = 1; i <= 5; i++)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + ((to - from) * i) / 5) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const before = await page.locator('[data-number]').first().getAttribute('data-number')
  await swipe(330, 60)
  await page.locator('[data-pane="farm"][aria-current="true"]').waitFor()
  await swipe(330, 60)
  await page.locator('[data-pane="cards"][aria-current="true"]').waitFor()
  const major = await boxOf(page, 'main [data-card]:visible')
  expect(major.bottom - major.top).toBeGreaterThan(90)
  await swipe(60, 330)
  await page.locator('[data-pane="farm"][aria-current="true"]').waitFor()
  expect(await page.locator('[data-number]').first().getAttribute('data-number')).toBe(before)
  expect((await boxOf(page, '#now')).top).toBeGreaterThan(500)
  expect(complaints).toEqual([])
  await page.context().close()
})
