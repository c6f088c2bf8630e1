import { agricola } from '@furrow/engine/agricola'
import { isRefusal, readRecord, replay } from '@furrow/engine/core'
import { expect, test } from 'vitest'
import { openStored } from '../src/local/authority.ts'
import { loadGame } from '../src/local/games.ts'
import { boxOf, inside } from './boxes.ts'
import { moment } from './moments.ts'
import { untilAsked } from './player.ts'
import { visitors } from './visits.ts'

const { visit } = visitors()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('a long press on a card shows it large and plays nothing', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-middle'), hash: '#/table/game', context: PHONE })
  await untilAsked(page)
  const number = await page.locator('[data-number]').getAttribute('data-number')
  await page.tap('nav [data-pane="cards"]')
  const card = page.locator('[data-in-hand]').first()
  const name = await card.locator('[data-card-name]').innerText()
  const box = await boxOf(page, '[data-in-hand]')
  const touch = await page.context().newCDPSession(page)
  const touchPoints = [{ x: (box.left + box.right) / 2, y: box.top + 20 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  const large = page.locator('[data-tip][data-large="true"]')
  await large.waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await large.locator('[data-card-name]').innerText()).toBe(name)
  const shown = await boxOf(page, '[data-tip]')
  expect(inside(shown, 390, 844)).toBe(true)
  expect(shown.right - shown.left).toBeGreaterThanOrEqual(240)
  expect(await page.locator('[data-number]').getAttribute('data-number')).toBe(number)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a problem is reported with a record that opens at the exact position', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-fencing'), hash: '#/table/game' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await untilAsked(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.click('[data-action="report"]')
  await page.getByText('Copied.').waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  await loadGame('agricola')
  const opened = openStored(text)
  const record = readRecord(moment('agricola-fencing'))
  if (isRefusal(opened) || isRefusal(record)) throw new Error('The record cannot be read.')
  const wanted = replay(agricola, record)
  if (isRefusal(wanted)) throw new Error(wanted.message)
  expect(opened.local.game.equal(opened.history.state, wanted.state)).toBe(true)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('if a part of the page breaks there is a sentence and a way on: the same table again, or the start page', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-early'), hash: '#/table/game' })
  for (const [action, ready] of [
    ['reload', '[data-space][data-lit="true"]'],
    ['home', '[data-action="play-now"]'],
  ] as const) {
    await untilAsked(page)
    await page.evaluate(() => {
      Array.prototype.findLastIndex = () => {
        throw new Error('Broken on purpose.')
      }
    })
    await page.keyboard.press('r')
    const said = page.locator('[role="alert"]')
    await said.getByText('Something went wrong on this page.').waitFor()
    await said.getByText('Your game is stored.').waitFor()
    await page.click(`[data-action="${action}"]`)
    await page.locator(ready).first().waitFor()
  }
  expect(complaints.some((text) => text.includes('Broken on purpose.'))).toBe(true)
  await page.context().close()
})
