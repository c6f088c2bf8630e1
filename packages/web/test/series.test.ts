import { expect, test } from 'vitest'
import { serious } from './axe.ts'
import { untilAsked } from './player.ts'
import { visitors } from './visits.ts'

// The solo series (B15): its page, its next game, and the same series on another device.

const { visit } = visitors('own')

const SERIES = { games: [{ goal: 50, points: 53 }], kept: [], choices: ['grocer', 'priest'], over: false }
const kept = (series: object | null, changed = 1) => JSON.stringify({ series, game: null, changed })

test('a series begins with its first target, and its game shows the goal', async () => {
  const { page, complaints } = await visit()
  await page.click('[data-action="series"]')
  await page.getByText('Next target: 50 points').waitFor()
  expect(await serious(page)).toEqual([])
  await page.click('[data-action="start"]')
  await untilAsked(page)
  await page.locator('header').getByText('50').waitFor()
  await page.goto(page.url().replace(/#.*/, '#/series'))
  await page.locator('[data-action="go-on"]').click()
  await untilAsked(page)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('after a success an occupation stays in play, surplus brings food, and the next target is higher', async () => {
  const { page, complaints } = await visit()
  await page.evaluate((text) => localStorage.setItem('furrow.series', text), kept(SERIES))
  await page.click('[data-action="series"]')
  await page.locator('tr[data-reached="true"]').waitFor()
  await page.click('[data-keep="grocer"]')
  await page.locator('[data-kept="grocer"]').waitFor()
  await page.getByText('Next target: 55 points').waitFor()
  await page.getByText('You start with 1 food.').waitFor()
  await page.click('[data-action="start"]')
  await untilAsked(page)
  await page.locator('[data-in-play] [data-played="grocer"]').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a series that missed its target is over, and a new one begins only when one is sure', async () => {
  const { page, complaints } = await visit()
  const over = { games: [...SERIES.games, { goal: 55, points: 41 }], kept: ['grocer'], choices: [], over: true }
  await page.evaluate((text) => localStorage.setItem('furrow.series', text), kept(over))
  await page.click('[data-action="series"]')
  await page.getByText('The series is over: 1 target reached.').waitFor()
  expect(await page.locator('[data-action="start"]').count()).toBe(0)
  await page.click('[data-action="anew"]')
  await page.getByText('Next target: 50 points').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('whoever has a name finds the series on another device; the one that changed last counts', async () => {
  const { page: here, complaints } = await visit({ hash: '#/account' })
  await here.locator('[data-session]').first().waitFor()
  await here.fill('[name="password"]', 'orchard gate')
  await here.press('[name="password"]', 'Enter')
  await here.getByText('The name is yours now.').waitFor()
  const name = await here.locator('[data-me]').first().innerText()
  await here.evaluate((text) => localStorage.setItem('furrow.series', text), kept(SERIES, 5))
  const told = here.waitForResponse(
    (response) => response.url().endsWith('/api/me/series') && response.request().method() === 'PATCH',
  )
  await here.goto(here.url().replace(/#.*/, '#/series'))
  await here.locator('tr[data-reached="true"]').waitFor()
  expect((await told).ok()).toBe(true)

  const { page: there } = await visit({ hash: '#/account' })
  await there.fill('[name="account"]', name.trim())
  await there.fill('[name="sign-in-password"]', 'orchard gate')
  await there.press('[name="sign-in-password"]', 'Enter')
  await there.locator('[data-me]').getByText(name.trim()).first().waitFor()
  await there.goto(there.url().replace(/#.*/, '#/series'))
  await there.click('[data-keep="priest"]')
  await there.locator('[data-kept="priest"]').waitFor()
  await here.reload()
  await here.locator('[data-kept="priest"]').waitFor()
  expect(complaints).toEqual([])
  await here.context().close()
  await there.context().close()
})
