import { expect, test } from 'vitest'
import { moment } from './moments.ts'
import { untilAsked } from './player.ts'
import { visitors } from './visits.ts'

const { visit } = visitors()

/** The words of a deck on their way, and who lets them through. */
function held() {
  let release = (): void => undefined
  const released = new Promise<void>((done) => {
    release = done
  })
  return { release, released }
}

test.each(['en', 'fr'])('%s: a table waits for the words of its cards, and never shows their ids', async (language) => {
  const { page, complaints } = await visit({
    stored: moment('agricola-middle'),
    settings: { language },
  })
  const { release, released } = held()
  const words = new RegExp(`/base\\.${language}-[^/]*\\.js$`)
  await page.route(words, async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(words)
  await page.evaluate(() => {
    location.hash = '#/table/game'
  })
  await asked
  expect(await page.locator('[data-space], [data-shown], [data-card]').count()).toBe(0)
  release()
  await untilAsked(page)
  const names = await page.locator('[data-in-hand]').allTextContents()
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name).toMatch(/^\p{Lu}/u)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('the page of cards is steady while they come: one types at once, and the search stays', async () => {
  const { page, complaints } = await visit()
  const { release, released } = held()
  await page.route(/\/base\.en-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.evaluate(() => {
    location.hash = '#/cards'
  })
  // While words and cards come one after the other, blank cards may stand there twice, once out of sight.
  await page.locator('[data-coming]:visible').first().waitFor()
  await page.fill('input[name="search"]', 'bread paddle')
  release()
  await page.locator('li button').first().waitFor()
  expect(await page.locator('li button').count()).toBe(1)
  expect(await page.inputValue('input[name="search"]')).toBe('bread paddle')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('the family game asks for no card at all', async () => {
  const { page } = await visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.evaluate(() => {
    location.hash = '#/rules'
  })
  await page.locator('#rule-goal').waitFor()
  await page.goto(page.url().replace(/#.*/, '#/'))
  await page.click('[data-action="play-now"]')
  await untilAsked(page)
  expect(asked.filter((url) => /\/(base|five-six|promo|moor)\./.test(url))).toEqual([])
  // What is asked for is seen: the rules were.
  expect(asked.filter((url) => /\/rules\.en-/.test(url))).toHaveLength(1)
  await page.context().close()
})
