import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { outside } from './boxes.ts'
import { clickOnce, isOver, untilAsked } from './express-player.ts'
import { moment } from './moments.ts'
import { untilOffline, type Visit, visitors } from './visits.ts'

const { address, serve, visit } = visitors()

/** A visitor who finds this game of Express on the table. */
const visitTable = (stored: string, context: BrowserContextOptions = {}, settings = {}): Promise<Visit> =>
  visit({ hash: '#/table/game', stored, context, settings })

async function playOut(page: Page): Promise<void> {
  for (let turn = 0; turn < 300 && (await untilAsked(page)); turn++) await clickOnce(page, turn)
  expect(isOver(page)).toBe(true)
}

test('alone: from the start page by clicks to the end, against par, and again', async () => {
  const { page, complaints } = await visit()
  await page.click('[data-action="express"]')
  await page.click('[data-action="solo"]')
  await playOut(page)
  await page.getByText('Par 85').waitFor()
  expect(await page.locator('h1').innerText()).toMatch(/\d+ points/)
  await page.click('[data-action="rematch"]')
  await untilAsked(page)
  expect(page.url()).toMatch(/#\/table\/\w+$/)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('against a bot: by clicks to the end, then watched again step by step', async () => {
  const { page, complaints } = await visit({ hash: '#/express' })
  await page.click('[data-action="versus"]')
  await playOut(page)
  await page.locator('tr[data-rank]').first().waitFor()
  expect(await page.locator('tr[data-rank]').count()).toBe(2)
  expect(await page.locator('[data-sheet]').count()).toBe(2)
  await page.click('[data-action="replay"]')
  for (const step of [0, 1]) {
    await page.waitForSelector(`[data-step="${step}"]`)
    await page.keyboard.press('ArrowRight')
  }
  await page.waitForSelector('[data-step="2"]')
  expect(await page.locator('[data-die][data-used="true"]').count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('hot-seat: the sheet in front is that of whoever has to choose', async () => {
  const { page, complaints } = await visit({ hash: '#/express' })
  await page.click('[data-action="other"]')
  await page.selectOption('[name="seat-1"]', 'person')
  await page.click('button[type="submit"]')
  await untilAsked(page)
  const front = () => page.locator('[data-sheet]').first().getAttribute('data-sheet')
  const first = await front()
  await page.click('[data-move="roll"]')
  await page.locator('[data-move^="take"]').first().click()
  await page.waitForFunction(
    (seat) => document.querySelector('[data-sheet]')?.getAttribute('data-sheet') !== seat,
    first,
  )
  expect(await page.locator('#now').innerText()).toMatch(/^(Red|Blue): Keep/)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('once loaded, Express also plays without a network', async () => {
  const own = await serve()
  const { page, complaints } = await visit({ address: own.address, offline: true })
  await untilOffline(page)
  await own.stop()
  await page.reload()
  await page.click('[data-action="express"]')
  await page.click('[data-action="versus"]')
  for (let turn = 0; turn < 4 && (await untilAsked(page)); turn++) await clickOnce(page, turn)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('keys roll, pick dice, take a group and take it back, but never a roll', async () => {
  const { page, complaints } = await visit({ hash: '#/express' })
  await page.locator('[data-action="solo"]').focus()
  await page.keyboard.press('Enter')
  await untilAsked(page)
  await page.keyboard.press('r')
  await page.locator('[data-die][data-lit="true"]').first().waitFor()
  await page.keyboard.press('z')
  await page.locator('[data-die][data-lit="true"]').first().focus()
  await page.keyboard.press('Space')
  expect(await page.locator('[data-die][aria-pressed="true"]').count()).toBe(1)
  await page.keyboard.press('Escape')
  expect(await page.locator('[data-die][aria-pressed="true"]').count()).toBe(0)
  await page.keyboard.press('1')
  await page.locator('[data-move="roll"]').waitFor()
  expect(await page.locator('[data-die][data-used="true"]').count()).toBeGreaterThan(0)
  await page.keyboard.press('z')
  await page.locator('[data-move="roll"]').waitFor({ state: 'detached' })
  expect(await page.locator('[data-die][data-used="true"]').count()).toBe(0)
  expect(await page.locator('[data-action="undo"]').isDisabled()).toBe(true)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('picked dice narrow the groups down, with gain and cost in sight', async () => {
  const { page, complaints } = await visitTable(moment('express-table'))
  await untilAsked(page)
  const moves = () =>
    page.locator('[data-move]:visible').evaluateAll((all) => all.map((e) => e.getAttribute('data-move')))
  const before = (await moves()).length
  await page.click('[data-die][data-face="field"]')
  const fields = await moves()
  expect(fields.length).toBeLessThan(before)
  expect(fields[0]).toBe('field')
  expect(fields.every((move) => move?.startsWith('field'))).toBe(true)
  expect(await page.locator('[data-move="field"]').innerText()).toContain('+1 pt')
  expect(await outside(page)).toEqual([0, 0])
  expect(complaints).toEqual([])
  await page.context().close()
})

test('the farms of the others are drawn beside the own one; a click shows the whole sheet, and Escape puts it away', async () => {
  const { page, complaints } = await visitTable(moment('express-table'))
  await untilAsked(page)
  const other = page.locator('[data-row="1"]')
  expect(await other.locator('svg[data-detail="small"]').count()).toBe(1)
  expect(await other.innerText()).toContain('17 points')
  await other.click()
  const sheet = page.locator('dialog [data-sheet="1"]')
  await sheet.waitFor()
  expect(await page.locator('dialog').getAttribute('aria-label')).toBe('Avena’s score sheet')
  expect(await sheet.locator('figcaption').textContent()).toContain('1 field · 1 pasture: 5 cattle')
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await page.context().close()
})

test('used dice are pushed to the end of the tray', async () => {
  const { page, complaints } = await visitTable(moment('express-harvest'))
  await untilAsked(page)
  const used = await page.locator('[data-die]').evaluateAll((all) => all.map((die) => die.getAttribute('data-used')))
  expect(used).toEqual([...used].sort())
  expect(used).toContain('true')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a cost is paid from the sheet or with dice at double the cost, as one likes', async () => {
  const { page, complaints } = await visitTable(moment('express-table'))
  await page.click('[data-move="build oven"]')
  await page.locator('[data-move="pay brick 1"]').waitFor()
  expect(await page.locator('[data-move^="pay"]').count()).toBeGreaterThan(1)
  await page.click('[data-move="pay stone 1"]')
  await page.locator('[data-move^="pay"]').first().waitFor({ state: 'detached' })
  const log = page.locator('section', { has: page.locator('ol') }).last()
  expect(await log.innerText()).toContain('used Oven, paid 1 stone and built an improvement: Oven')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a saved record is opened and watched; another file is refused and changes nothing', async () => {
  const { page, complaints } = await visit({ hash: '#/games' })
  const choose = (text: string) =>
    page.setInputFiles('input[type="file"]', { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await choose('chess')
  await page.getByRole('alert').waitFor()
  await choose(moment('express-end'))
  await page.waitForSelector('[data-step="0"]')
  await page.goto(page.url().replace(/0$/, '20/1'))
  await page.waitForSelector('[data-step="20"]')
  expect(await page.locator('[data-sheet]').first().getAttribute('data-sheet')).toBe('1')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('dice tumble when they are rolled', async () => {
  const { page, complaints } = await visit({ hash: '#/express', settings: { motion: 'calm' } })
  await page.click('[data-action="solo"]')
  // What has begun to move counts, however soon it lies still again.
  await page.evaluate(() => {
    addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element) target.closest('[data-die]')?.setAttribute('data-tumbled', '')
    })
  })
  const tumbled = page.locator('[data-tumbled]')
  await page.click('[data-move="roll"]')
  await expect.poll(() => tumbled.count()).toBe(13)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('without motion the dice lie still; a reload keeps the game, a damaged one gets a sentence', async () => {
  const { page, complaints } = await visitTable(
    moment('express-table'),
    { reducedMotion: 'reduce' },
    { motion: 'calm' },
  )
  await untilAsked(page)
  const moving = () => page.evaluate(() => document.getAnimations().length)
  expect(await moving()).toBe(0)
  const before = await page.locator('main').innerText()
  await page.reload()
  await untilAsked(page)
  expect(await page.locator('main').innerText()).toBe(before)
  await page.evaluate(() => localStorage.setItem('furrow.game.game', 'nonsense'))
  await page.reload()
  expect(await page.locator('[role="alert"]').innerText()).toContain('damaged')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a phone plays a harvest by touch in French, and nothing sticks out at the side', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page, complaints } = await visitTable(moment('express-harvest'), phone)
  await page.goto(`${address()}#/express`)
  await page.tap('[data-value="fr"]')
  expect((await outside(page))[0]).toBe(0)
  await page.tap('[data-action="resume"]')
  await page.locator('[data-harvest="2"]').waitFor()
  expect(await page.locator('#now').innerText()).toContain('Nourrissez votre famille')
  for (const pane of ['sheet', 'others', 'play']) {
    await page.tap(`nav [data-pane="${pane}"]`)
    expect((await outside(page))[0], pane).toBe(0)
  }
  await page.tap('[data-move="feed"]')
  await page.locator('[data-action="go-on"]').waitFor()
  expect(await page.locator('dialog').innerText()).toContain('La récolte 2 est rentrée')
  await page.tap('[data-action="go-on"]')
  await page.goto(`${address()}#/express/rules`)
  expect(await page.locator('h1').innerText()).toBe('Express\u00a0: Règles')
  expect((await outside(page))[0]).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('where not all animals find room to breed, the person says which do; the harvest then goes on', async () => {
  const { page, complaints } = await visitTable(moment('express-breeding'))
  const panel = page.locator('[data-harvest]')
  await panel.waitFor()
  const ways = await panel.locator('[data-move^="breed"]').count()
  expect(ways).toBeGreaterThan(1)
  expect(await page.locator('#now').innerText()).toContain('breed')
  const before = await page.locator('[data-number]').first().getAttribute('data-number')
  await panel.locator('[data-move^="breed"]').first().focus()
  await page.keyboard.press('Enter')
  await panel.waitFor({ state: 'detached' })
  expect(await page.locator('[data-number]').first().getAttribute('data-number')).not.toBe(before)
  expect(complaints).toEqual([])
  await page.context().close()
})
