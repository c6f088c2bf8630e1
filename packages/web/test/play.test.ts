import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { familyGame } from './moments.ts'
import { clickOnce, isOver, untilAsked } from './player.ts'
import { buildPage, type Served, servePage } from './served.ts'

let served: Served
let browser: Browser

beforeAll(async () => {
  const [opened] = await Promise.all([launchBrowser(), buildPage()])
  browser = opened
  served = await servePage()
}, 60_000)

afterAll(async () => {
  await browser?.close()
  await served?.stop()
})

interface Visit {
  page: Page
  /** Everything the browser complained about. */
  complaints: string[]
}

/** A fresh visitor with bots that do not dawdle. */
async function visit(options: Parameters<Browser['newContext']>[0] = {}, stored = ''): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en-GB', ...options })
  await context.addInitScript((game) => {
    // The same games in every run.
    crypto.getRandomValues = (array) => array
    if (localStorage.getItem('furrow.settings')) return
    localStorage.setItem('furrow.settings', JSON.stringify({ pace: 'instant', language: 'en' }))
    if (game) localStorage.setItem('furrow.game', game)
  }, stored)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.setDefaultTimeout(10_000)
  await page.goto(served.address)
  return { page, complaints }
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('one click begins a game, and clicks on what is lit play it to the end', async () => {
  const { page, complaints } = await visit()
  await page.click('[data-action="play-now"]')
  for (let turn = 0; turn < 400 && (await untilAsked(page)); turn++) await clickOnce(page, turn)
  expect(isOver(page)).toBe(true)
  expect(await page.locator('tbody tr').count()).toBe(14)
  await page.click('[data-action="again"]')
  await untilAsked(page)
  expect(page.url()).toMatch(/#\/table$/)
  expect(complaints).toEqual([])
  await page.context().close()
}, 60_000)

test('the whole table of four players stands on 1280 x 720 without scrolling', async () => {
  const { page, complaints } = await visit()
  await page.click('summary')
  await page.getByText('4', { exact: true }).click()
  await page.click('button[type="submit"]')
  await untilAsked(page)
  const hidden = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    const outside = [...document.querySelectorAll('[data-space], [data-cell], [data-card]')].filter((e) => {
      const { right, bottom, width, height } = e.getBoundingClientRect()
      return width > 0 && (right > innerWidth || bottom > innerHeight || height < 20)
    })
    return scrollWidth - clientWidth + (scrollHeight - clientHeight) + outside.length
  })
  expect(hidden).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
}, 30_000)

test('the keyboard alone is enough: search, arrows and buttons', async () => {
  const { page, complaints } = await visit()
  await page.keyboard.press('Tab')
  await page.locator('[data-action="play-now"]').focus()
  await page.keyboard.press('Enter')
  await untilAsked(page)
  await typeMove(page, 'farmland')
  await page.waitForSelector('[data-cell][data-lit="true"]')
  await page.locator('[data-cell][tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-cell][aria-label*="field"]')
  for (let turn = 0; turn < 5; turn++) {
    await untilAsked(page)
    const first = await page.locator('[data-lit="true"], button[data-move]').first().getAttribute('data-space')
    await typeMove(page, first ?? '')
    await page.waitForTimeout(60)
  }
  expect(await page.locator('strong').first().textContent()).toMatch(/Round [2-9]/)
  expect(complaints).toEqual([])
  await page.context().close()
}, 30_000)

test('a pasture is composed by dragging or by keyboard, fenced, and taken back', async () => {
  const { page, complaints } = await visit({}, (await familyGame()).get('fencing'))
  await page.goto(`${served.address}#/table`)
  await untilAsked(page)
  const lit = page.locator('[data-cell][data-lit="true"]')
  const [from, to] = await Promise.all([lit.nth(0).boundingBox(), lit.nth(1).boundingBox()])
  if (!from || !to) throw new Error('There are no spaces to fence.')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 5 })
  await page.mouse.up()
  expect(await page.locator('[data-picked="true"]').count()).toBe(2)
  await page.getByText(/\d+ fences for \d+ wood/).waitFor()
  await page.keyboard.press('Tab')
  await page.locator('[data-cell][tabindex="0"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-cell][aria-label*="pasture for 4"]').first().waitFor()
  await page.keyboard.press('z')
  await page.locator('[data-cell][aria-label*="pasture"]').first().waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await page.context().close()
}, 30_000)

async function typeMove(page: Page, move: string): Promise<void> {
  await page.keyboard.press('/')
  await page.waitForSelector('dialog input')
  await page.keyboard.type(move)
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog', { state: 'detached' })
}

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
  await page.evaluate(() => localStorage.setItem('furrow.game', 'furrow-record: 1\nnonsense'))
  await page.reload()
  expect(await page.locator('[role="alert"]').textContent()).toContain('damaged')
  await page.click('[data-action="play-now"]')
  await untilAsked(page)
  expect(complaints).toEqual([])
  await page.context().close()
}, 30_000)

test('a phone plays by touch, nothing sticks out at the side, and French is a switch away', async () => {
  const { page, complaints } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  expect(await overflow(page)).toBe(0)
  await page.tap('[data-value="fr"]')
  expect(await page.locator('[data-action="play-now"]').innerText()).toContain('Jouer')
  await page.tap('[data-action="play-now"]')
  await untilAsked(page)
  expect(await overflow(page)).toBe(0)
  await page.tap('[data-space="farmland"]')
  await page.tap('[data-cell="c2"]')
  for (const pane of ['farm', 'cards', 'board']) {
    await page.tap(`nav [data-pane="${pane}"]`)
    expect(await overflow(page), pane).toBe(0)
  }
  await untilAsked(page)
  expect(await page.locator('[data-space="forest"]').innerText()).toContain('Forêt')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
  await page.reload()
  await untilAsked(page)
  expect(await page.locator('[data-space="forest"]').innerText()).toContain('Forêt')
  expect(complaints).toEqual([])
  await page.context().close()
}, 30_000)
