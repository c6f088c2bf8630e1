import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FurrowHttp } from '../client/http.ts'
import { type Person, playOn, playOne, startTestServer, type TestServer, twoAtTable, until } from '../testing/house.ts'
import { openRaw } from '../testing/raw-socket.ts'
import { refusal } from '../testing/refusal.ts'
import { openSession, readCookie, signSession } from './cookie.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const device = () => new FurrowHttp(server.address)
let names = 0
const newName = () => `Person ${++names}`

describe('guests', () => {
  test('the first visit makes a guest with a signed cookie that scripts and other sites cannot use', async () => {
    const response = await fetch(`${server.address}/api/me`)
    expect(await response.json()).toMatchObject({ name: expect.stringMatching(/^Guest \d{4}$/), claimed: false })
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^furrow=[\w-]+\.[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    const again = await fetch(`${server.address}/api/me`, { headers: { Cookie: at(cookie.split(';'), 0) } })
    expect(again.headers.get('set-cookie')).toBeNull()
    const forged = await fetch(`${server.address}/api/me/tables`, { headers: { Cookie: `${cookie.split(';')[0]}x` } })
    expect([forged.status, await forged.json()]).toMatchObject([401, { code: 'not-signed-in' }])
  })

  test.each([
    ['fr-CH, fr;q=0.9, en;q=0.8', /^Invité \d{4}$/],
    ['en;q=0.5, fr;q=0.7', /^Invité \d{4}$/],
    ['de, en-GB;q=0.9, fr;q=0.3', /^Guest \d{4}$/],
    ['__proto__, constructor;q=2, ;;;q=x', /^Guest \d{4}$/],
  ])('who reads %s is named so once, and comes back by the name that is shown', async (languages, expected) => {
    const http = device()
    const { name } = await http.me(languages)
    expect(name).toMatch(expected)
    expect(await http.me('en')).toMatchObject({ name })
    expect(await http.claim('correct horse')).toMatchObject({ name, claimed: true })
    expect(await device().signIn(name, 'correct horse')).toMatchObject({ name })
  })

  test('only our own signature opens a session', () => {
    const signed = signSession('secret', 'abc')
    expect(openSession('secret', signed)).toBe('abc')
    for (const wrong of [signSession('other', 'abc'), 'abc', 'abc.', '.x', signed.slice(0, -2), `x${signed}`, ''])
      expect(openSession('secret', wrong)).toBeNull()
    expect(readCookie('a=b; furrow=x=y; c=d')).toBe('x=y')
    expect(readCookie(undefined)).toBeNull()
  })

  test('names are cleaned and bounded', async () => {
    const http = device()
    await http.me()
    expect(await http.rename('  An\u0007na \u202e ')).toMatchObject({ name: 'An na' })
    expect(await refusal(http.rename(' '))).toBe('bad-request')
    expect(await refusal(http.rename('x'.repeat(25)))).toBe('bad-request')
  })
})

describe('claimed names', () => {
  test('come back on another device; nobody else gets in or takes the name', async () => {
    const [name, home, away] = [newName(), device(), device()]
    await home.me()
    expect(await refusal(home.claim('short', name))).toBe('bad-request')
    expect(await home.claim('correct horse', name)).toMatchObject({ name, claimed: true })
    expect(await refusal(home.claim('another one', name))).toBe('wrong-moment')
    const stored = await server.house.store.personByKey(name.toLowerCase())
    expect(stored?.password).toMatch(/^\$argon2id\$/)
    expect(await refusal(away.signIn(name, 'wrong horse'))).toBe('wrong-password')
    expect(await refusal(away.signIn('Nobody at all', 'wrong horse'))).toBe('wrong-password')
    const me = await away.signIn(name.toUpperCase(), 'correct horse')
    expect(me.id).toBe((await home.me()).id)
    const stranger = device()
    await stranger.me()
    expect(await refusal(stranger.rename(name.toUpperCase()))).toBe('taken')
    expect(await refusal(stranger.claim('long enough', name))).toBe('taken')
  })

  test('sessions are listed and ended, with their sockets', async () => {
    const name = newName()
    const home = await server.person()
    const away = device()
    await home.http.claim('correct horse', name)
    await away.signIn(name, 'correct horse')
    const sessions = await away.sessions()
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    await expect.poll(() => home.socket.status).toBe('open')
    const lost = new Promise<string | null>((done) => {
      home.socket.onStatus = (_, why) => done(why)
    })
    await away.endSession(sessions.find(({ current }) => !current)!.id)
    expect(await lost).toBe('the session was ended')
    expect(await refusal(home.http.sessions())).toBe('not-signed-in')
    expect(await refusal(away.endSession('nonsense'))).toBe('not-found')
    await away.signOut()
    expect(away.cookie).toBeNull()
  })

  test('a new password ends the other sessions', async () => {
    const [name, home, away] = [newName(), device(), device()]
    await home.me()
    await home.claim('correct horse', name)
    await away.signIn(name, 'correct horse')
    expect(await refusal(home.changePassword('wrong', 'better horse'))).toBe('wrong-password')
    expect(await home.changePassword('correct horse', 'better horse')).toEqual({ ended: 1 })
    expect(await refusal(away.sessions())).toBe('not-signed-in')
    expect(await refusal(away.signIn(name, 'correct horse'))).toBe('wrong-password')
    await away.signIn(name, 'better horse')
  })
})

describe('once a session is ended', () => {
  const ways: [string, (home: FurrowHttp) => Promise<unknown>][] = [
    [
      'by hand',
      async (home) => {
        for (const { id, current } of await home.sessions()) if (!current) await home.endSession(id)
      },
    ],
    ['by a new password', (home) => home.changePassword('correct horse', 'better horse')],
    ['by deleting the account', (home) => home.deleteMe('correct horse')],
  ]
  test.each(ways)(
    '%s nothing more is heard from it, and its socket is cut though it ignores the close',
    async (_, end) => {
      const [red, blue] = [await server.person(), await server.person()]
      const table = await twoAtTable(red, blue, { starting: 0 })
      const name = newName()
      await red.http.claim('correct horse', name)
      const home = device()
      await home.signIn(name, 'correct horse')
      const { number } = red.socket.state(table.id)!
      const raw = await openRaw(server.address, red.http.cookie)
      raw.stream.resume()
      await end(home)
      for (let i = 0; i < 10; i++)
        raw.send(
          JSON.stringify({ type: 'play', table: table.id, number: number + 9, move: 'forest', command: `c${i}` }),
        )
      raw.send(JSON.stringify({ type: 'chat', table: table.id, text: 'still here', command: 'd' }))
      await raw.closed
      const log = await blue.http.log(table.id)
      expect(log.slice(number).filter((line) => line.kind === 'move' && !line.bot)).toEqual([])
    },
  )
})

describe('what is stored of somebody', () => {
  let red: Person
  let blue: Person
  test('can be taken away, and deleted: the game goes on without them', async () => {
    red = await server.person('Scarlet')
    blue = await server.person('Blue')
    const table = await twoAtTable(red, blue)
    await red.http.claim('correct horse', newName())
    await red.socket.chat(table.id, 'my secret')
    const all = JSON.stringify(await red.http.exportMe())
    for (const part of [table.id, 'my secret', 'sessions', 'Person']) expect(all).toContain(part)
    expect(all).not.toContain('argon2')

    expect(await refusal(red.http.deleteMe())).toBe('wrong-password')
    await red.http.deleteMe('correct horse')
    expect(await refusal(red.http.sessions())).toBe('not-signed-in')
    const left = await until(blue, table.id, (s) => at(s.info.seats, 0).kind === 'bot')
    expect(JSON.stringify(left.info)).not.toContain('Scarlet')
    expect(await server.house.store.chat(table.id, 0, 9)).toMatchObject([{ number: 1, person: '', body: '' }])
    const row = await server.house.store.row(table.id)
    expect(JSON.stringify(row)).not.toContain('Scarlet')
    await until(blue, table.id, (s) => s.ask !== null)
    await playOne([blue], table.id)
  })

  test('no id is left at any table: hosted, kept for them, given to a bot meanwhile, or played to its end', async () => {
    const [gone, host] = [await server.person(), await server.person('Host')]
    const { id } = await gone.http.me()
    const { http } = gone
    const bots = [
      { kind: 'bot' as const, level: 'random' },
      { kind: 'bot' as const, level: 'random' },
    ]
    // Hosted without sitting there: one that goes on, one that waits.
    await http.createTable({ game: 'express', seats: bots })
    await http.createTable({ game: 'express', seats: [{ kind: 'open' }, { kind: 'open' }], public: true })
    // A game with somebody, and the next one, where the seat is kept and then given to a bot by the host.
    const alone = await host.http.createTable({ game: 'express', seats: [{ kind: 'me' }, { kind: 'invited' }] })
    await http.join(alone.id, alone.code)
    await Promise.all([gone, host].map((p) => until(p, alone.id, (s) => s.info.status === 'playing')))
    await playOn([gone, host], alone.id)
    const next = await host.http.rematch(alone.id)
    await host.http.handToBot(next.id, 1, 'random').catch(() => undefined)
    const mentions = async () => {
      const docs: string[] = []
      for (let after: string | null = ''; after !== null; ) {
        const page = await server.house.store.tablesWith(id, after, 2)
        docs.push(...page.found)
        after = page.last
      }
      return docs
    }
    expect((await mentions()).length).toBeGreaterThanOrEqual(3)
    await http.deleteMe()
    expect(await mentions()).toEqual([])
    const log = JSON.stringify(await host.http.log(alone.id))
    expect(log).not.toContain(id)
    expect(await host.http.table(alone.id)).toMatchObject({
      status: 'finished',
      seats: [{ name: 'Host' }, { kind: 'bot' }],
    })
  })
})

describe('a solo series', () => {
  test('goes with the person from device to device, the one that changed last', async () => {
    const [here, there] = [device(), device()]
    await here.me()
    expect(await here.series()).toBeNull()
    const name = newName()
    await here.claim('correct horse', name)
    await here.keepSeries({ series: '{"games":1}', changed: 5 })
    await there.signIn(name, 'correct horse')
    expect(await there.series()).toEqual({ series: '{"games":1}', changed: 5 })
    await there.keepSeries({ series: '{"games":2}', changed: 9 })
    expect(await here.keepSeries({ series: '{"games":1}', changed: 6 })).toEqual({ series: '{"games":2}', changed: 9 })
    expect(await here.exportMe()).toMatchObject({ series: { changed: 9 } })
  })

  test('is nobody else’s, and no longer than a series can be', async () => {
    expect(await refusal(device().series())).toBe('not-signed-in')
    const here = device()
    await here.me()
    expect(await refusal(here.keepSeries({ series: 'x'.repeat(10_001), changed: 1 }))).toBe('bad-request')
    expect(await here.series()).toBeNull()
  })
})
