import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { at } from '../src/contract/at.ts'
import { seriousInBoth } from './axe.ts'
import { overflow } from './boxes.ts'
import { close, invitationPath, person, REFUSED, rename, say, setUp } from './people.ts'
import { untilOffline, visitors } from './visits.ts'

const { address, serve, visit } = visitors('own')

test('a table is set up, a link brings a friend, and both see each other sit down and talk', async () => {
  const { page: red, complaints } = await visit({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  await red.click('[data-action="online"]')
  await red.getByText('You are not at any table yet').waitFor()
  await rename(red, 'Red')
  await setUp(red, { players: 4, pace: 'live' })
  await red.locator('[data-seat="0"]').getByText('Red').waitFor()
  await red.getByText('Waiting for 3 more players').waitFor()

  const path = await invitationPath(red)
  expect(path).toMatch(/^\/join\/[\w-]{20,}$/)
  await red.click('[data-action="copy"]')
  await red.getByText('Copied.').waitFor()
  expect(await red.evaluate(() => navigator.clipboard.readText())).toBe(await red.inputValue('[name="link"]'))
  const { page: blue, complaints: also } = await visit({ path })
  await blue.waitForURL(/\/#\/join\/[\w-]+$/)
  for (const words of ['Red', '4 players', '30 minutes each, 15 s more after every move', 'Only by invitation'])
    await blue.getByText(words, { exact: true }).waitFor()
  await blue.fill('[name="name"]', 'Blue')
  await blue.click('[data-action="sit"]')
  await blue.locator('[data-seat="1"]').getByText('Blue').waitFor()
  await red.locator('[data-seat="1"]').getByText('Blue').waitFor()
  await red.locator('[data-seat="1"]').getByText('here').waitFor()
  await red.getByText('Waiting for 2 more players').waitFor()

  await say(red, 'Shall we wait?')
  await blue.locator('[data-chat="table"]').getByText('Shall we wait?').waitFor()
  await say(blue, '<b>No</b>, bots!')
  await red.locator('[data-chat="table"]').getByText('<b>No</b>, bots!').waitFor()
  expect(await red.inputValue('[name="message"]')).toBe('')
  expect(await red.getAttribute('[name="message"]', 'maxlength')).toBe('500')

  // Whoever sits there already comes straight to the table.
  await blue.goto(`${address().replace(/\/$/, '')}${path}`)
  await blue.locator('[data-room] [data-seat="1"]').getByText('Blue').waitFor()
  expect(await blue.locator('[data-action="bot"]').count()).toBe(0)

  await red.selectOption('[name="bot-3"]', 'dreamer')
  await red.click('[data-seat="3"] [data-action="bot"]')
  await blue.locator('[data-seat="3"][data-kind="bot"]').getByText('bot, daydreamer').waitFor()
  await red.click('[data-seat="3"] [data-action="free"]')
  await blue.locator('[data-seat="3"][data-free="true"]').waitFor()
  for (const seat of [3, 2]) await red.click(`[data-seat="${seat}"] [data-action="bot"]`)
  // With the last seat taken the game begins by itself.
  for (const page of [red, blue]) await page.locator('[name="link"]').waitFor({ state: 'detached' })
  await blue.goto(`${address()}#/online`)
  await blue.locator('[data-table][data-status="playing"]').waitFor()
  expect([...complaints, ...also]).toEqual([])
  await close(red, blue)
})

test('a code works however it is typed; renewing the invitation ends the old link and code', async () => {
  const { page: red } = await person(visit, 'Red')
  await setUp(red, { players: 2, game: 'express' })
  const code = (await red.locator('[data-code]').innerText()).toLowerCase()
  expect(code).toMatch(/^\w{4} \w{4}$/)
  const old = await invitationPath(red)

  const { page: blue, complaints } = await visit({ hash: '#/online' })
  await blue.fill('[name="code"]', 'hello')
  await blue.press('[name="code"]', 'Enter')
  await blue.getByText('neither a code nor an invitation').waitFor()
  await blue.fill('[name="code"]', code.replace(' ', '-').toUpperCase())
  await blue.press('[name="code"]', 'Enter')
  await blue.getByText('An invitation: Express').waitFor()

  await red.click('[data-action="renew"]')
  await red.click('[data-action="renew-sure"]')
  await red.getByText('The old ones no longer work').waitFor()
  await red.waitForFunction(
    (before) =>
      !location.href.includes(before) &&
      document.querySelector<HTMLInputElement>('[name="link"]')?.value.endsWith(before) === false,
    old,
  )

  // Who had opened the old invitation is told when sitting down, with a way on.
  await blue.click('[data-action="sit"]')
  await blue.locator('[data-dead]').waitFor()
  await blue.goto(`${address()}#/online`)
  for (const key of [code.replace(' ', ''), old.replace('/join/', '')]) {
    await blue.goto(`${address()}#/join/${key}`)
    await blue.locator('[data-dead]').getByText('This invitation is no longer valid.').waitFor()
  }
  await blue.goto(`${address().replace(/\/$/, '')}${await invitationPath(red)}`)
  await blue.click('[data-action="sit"]')
  await blue.waitForURL(/#\/room\//)
  await red.locator('[name="link"]').waitFor({ state: 'detached' })
  expect(complaints.filter((text) => !REFUSED.test(text))).toEqual([])
  await close(red, blue)
})

test('who has the link may also watch, talks apart, and can still sit down', async () => {
  const { page: red } = await person(visit, 'Red')
  await setUp(red, { players: 3 })
  const { page: green, complaints } = await person(visit, 'Green')
  await green.goto(`${address().replace(/\/$/, '')}${await invitationPath(red)}`)
  await green.click('[data-action="watch"]')
  await green.locator('[data-chat="spectators"]').waitFor()
  await red.getByText('One person is watching.').waitFor()
  await say(green, 'Only looking.')
  await green.locator('[data-chat]').getByText('Only looking.').waitFor()
  expect(await green.locator('[name="link"]').count()).toBe(0)
  await green.click('[data-seat="2"] [data-action="sit"]')
  await red.locator('[data-seat="2"]').getByText('Green').waitFor()
  await red.locator('[data-seat="2"]').getByText('here').waitFor()
  await green.locator('[data-chat="table"]').waitFor()
  expect(await red.locator('body').innerText()).not.toContain('Only looking.')
  await green.click('[data-action="leave"]')
  await green.click('[data-action="leave-sure"]')
  await green.waitForURL(/#\/online$/)
  await red.locator('[data-seat="2"][data-free="true"]').waitFor()
  expect(complaints).toEqual([])
  await close(red, green)
})

test('whoever talks too fast is told so, and what was not said stays in the field', async () => {
  const { page } = await person(visit, 'Red')
  await setUp(page, { players: 2 })
  const lines = page.locator('[data-chat] p[data-me]')
  for (let n = 0; (await page.getByRole('alert').count()) === 0; n++) {
    expect(n).toBeLessThan(30)
    await say(page, `Line ${n}`)
    await Promise.race([lines.nth(n).waitFor(), page.getByRole('alert').waitFor()])
  }
  await page.getByRole('alert').getByText('Please wait a moment.').waitFor()
  expect(await page.inputValue('[name="message"]')).toBe(`Line ${await lines.count()}`)
  await close(page)
})

test('a public table stands in the list; who sits down there is seen at once, and the last one to go closes it', async () => {
  const { page: red, complaints } = await person(visit, 'Red')
  await setUp(red, { players: 3, public: true, pace: 'days' })
  const id = red.url().split('/').at(-1)
  const { page: blue } = await person(visit, 'Blue')
  const line = blue.locator(`[data-table="${id}"]`)
  await line.getByText('2 free seats').waitFor()
  await line.getByText('2 days per turn').waitFor()
  await line.locator('[data-action="sit"]').click()
  await red.locator('[data-seat="1"]').getByText('Blue').waitFor()
  for (const page of [red, blue]) {
    await page.click('[data-action="leave"]')
    await page.click('[data-action="leave-sure"]')
    await page.waitForURL(/#\/online$/)
  }
  await blue.goto(`${address()}#/room/${id}`)
  await blue.getByText('This table was closed before the game began.').waitFor()
  expect(complaints).toEqual([])
  await close(red, blue)
})

test('my turn stands in the title, in the list and on the start page, and comes as a message if that is allowed', async () => {
  const { page, complaints } = await visit({ offline: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // A browser without a window refuses all messages: this one is asked, and says yes.
  await page.context().addInitScript(() => {
    const asked = () => localStorage.getItem('allowed') !== null
    Object.defineProperty(Notification, 'permission', { get: () => (asked() ? 'granted' : 'default') })
    Notification.requestPermission = async () => {
      localStorage.setItem('allowed', 'yes')
      return 'granted'
    }
  })
  await page.reload()
  await page.click('[data-action="online"]')
  await rename(page, 'Red')
  await page.click('[data-action="notify"]')
  await page.getByText('You will be told, even while this page is in the background.').waitFor()
  await setUp(page, { game: 'express', players: 1 })
  await page.waitForFunction(() => document.title === '● Your turn – Furrow')
  await page.goto(`${address()}#/online`)
  await page.locator('[data-table][data-turn="true"]').getByText('Your turn').waitFor()
  await page.goto(`${address()}#/`)
  await page.locator('[data-action="online"]').getByText('One game is waiting for you').waitFor()
  await page.reload()
  await page.locator('[data-action="online"]').getByText('One game is waiting for you').waitFor()
  await page.click('[data-value="fr"]')
  await page.waitForFunction(() => document.title === '● À vous de jouer – Furrow')

  // Another game begins while the page is in the background.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
    const told: unknown[] = []
    Object.assign(window, { furrowTold: told })
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void told.push([title, options])
  })
  await page.evaluate(async () => {
    await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game: 'express', seats: [{ kind: 'me' }] }),
    })
    // As if it came to the front and went again.
    Object.defineProperty(document, 'hidden', { get: () => false, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
  })
  await page.waitForFunction(() => (window as unknown as { furrowTold: unknown[] }).furrowTold.length === 1)
  const told = await page.evaluate(
    () => (window as unknown as { furrowTold: [string, { body: string; data: string }][] }).furrowTold,
  )
  const [title, options] = at(told, 0)
  expect(title).toBe('À vous de jouer')
  expect(options.body).toBe('Express vous attend.')
  expect(options.data).toMatch(/\/#\/room\/[\w-]+$/)
  await page.waitForFunction(() => document.title === '● À vous de jouer dans 2 parties – Furrow')
  expect(complaints).toEqual([])
  await close(page)
})

test('whoever plays on this device asks nothing of the server', async () => {
  const { page } = await visit({ address: address() })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api')) asked.push(pathname)
  })
  await page.reload()
  await page.click('[data-action="new"]')
  await page.check('[name="game"][value="express"]')
  expect(
    await page.locator('[name="cards"], [name="tile"], [name="order"], [name="pace"], [name="door"]').count(),
  ).toBe(0)
  expect(await page.locator('[name="players"]').count()).toBe(4)
  await page.selectOption('[name="seat-1"]', 'greedy')
  await page.click('button[type="submit"]')
  await page.waitForURL(/#\/table\//)
  await page.locator('[data-offer], [data-die]').first().waitFor()
  expect(asked).toEqual([])
  // The choices are those of last time.
  await page.goto(`${address()}#/new`)
  expect(await page.locator('[name="game"][value="express"]').isChecked()).toBe(true)
  expect(await page.inputValue('[name="seat-1"]')).toBe('greedy')
  await page.check('[name="place"][value="online"]')
  expect(await page.locator('[name="seed"]').count()).toBe(0)
  expect(asked).toEqual([])
  await close(page)
})

test('without a server the online pages say so and can be tried again', async () => {
  const own = await serve()
  const { page } = await visit({ address: own.address, offline: true })
  await untilOffline(page)
  await own.stop()
  for (const place of ['online', 'account', 'join/bcdfghjk', 'room/nowhere']) {
    await page.goto(`${own.address}#/${place}`)
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
    await page.locator('[data-action="retry"]').waitFor()
    await page.getByRole('link', { name: 'Play on this device' }).waitFor()
    // No page leads to itself.
    expect(await page.locator('main a[href="#/online"]').count()).toBe(place === 'online' ? 0 : 1)
  }
  // A link that was sent opens the page that is kept here.
  await page.goto(`${own.address}join/bcdfghjk`)
  await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
  await page.goto(`${own.address}#/new/online`)
  await page.click('button[type="submit"]')
  await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
  await close(page)
})

test('a server that comes back is found again by those who wait at a table and by the list', async () => {
  const own = await serve()
  const { page: red } = await person(visit, 'Red', { address: own.address })
  await setUp(red, { players: 3, public: true })
  await red.locator('[data-room]').waitFor()
  const room = red.url()
  const { page: blue } = await person(visit, 'Blue', { address: own.address })
  await own.crash()
  await red.getByText('The connection is interrupted. It will come back by itself.').waitFor()
  await blue.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await blue.getByRole('alert').getByText('The server cannot be reached.').waitFor()
  await own.comeBack()
  await red.locator('[data-connection]').waitFor({ state: 'detached' })
  await blue.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await blue.getByRole('alert').waitFor({ state: 'detached' })
  await blue.goto(room)
  await blue.click('[data-seat="2"] [data-action="sit"]')
  await red.locator('[data-seat="2"]').getByText('Blue').waitFor()
  await own.stop()
  await close(red, blue)
})

test('every screen fits a phone, speaks French, and keeps nobody out, light and dark', async () => {
  const { page: red, complaints } = await visit({ hash: '#/online', settings: { language: 'fr' } })
  await rename(red, 'Coquelicot des champs')
  await setUp(red, { players: 5, pace: 'live', public: true })
  await say(red, 'Un mot '.repeat(60))
  await red.locator('[data-chat] p[data-me]').waitFor()
  const room = `#/room/${red.url().split('/').at(-1)}`
  const invitation = `#${await invitationPath(red)}`
  const { page: blue } = await visit({ settings: { language: 'fr' } })
  const screens: [Page, hash: string, ready: string, words: string][] = [
    [red, '#/', '[data-action="online"]', 'Jouer entre amis'],
    [red, '#/online', '[data-table]', 'Mes parties'],
    [blue, '#/online', '[data-action="sit"]', 'Tables ouvertes'],
    [red, '#/new/online', '[name="door"]', 'Qui peut venir'],
    [red, room, '[data-room]', 'Invitez vos amis'],
    [blue, invitation, '[data-action="sit"]', 'Autour de la table'],
    [blue, '#/join/bcdfghjk', '[data-dead]', 'n’est plus valable'],
    [blue, '#/account', '[data-session]', 'Mes appareils'],
  ]
  const found: string[] = []
  for (const [page, hash, ready, words] of screens) {
    await page.goto(address() + hash)
    await page.locator(ready).first().waitFor()
    await page.getByText(words).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
    for (const width of [390, 1920, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await overflow(page), `${hash} at ${width}`).toBeLessThanOrEqual(0)
    }
    for (const problem of await seriousInBoth(page)) found.push(`${hash} ${problem}`)
  }
  expect(found).toEqual([])
  expect(complaints).toEqual([])
  await close(red, blue)
})

test('the focus never falls off the page when the button that had it goes', async () => {
  const { page } = await person(visit, 'Red')
  await setUp(page, { players: 3 })
  const bot = page.locator('[data-action="bot"]').first()
  await bot.focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-action="free"]').waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await page.context().close()
})
