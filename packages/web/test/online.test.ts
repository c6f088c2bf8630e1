import type { View } from '@furrow/engine/agricola'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as dice from './express-player.ts'
import { clickOnce, isOver } from './player.ts'
import { playQuickly } from './quickly.ts'
import { type Visit, visitors } from './visits.ts'

const { serve, visit } = visitors('own')

interface Wish {
  game?: string
  setup?: object
  seats?: object[]
  pace?: object
  public?: boolean
}

interface Made {
  id: string
  invite: string
}

/** Sets a table up as the page of this visitor would. */
const setUp = (page: Page, wish: Wish = {}): Promise<Made> =>
  page.evaluate(
    async (body) => {
      await fetch('/api/me')
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch('/api/tables', { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as { id: string; invite: string }
    },
    JSON.stringify({ game: 'agricola', seats: [{ kind: 'me' }, { kind: 'invited' }], ...wish }),
  )

const rename = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(async (body) => {
    await fetch('/api/me')
    await fetch('/api/me', { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body })
  }, JSON.stringify({ name }))

/** Two people at one table: the first sets it up, the second follows the invitation. */
async function two(address: string | undefined, wish: Wish = {}): Promise<{ red: Visit; blue: Visit; made: Made }> {
  const arrival = { hash: '#/rules', ...(address !== undefined && { address }) }
  const red = await visit(arrival)
  const blue = await visit(arrival)
  await rename(red.page, 'Red')
  await rename(blue.page, 'Blue')
  const made = await setUp(red.page, wish)
  const { origin } = new URL(red.page.url())
  await red.page.goto(`${origin}/table/${made.id}`)
  await blue.page.goto(`${origin}/join/${made.invite}`)
  await blue.page.click('[data-action="sit"]')
  for (const { page } of [red, blue]) await page.locator('[data-number]').waitFor()
  return { red, blue, made }
}

const ASKED = '[data-lit="true"], button[data-move]:not(:disabled), [data-action="go-on"]'

/** The page whose person has to choose. */
async function asked(pages: readonly Page[]): Promise<Page | null> {
  const over = Promise.all(pages.map((page) => page.waitForURL(/\/end/))).then(() => null)
  const waiting = pages.map((page) => page.waitForSelector(ASKED, { state: 'attached' }).then(() => page))
  return Promise.any([over, ...waiting])
}

const numberOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-number]').first().getAttribute('data-number'))

/** Without the network errors of a server that is away. */
const realOf = ({ complaints }: Visit): string[] =>
  complaints.filter((text) => !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(text))

test('a page makes what it shows of views without their table, and needs one socket', async () => {
  const { red, blue } = await two(undefined, { setup: { cards: 'dealt', starting: 0 } })
  const sockets: string[] = []
  const told: string[] = []
  red.page.on('websocket', (socket) => {
    sockets.push(new URL(socket.url()).search)
    socket.on('framereceived', ({ payload }) => void told.push(String(payload)))
  })
  await red.page.reload()
  await red.page.locator('[data-number]').waitFor()
  const before = await numberOf(red.page)
  await red.page.click('[data-space="forest"][data-lit="true"]')
  await expect.poll(() => numberOf(red.page)).toBeGreaterThan(before)
  expect(sockets).toEqual(['?views=bare'])
  const views = told.filter((text) => /^\{"type":"(table|update)"/.test(text))
  expect(views.length).toBeGreaterThan(1)
  expect(views.filter((text) => text.includes('"nextHarvest"'))).toEqual([])
  expect(red.complaints).toEqual([])
  for (const { page } of [red, blue]) await page.context().close()
})

test('two browsers play a whole game; the server dies in the middle and nothing is lost', async () => {
  const own = await serve()
  const { red, blue, made } = await two(own.address)
  const pages = [red.page, blue.page]
  let crashed = false
  let late = false
  for (let turn = 0; turn < 600; turn++) {
    const page = await asked(pages)
    if (!page) break
    if (crashed && !late && turn >= 16) {
      late = true
      // The rounds in between are like those before; the pages see them go by.
      await playQuickly(pages, made.id, ({ view }) => (view as unknown as View).table.round === 14) // it is Agricola's
      continue
    }
    if (!crashed && turn >= 8 && (await page.locator('[data-space][data-lit="true"]').count()) > 0) {
      crashed = true
      const before = await numberOf(page)
      await own.crash()
      for (const each of pages) await each.locator('[data-part="connecting"]').waitFor()
      // What is pressed meanwhile is sent when the server is back.
      await page.click(await firstLit(page))
      await own.comeBack()
      for (const each of pages) {
        await each.locator('[data-part="connecting"]').waitFor({ state: 'detached' })
        await each.waitForFunction(
          (n) => Number(document.querySelector('[data-number]')?.getAttribute('data-number')) > n,
          before,
        )
      }
      continue
    }
    await clickOnce(page, turn)
  }
  expect([crashed, ...pages.map(isOver)]).toEqual([true, true, true])
  const sheets = await Promise.all(pages.map((page) => page.locator('tfoot').innerText()))
  for (const page of pages) await page.locator('[data-seat="1"][d^="M"]').waitFor()
  expect(sheets[0]?.match(/\d+/g)?.slice(0, 2).sort()).toEqual(sheets[1]?.match(/\d+/g)?.slice(0, 2).sort())
  await red.page.click('[data-action="rematch"]')
  await blue.page.click('[data-action="rematch"]')
  await asked(pages)
  expect(realOf(red)).toEqual([])
  expect(realOf(blue)).toEqual([])
  await own.stop()
  for (const page of pages) await page.context().close()
})

/** A lit space of the board. */
async function firstLit(page: Page): Promise<string> {
  const name = await page.locator('[data-space][data-lit="true"]').first().getAttribute('data-space')
  return `[data-space="${name}"]`
}

test('Express: two browsers roll and take to the end', async () => {
  const { red, blue } = await two(undefined, { game: 'express' })
  const pages = [red.page, blue.page]
  for (let turn = 0; turn < 400; turn++) {
    const page = await asked(pages)
    if (!page) break
    await dice.clickOnce(page, turn)
  }
  for (const page of pages) {
    // The end comes to one of them a moment later.
    await page.locator('tr[data-rank]').first().waitFor()
    expect(await page.locator('tr[data-rank]').count()).toBe(2)
  }
  await red.page.click('[data-action="replay"]')
  await red.page.locator('[data-step="0"]').waitFor()
  expect(red.complaints).toEqual([])
  expect(blue.complaints).toEqual([])
  for (const page of pages) await page.context().close()
})

test('M5, M8: the Moor between two browsers: a card is taken, both heat their houses, and the game comes to its end', async () => {
  const { red, blue, made } = await two(undefined, { setup: { moor: 1, starting: 0 } })
  const pages = [red.page, blue.page]
  await red.page.click('[data-action-of="fell-trees"]')
  await red.page.locator('[data-cell][data-lit="true"]').first().click()
  await blue.page.locator('[data-special="sa1"][data-holder="0"]').getByText('before Red: 2 food').waitFor()
  await red.page.locator('[data-special="sa1"][data-holder="0"]').getByText('Before you').waitFor()
  await playQuickly(pages, made.id, ({ ask }) => ask?.moves.some(({ text }) => text.startsWith('heat ')) ?? false)
  for (const page of pages) {
    const heat = page.locator('[data-move^="heat "]')
    await heat.first().click()
    const anyway = page.locator('dialog[open] [data-move]')
    await expect.poll(async () => (await heat.count()) === 0 || (await anyway.count()) > 0).toBe(true)
    if ((await anyway.count()) > 0) await anyway.first().click()
    await expect.poll(() => heat.count()).toBe(0)
  }
  await playQuickly(pages, made.id, ({ view }) => (view as unknown as View).table.over) // it is Agricola's
  for (const page of pages) {
    await page.waitForURL(/\/end/)
    await page.getByText('Horses').first().waitFor()
  }
  expect([...red.complaints, ...blue.complaints]).toEqual([])
  for (const page of pages) await page.context().close()
})

test('a slip is taken back before the next one moves; a whole turn too', async () => {
  const { red, blue } = await two(undefined, { setup: { starting: 0 } })
  await red.page.click('[data-space="farmland"]')
  await red.page.locator('[data-cell][data-lit="true"]').first().click()
  await blue.page.locator('[data-space][data-lit="true"]').first().waitFor()
  await red.page.keyboard.press('z')
  await red.page.locator('[data-cell][data-lit="true"]').first().click()
  await blue.page.locator('[data-space][data-lit="true"]').first().waitFor()
  await red.page.keyboard.press('x')
  await red.page.locator('[data-space="farmland"][data-lit="true"]').waitFor()
  await blue.page.locator('[data-space][data-lit="true"]').first().waitFor({ state: 'detached' })
  expect(red.complaints).toEqual([])
  expect(blue.complaints).toEqual([])
  for (const { page } of [red, blue]) await page.context().close()
})

test('hands stay hidden: nothing of the other hand is in the page or comes over the wire', async () => {
  const red = await visit({ hash: '#/rules' })
  const blue = await visit({ hash: '#/rules' })
  const heard: string[] = []
  blue.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await rename(red.page, 'Red')
  await rename(blue.page, 'Blue')
  const made = await setUp(red.page, { setup: { cards: 'dealt', starting: 0 } })
  const { origin } = new URL(red.page.url())
  await red.page.goto(`${origin}/table/${made.id}`)
  await blue.page.goto(`${origin}/join/${made.invite}`)
  await blue.page.click('[data-action="sit"]')
  const handOf = async (page: Page): Promise<string[]> => {
    await page.locator('[data-in-hand]').first().waitFor()
    return page
      .locator('[data-in-hand]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-in-hand') ?? ''))
  }
  const [redHand, blueHand] = [await handOf(red.page), await handOf(blue.page)]
  expect(redHand.length).toBeGreaterThan(5)
  expect(blueHand.length).toBeGreaterThan(5)
  const wire = heard.join('\n')
  for (const card of blueHand) expect(wire).toContain(card)
  for (const card of redHand) expect(wire, card).not.toContain(`"${card}"`)
  for (const { page } of [red, blue]) await page.context().close()
})

test('spectators watch a public table from any seat and talk apart; people talk at the table', async () => {
  const { red, blue, made } = await two(undefined, { setup: { starting: 0 }, public: true })
  const green = await visit({ hash: `#/room/${made.id}` })
  await green.page.locator('[data-part="watching"]').waitFor()
  await green.page.selectOption('[name="watch-from"]', '1')
  await green.page.locator('[data-farm="1"]').waitFor()
  await red.page.click('[data-space="forest"]')
  await green.page.locator('[data-space="forest"] [data-seat="0"], [data-space="forest"] svg').first().waitFor()
  await blue.page.click('[data-tab="talk"]')
  await blue.page.fill('[name="message"]', 'Good harvest!')
  await blue.page.keyboard.press('Enter')
  await red.page.locator('[data-tab="talk"]', { hasText: '(1)' }).waitFor()
  await red.page.locator('[data-action="talk"]', { hasText: 'Blue Good harvest!' }).waitFor()
  await red.page.click('[data-tab="talk"]')
  await red.page.getByText('Good harvest!', { exact: true }).waitFor()
  await red.page.locator('[data-action="talk"]').waitFor({ state: 'detached' })
  await red.page.setViewportSize({ width: 390, height: 844 })
  await blue.page.fill('[name="message"]', 'And many sheep!')
  await blue.page.keyboard.press('Enter')
  await red.page.locator('nav [data-pane="cards"] [data-unread="1"]').waitFor()
  await red.page.click('[data-action="talk"]')
  await red.page.getByRole('log').getByText('And many sheep!').waitFor()
  await red.page.locator('[data-unread]').waitFor({ state: 'detached' })
  await green.page.click('[data-tab="talk"]')
  expect(await green.page.getByText('Good harvest!', { exact: true }).count()).toBe(0)
  for (const each of [red, blue, green]) {
    expect(each.complaints).toEqual([])
    await each.page.context().close()
  }
})

test('a bot sits in for somebody and gives the seat back; clocks run; the past can be seen while it goes on', async () => {
  const { red, blue } = await two(undefined, {
    setup: { starting: 0 },
    pace: { kind: 'live', seconds: 600, extra: 5 },
  })
  await red.page
    .getByText(/\b0\d:\d\d\b/)
    .first()
    .waitFor()
  await red.page.click('[data-space="forest"]')
  await blue.page.locator('[data-space][data-lit="true"]').first().waitFor()
  await blue.page.getByRole('button', { name: 'Settings' }).click()
  // A double click is no answer to the question; it can be answered a moment later.
  await blue.page.dblclick('[data-action="give-seat"]')
  await blue.page.click('[data-action="keep-seat"]')
  await blue.page.click('[data-action="give-seat"]')
  await blue.page.click('[data-action="give-seat-sure"]')
  await blue.page.keyboard.press('Escape')
  await blue.page.locator('[data-action="take-back"]').waitFor()
  await red.page.locator('[data-space][data-lit="true"]').first().waitFor()
  await blue.page.click('[data-action="take-back"]')
  await blue.page.locator('[data-action="take-back"]').waitFor({ state: 'detached' })
  await blue.page.goto(`${blue.page.url()}/-/replay/0/1`)
  await blue.page.locator('[data-step="0"]').waitFor()
  await blue.page.keyboard.press('ArrowRight')
  await blue.page.locator('[data-step="1"]').waitFor()
  expect(red.complaints).toEqual([])
  expect(blue.complaints).toEqual([])
  for (const { page } of [red, blue]) await page.context().close()
})

test('whoever ends turns by hand sees what comes of the last move before the others do', async () => {
  const { red, blue } = await two(undefined, { setup: { starting: 0 } })
  await red.page.getByRole('button', { name: 'Settings' }).click()
  await red.page.check('[data-switch="hold"]')
  await red.page.keyboard.press('Escape')
  await red.page.click('[data-space="day-laborer"]')
  await red.page.locator('[data-action="end-turn"]').waitFor()
  await red.page.keyboard.press('z')
  await red.page.click('[data-space="forest"]')
  await red.page.locator('[data-action="end-turn"]').waitFor()
  expect(await blue.page.locator('[data-space][data-lit="true"]').count()).toBe(0)
  await red.page.keyboard.press('e')
  await blue.page.locator('[data-space][data-lit="true"]').first().waitFor()
  expect(await blue.page.locator('[data-space="forest"][data-lit="true"]').count()).toBe(0)
  expect(red.complaints).toEqual([])
  for (const { page } of [red, blue]) await page.context().close()
})
