import { expect, test } from 'vitest'
import { boxOf } from './boxes.ts'
import { moment } from './moments.ts'
import { untilAsked } from './player.ts'
import { visitors } from './visits.ts'

// Looking back: the timeline, links that everybody can open, and nothing shown to the wrong person on the way back.

const { visit } = visitors()

test('the timeline is dragged, walked by keys and pressed at its rounds, with the harvests marked', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-end'), hash: '#/replay/game/0' })
  const line = page.locator('[data-timeline]')
  await line.waitFor()
  expect(await page.locator('[data-mark="round"]').count()).toBe(14)
  expect(await page.locator('[data-mark="harvest"]').count()).toBe(6)
  const { left, right, top, bottom } = await boxOf(page, '[data-timeline]')
  const y = (top + bottom) / 2
  await page.mouse.move(left + 9, y)
  await page.mouse.down()
  for (const part of [0.2, 0.4, 0.5]) await page.mouse.move(left + (right - left) * part, y)
  await page.mouse.up()
  const steps = Number(await line.getAttribute('max'))
  await page.waitForFunction(
    (half) => Math.abs(Number(document.querySelector('[data-step]')?.getAttribute('data-step')) - half) <= 3,
    steps / 2,
  )
  const step = Number(await line.inputValue())
  await line.press('ArrowRight')
  await page.waitForSelector(`[data-step="${step + 1}"]`)
  expect(await line.getAttribute('aria-valuetext')).toMatch(new RegExp(`^Round \\d+, move ${step + 1} of ${steps}$`))
  await page.locator('[data-mark="round"]').nth(2).click()
  await page.getByText('Round 3 of 14').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test.each([
  ['agricola-end', '#/replay/game/20/1'],
  ['express-end', '#/replay/game/20/0'],
])('%s: the link of a local game opens in any browser, at this moment', async (name, hash) => {
  const first = await visit({ stored: moment(name), hash })
  await first.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await first.page.waitForSelector('[data-step="20"]')
  await first.page.click('[data-action="link"]')
  await first.page.getByText('Link copied.').waitFor()
  const link = await first.page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThan(8000)
  const other = await visit({ hash: link.slice(link.indexOf('#')) })
  await other.page.waitForSelector('[data-step="20"]')
  await other.page.keyboard.press('ArrowRight')
  await other.page.waitForSelector('[data-step="21"]')
  await other.page.goto(`${link.slice(0, 200)}/3`)
  await other.page.locator('[role="alert"]').waitFor()
  expect([...first.complaints, ...other.complaints]).toEqual([])
  await first.page.context().close()
  await other.page.context().close()
})

test('finished games are listed with their scores, and the replay is a press away', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-end'), hash: '#/end/game' })
  await page.locator('[data-action="replay"]').waitFor()
  await page.goto(page.url().replace(/#.*/, '#/games'))
  await page.locator('[data-game="game"]', { hasText: /\(−?\d+ points?\)/ }).waitFor()
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.waitForSelector('[data-step="0"]')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('hot-seat: back and forward lead to the cover, never to a hand', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-handover'), hash: '#/table/game' })
  await page.click('[data-action="take"]')
  await untilAsked(page)
  await page.goto(page.url().replace(/#.*/, '#/rules'))
  await page.getByText('The harvest').first().waitFor()
  await page.goBack()
  await page.locator('[data-action="take"]').waitFor()
  expect(await page.locator('[data-card], [data-shown]').count()).toBe(0)
  await page.goForward()
  await page.getByText('The harvest').first().waitFor()
  await page.goBack()
  await page.click('[data-action="take"]')
  await untilAsked(page)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('the Moor is looked back at: tiles, special action cards and the bill as they were at that moment', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-heating'), hash: '#/replay/game/0/0' })
  const line = page.locator('[data-timeline]')
  await line.waitFor()
  const forests = page.locator('[data-farm] [data-cell][aria-label*="forest"]')
  await expect.poll(() => forests.count()).toBe(5)
  expect(await page.locator('[data-farm] [data-cell][aria-label*="moor"]').count()).toBe(3)
  expect(await page.locator('[data-special][data-holder="middle"]').count()).toBe(2)
  // Walks on until somebody has taken a special action.
  const steps = Number(await line.getAttribute('max'))
  let step = 0
  while (step < steps && (await page.locator('[data-special]:not([data-holder="middle"])').count()) === 0) {
    await line.press('ArrowRight')
    step++
    await page.waitForSelector(`[data-step="${step}"]`)
  }
  expect(step).toBeLessThan(steps)
  expect(await page.locator('[data-special] [data-move]').count()).toBe(0)
  await line.press('End')
  await page.waitForSelector(`[data-step="${steps}"]`)
  await page.getByText('needed to heat').first().waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
  await page.context().close()
})
