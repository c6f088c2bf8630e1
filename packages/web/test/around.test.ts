import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousInBoth } from './axe.ts'
import { moment } from './moments.ts'
import { clickOnce, untilAsked } from './player.ts'
import { savedIn } from './saved.ts'
import { untilOffline, visitors } from './visits.ts'

const { serve, visit } = visitors()

const cardNames = (page: Page): Promise<string[]> => page.locator('[data-in-hand] [data-card-name]').allInnerTexts()

test('hot-seat: a hand-over stands between the hands, and the other hand is nowhere in the page', async () => {
  const { page, complaints } = await visit()
  await page.click('[data-action="new"]')
  await page.selectOption('[name="seat-1"]', 'person')
  await page.fill('[name="name-1"]', 'Blue')
  await page.check('[name="cards"]')
  await page.selectOption('[name="starting"]', '0')
  await page.fill('[name="seed"]', 'orchard')
  await page.click('button[type="submit"]')
  const hands: string[][] = []
  for (const seat of [0, 1, 0]) {
    await page.locator(`[data-action="take"][data-seat="${seat}"]`).waitFor()
    const covered = await page.locator('body').innerHTML()
    for (const name of hands.flat()) expect(covered).not.toContain(`>${name}<`)
    await page.click('[data-action="take"]')
    await untilAsked(page)
    const hand = await cardNames(page)
    expect(hand.length).toBeGreaterThan(8)
    const shown = await page.locator('body').innerHTML()
    for (const name of (hands[1 - seat] ?? []).filter((card) => !hand.includes(card)))
      expect(shown).not.toContain(`>${name}<`)
    hands[seat] = hand
    await page.click(
      ['day-laborer', 'grain-seeds', 'forest'].map((space) => `[data-space="${space}"][data-lit="true"]`).join(),
    )
    await page.click('[data-action="end-turn"]')
  }
  expect(hands[0]?.filter((name) => hands[1]?.includes(name))).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

test('without hidden cards the device goes on without a hand-over, and people without names are counted', async () => {
  const { page, complaints } = await visit()
  await page.click('[data-action="new"]')
  await page.selectOption('[name="seat-1"]', 'person')
  await page.selectOption('[name="starting"]', '0')
  await page.click('button[type="submit"]')
  await untilAsked(page)
  expect(await page.locator('[data-farm]').getAttribute('data-farm')).toBe('0')
  await page.click('[data-space="day-laborer"]')
  await page.waitForSelector('[data-farm="1"]')
  await page.getByText('Player 2’s turn').waitFor()
  expect(await page.locator('#now').innerText()).toMatch(/^Player 2 – Place a person/)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('once loaded, it also plays without a network', async () => {
  const own = await serve()
  const { page, complaints } = await visit({ address: own.address, offline: true })
  await untilOffline(page)
  await own.stop()
  await page.reload()
  await page.click('[data-action="play-now"]')
  for (let turn = 0; turn < 5 && (await untilAsked(page)); turn++) await clickOnce(page, turn)
  await page.goto(`${own.address}#/rules`)
  await page.getByText('The harvest').first().waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a replay link opens at its step; steps, rounds and seats are a press away', async () => {
  const { page, complaints } = await visit({ stored: moment('agricola-end'), hash: '#/replay/game/20/1' })
  await page.waitForSelector('[data-step="20"]')
  expect(await page.locator('[data-farm]').getAttribute('data-farm')).toBe('1')
  await page.keyboard.press('ArrowRight')
  await page.waitForSelector('[data-step="21"]')
  expect(page.url()).toMatch(/#\/replay\/game\/21\/1$/)
  await page.getByLabel('Round').selectOption('5')
  await page.getByText('Round 5 of 14').waitFor()
  const step = Number(await page.locator('[data-step]').getAttribute('data-step'))
  await page.getByLabel('Speed').selectOption('4')
  await page.click('[data-action="run"]')
  // It runs on, so the step may be gone again by the time we look.
  await page.waitForFunction(
    (least) => Number(document.querySelector('[data-step]')?.getAttribute('data-step')) >= least,
    step + 2,
  )
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a record travels as a text: pasted, refused if it is none, shown again, saved as a file', async () => {
  const text = moment('agricola-end')
  const { page, complaints } = await visit({ hash: '#/games' })
  await page.fill('textarea', 'furrow-record: 1\nnonsense')
  await page.click('button[type="submit"]')
  await page.locator('[role="alert"]').waitFor()
  await page.fill('textarea', text)
  await page.click('button[type="submit"]')
  await page.waitForSelector('[data-step="0"]')
  await page.goto(page.url().replace(/#.*/, '#/games'))
  const download = page.waitForEvent('download')
  await page.getByText('Save as a file').click()
  expect(await savedIn(await download)).toBe(text)

  // A link to it is of no use elsewhere: the replay says so and offers the file, and elsewhere the file can be opened.
  await page.goto(page.url().replace(/#.*/, '#/replay/nowhere/3'))
  await page.getByText('That game is not stored in this browser.').waitFor()
  await page.fill('textarea', text)
  await page.click('button[type="submit"]')
  await page.waitForSelector('[data-step="0"]')
  const again = page.waitForEvent('download')
  await page.click('[data-action="save"]')
  expect(await savedIn(await again)).toBe(text)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a second tab takes the game over, and the first says so', async () => {
  const { page, complaints } = await visit()
  await page.click('[data-action="play-now"]')
  await untilAsked(page)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await untilAsked(second)
  await page.getByText('another tab').waitFor()
  await page.click('[data-action="take-over"]')
  await untilAsked(page)
  await second.getByText('another tab').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('spaces are marked, the score sheet shows what a turn brought, and a turn waits for its button', async () => {
  const { page, complaints } = await visit({ hash: '#/new', settings: { hold: true, hints: true } })
  await page.selectOption('[name="starting"]', '0')
  await page.click('button[type="submit"]')
  await page.waitForSelector('[data-marked="true"]')
  expect(await page.locator('[data-marked="true"]').count()).toBeLessThanOrEqual(3)
  await page.click('[data-space="grain-seeds"]')
  await page.waitForSelector('[data-action="end-turn"]')
  expect(await page.locator('[data-turn]').innerText()).toBe('Your turn')
  await page.click('[data-tab="score"]')
  await page.locator('[data-score]').getByText('+').first().waitFor()
  await page.keyboard.press('x')
  await page.waitForSelector('[data-space][data-lit="true"]')
  await page.click('[data-space="forest"]')
  await page.waitForSelector('[data-action="end-turn"]')
  await page.keyboard.press('e')
  await page.waitForSelector('[data-space][data-lit="true"]')
  await page.keyboard.press('r')
  await page.locator('dialog[open]').getByText('What just happened').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('people walk and goods move; not where less motion is wished for', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page } = await visit({ context: { reducedMotion }, hash: '#/new', settings: { motion: 'calm' } })
    await page.check('[name="players"][value="1"]')
    await page.click('button[type="submit"]')
    await untilAsked(page)
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { furrowFlown: seen })
      const note = ({ dataset }: HTMLElement) => seen.push(dataset.picture ?? `person ${dataset.person}`)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.matches('[data-picture], [data-person]')) note(node)
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.click('[data-space="forest"]')
    await page.waitForSelector('[data-space="forest"][data-taken="true"]')
    const flown = () => page.evaluate(() => (window as unknown as { furrowFlown: string[] }).furrowFlown)
    // Without a stage nothing can fly, now or later.
    if (reducedMotion === 'reduce') expect(await page.locator('[data-flights]').count()).toBe(0)
    else await expect.poll(flown).toEqual(['person 0', 'wood', 'wood'])
    await page.context().close()
  }
})

test('axe finds nothing serious on any screen, light or dark', async () => {
  const screens: [hash: string, ready: string, stored?: string | undefined][] = [
    ['#/', 'h1'],
    ['#/new', 'form'],
    ['#/games', 'textarea', moment('agricola-end')],
    ['#/rules', 'table'],
    ['#/cards', 'li button'],
    ['#/table/game', '[data-lit="true"]', moment('agricola-early')],
    ['#/table/game', '[data-move="feed"]', moment('agricola-feeding')],
    ['#/table/game', '[data-action="take"]', moment('agricola-handover')],
    ['#/end/game', 'path[data-seat="1"]', moment('agricola-end')],
    ['#/replay/game/9', '[data-step="9"]', moment('agricola-end')],
  ]
  const found: string[] = []
  for (const [hash, ready, stored] of screens) {
    const { page } = await visit({ settings: { theme: 'dark' }, stored, hash })
    await page.locator(ready).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    for (const problem of await seriousInBoth(page)) found.push(`${hash} ${problem}`)
    await page.context().close()
  }
  expect(found).toEqual([])
})
