// People who mean no good. Whatever they send, the server lives, tables are unchanged, memory stays bounded.
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { ServerMessage } from './client/types.ts'
import { defaults } from './config.ts'
import { type Person, playOne, startTestServer, type TestServer, twoAtTable } from './testing/house.ts'
import { openRaw } from './testing/raw-socket.ts'
import { refusal } from './testing/refusal.ts'
import { Limiter } from './wire/limits.ts'

let server: TestServer
let red: Person
let blue: Person
let intruder: Person
let table: string

beforeAll(async () => {
  server = await startTestServer({ logLevel: 'silent' })
  red = await server.person('Red')
  blue = await server.person('Blue')
  intruder = await server.person('Intruder')
  table = (await twoAtTable(red, blue)).id
})
afterAll(() => server.stop())

const log = async () => JSON.stringify(await red.http.log(table))

/** Does something bad, and looks whether the table was touched and play goes on. */
async function unharmed(harm: () => Promise<unknown>): Promise<void> {
  const before = await log()
  await harm()
  expect(await log()).toBe(before)
  await playOne([red, blue], table)
  await expect.poll(() => red.socket.state(table)?.number === blue.socket.state(table)?.number).toBe(true)
}

async function evilSocket(
  cookie = intruder.http.cookie,
): Promise<{ ws: WebSocket; heard: ServerMessage[]; closed: Promise<number> }> {
  const ws = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, { headers: { Cookie: cookie ?? '' } })
  const heard: ServerMessage[] = []
  ws.on('message', (data) => heard.push(JSON.parse(String(data)) as ServerMessage))
  ws.on('error', () => undefined)
  const closed = new Promise<number>((done) => ws.on('close', (code) => done(code)))
  await new Promise((done) => ws.on('open', done))
  return { ws, heard, closed }
}

describe('over the socket', () => {
  test('random bytes and wrong types are refused, each with a code and a sentence', () =>
    unharmed(async () => {
      const { ws, heard } = await evilSocket()
      const wrong: (string | Buffer)[] = [
        randomBytes(200),
        randomBytes(200).toString('latin1'),
        '',
        'null',
        '[]',
        '{}',
        '"play"',
        '{"type":"play"}',
        '{"type":"fly","command":"x"}',
        `{"type":"play","table":"${table}","number":-1,"move":"forest","command":"x"}`,
        `{"type":"play","table":"${table}","number":1e99,"move":"forest","command":"x"}`,
        `{"type":"play","table":"${table}","number":1,"move":{"verb":"place"},"command":"x"}`,
        `{"type":"play","table":["${table}"],"number":1,"move":"forest","command":"x"}`,
        `{"type":"play","table":"${table}","number":1,"move":"forest","command":"x","seat":0}`,
        `{"__proto__":{"type":"ping"}}`,
        `{"type":"join","table":"../../etc/passwd","command":"x"}`,
        '['.repeat(5000),
      ]
      for (const message of wrong) ws.send(message)
      await expect.poll(() => heard.filter(({ type }) => type === 'refused').length).toBe(wrong.length)
      for (const message of heard)
        if (message.type === 'refused')
          expect([message.code, message.message]).toEqual([
            expect.stringMatching(/^[a-z-]+$/),
            expect.stringMatching(/\.$/),
          ])
      ws.terminate()
    }))

  test('thousands of random messages', () =>
    unharmed(async () => {
      for (let socket = 0; socket < 5; socket++) {
        const { ws, closed } = await evilSocket()
        for (let i = 0; i < 400; i++)
          ws.send(Math.random() < 0.5 ? randomBytes(1 + Math.random() * 300) : randomBytes(100).toString('base64'))
        expect(await closed).toBe(1008)
      }
    }))

  test('a frame that is too large ends the socket', () =>
    unharmed(async () => {
      const { ws, closed } = await evilSocket()
      ws.send('x'.repeat(1024 * 1024))
      expect(await closed).toBe(1009)
    }))

  test('foreign seats: plays, undos and talk of others change nothing', () =>
    unharmed(async () => {
      const { ws, heard } = await evilSocket()
      const mover = red.socket.state(table)?.ask ? red : blue
      const move = at(mover.socket.state(table)!.ask!.moves, 0).text
      const number = mover.socket.state(table)!.number
      ws.send(JSON.stringify({ type: 'play', table, number, move, command: 'a' }))
      ws.send(JSON.stringify({ type: 'undo', table, number, command: 'b' }))
      ws.send(JSON.stringify({ type: 'chat', table, text: 'hello', command: 'c' }))
      ws.send(JSON.stringify({ type: 'join', table, command: 'd' }))
      await expect
        .poll(() => heard.flatMap((m) => (m.type === 'refused' ? [m.code] : [])))
        .toEqual(['not-your-seat', 'not-your-seat', 'forbidden', 'forbidden'])
      expect(await refusal(intruder.http.handToBot(table, 0))).toBe('forbidden')
      expect(await refusal(intruder.http.renewInvitation(table))).toBe('forbidden')
      expect(await refusal(intruder.http.log(table))).toBe('forbidden')
      expect(await refusal(intruder.http.record(table))).toBe('forbidden')
      ws.terminate()
    }))

  test('a reader who never reads is cut off before memory fills', async () => {
    const own = await startTestServer()
    const [a, b] = [await own.person('A'), await own.person('B')]
    const { id } = await twoAtTable(a, b)
    const slow = new WebSocket(`${own.address.replace('http', 'ws')}/api/socket`, {
      headers: { Cookie: a.http.cookie ?? '' },
    })
    await new Promise((done) => slow.on('open', done))
    slow.send(JSON.stringify({ type: 'join', table: id, from: 0, command: 'j' }))
    const live = await own.house.tables.get(id)
    await expect.poll(() => live.subscribers.size).toBe(3)
    slow.pause()
    const deaf = at([...live.subscribers].slice(-1), 0)
    const text = JSON.stringify({ type: 'presence', table: id, seats: [], spectators: 0, filler: 'x'.repeat(50_000) })
    // One megabyte, and what the system itself keeps for a connection.
    let sent = 0
    for (; sent < 100 * 2 ** 20 && live.subscribers.has(deaf); sent += text.length) {
      deaf.send(text)
      await new Promise((done) => setImmediate(done))
    }
    expect(live.subscribers.has(deaf)).toBe(false)
    expect(sent).toBeLessThan(40 * 2 ** 20)
    await playOne([a, b], id)
    slow.terminate()
    await own.stop()
  })
})

describe('control frames', () => {
  test('pings whose answers nobody reads fill no memory: the socket is cut', async () => {
    const own = await startTestServer()
    const { http } = await own.person()
    const here = () => [...own.house.sessionsHere()].length
    await expect.poll(here).toBe(1)
    const flood = await openRaw(own.address, http.cookie)
    flood.stream.pause()
    expect(here()).toBe(2)
    // Far more than the system itself keeps for a connection.
    for (let sent = 0; sent < 400_000 && here() === 2; sent += 500) {
      for (let i = 0; i < 500; i++) flood.ping()
      if (flood.stream.writableNeedDrain)
        await Promise.race([new Promise((done) => flood.stream.once('drain', done)), flood.closed])
      else await new Promise((done) => setImmediate(done))
    }
    expect(here()).toBe(1)
    flood.stream.destroy()
    await own.stop()
  })

  test('they count against the limit, also where the answers are read', async () => {
    const strict = await startTestServer({ limits: 1 })
    const { http } = await strict.person()
    const flood = await openRaw(strict.address, http.cookie)
    flood.stream.resume()
    for (let i = 0; i < 400; i++) flood.ping()
    await flood.closed
    await strict.stop()
  })
})

describe('upgrades that are refused', () => {
  const upgrade = (path: string, headers: object, version = 13) =>
    [
      `GET ${path} HTTP/1.1`,
      ...Object.entries({
        Host: 'x',
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': version,
        'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
        ...headers,
      }).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n')
  const EACH = 1250

  test.each([
    ['at another address', 0, upgrade('/api/elsewhere', {})],
    ['of a foreign page', 0, upgrade('/api/socket', { Origin: 'https://elsewhere.example' })],
    ['of somebody nobody knows', 0, upgrade('/api/socket', {})],
    ['too many', 1, upgrade('/api/socket', { Origin: 'https://elsewhere.example' })],
    ['without a key', 0, upgrade('/api/socket', { 'Sec-WebSocket-Key': 'short' })],
    ['of another version', 0, upgrade('/api/socket', {}, 7)],
    ['to something else', 0, upgrade('/', { Upgrade: 'h2c' })],
    ['that are not HTTP', 0, 'NONSENSE\r\n\r\n'],
  ])(`%s: after ${EACH} of them no connection is left`, async (_, limits, bytes) => {
    const own = await startTestServer({ limits, logLevel: 'silent' })
    for (let sent = 0; sent < EACH; sent += EACH / 2) {
      // They read the answer, and never end their side.
      const asking = await Promise.all(
        Array.from({ length: EACH / 2 }, async () => {
          const socket = connect({ port: own.port, host: '127.0.0.1', allowHalfOpen: true })
          socket.on('error', () => undefined)
          const answer = new Promise<string>((done) => {
            socket.once('data', (data) => done(String(data)))
            socket.once('close', () => done('cut'))
          })
          socket.write(bytes)
          return { socket, answer: await answer }
        }),
      )
      for (const { answer } of asking) expect(answer).toMatch(/^HTTP\/1.1 (101|4\d\d) /)
      await expect.poll(() => own.connections()).toBe(0)
      for (const { socket } of asking) socket.destroy()
    }
    await own.stop()
  })
})

describe('over HTTP', () => {
  const raw = (bytes: string | Buffer): Promise<string> =>
    new Promise((done) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes))
      let heard = ''
      socket.on('data', (data) => {
        heard += data
      })
      socket.on('error', () => undefined) // 'close' follows
      socket.on('close', () => done(heard))
    })

  test('what is not HTTP', () =>
    unharmed(async () => {
      const end = Buffer.from('\r\n\r\n')
      for (let i = 0; i < 20; i++)
        await Promise.all([raw(Buffer.concat([randomBytes(300), end])), raw(`GET / HTTP/1.1\r\n${'X'.repeat(40_000)}`)])
      expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1.1 400/)
    }))

  test('no answer tells of our insides', () =>
    unharmed(async () => {
      const bodies = [
        '{"game":"agricola","seats":[{"kind":"me"}],"setup":{"order":{"length":1e9}}}',
        '{"game":"__proto__","seats":[{"kind":"me"}]}',
        '{"game":"constructor","seats":[{"kind":"me"}]}',
      ]
      for (const body of bodies) {
        const response = await fetch(`${server.address}/api/tables`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Cookie: intruder.http.cookie ?? '' },
          body,
        })
        expect(response.status).toBe(400)
        expect(await response.text()).not.toMatch(/node_modules|\.ts|at \w+ \(|Error:/)
      }
    }))
})

/** Asks again and again, many at once, until the answer is the one that is wished for. */
const flood = <T>(ask: () => Promise<T>, wished: T) =>
  expect.poll(async () => Promise.all(Array.from({ length: 50 }, ask)), { interval: 1 }).toContain(wished)

/** However slowly a flood comes here, it is faster than this. */
const SLOW = { burst: 100, perSecond: 0.01 }

describe('limits', () => {
  test('a bucket empties, fills again, and never remembers too many', () => {
    const limiter = new Limiter({ burst: 3, perSecond: 1 })
    expect([1, 2, 3, 4].map(() => limiter.allows('a', 0))).toEqual([true, true, true, false])
    expect(limiter.allows('b', 0)).toBe(true)
    expect(limiter.allows('a', 1000)).toBe(true)
    expect(limiter.allows('a', 1000)).toBe(false)
    for (let i = 0; i < 150_000; i++) limiter.allows(String(i), 2000)
    expect(limiter.size).toBeLessThanOrEqual(100_000)
  })

  test('many behind one address all get the page, however much is asked from there', async () => {
    const strict = await startTestServer({ limits: 1, rates: { ...defaults.rates, address: SLOW } })
    const status = async (path: string) => (await fetch(`${strict.address}${path}`)).status
    await flood(() => status('/api/nothing'), 429)
    const pages = await Promise.all(Array.from({ length: 400 }, () => status('/')))
    expect(new Set(pages)).toEqual(new Set([200]))
    await flood(() => status('/nothing'), 429)
    await strict.stop()
  })

  test('floods are limited per address and per account, and others play on', async () => {
    const strict = await startTestServer({
      limits: 1,
      rates: { ...defaults.rates, account: { burst: 100, perSecond: 2 }, chat: SLOW },
    })
    const [a, b] = [await strict.person('A'), await strict.person('B')]
    const { id } = await twoAtTable(a, b)
    await flood(() => refusal(a.http.me()), 'too-many')
    await flood(() => refusal(a.socket.chat(id, 'spam')), 'too-many')
    const mover = a.socket.state(id)?.ask ? a : b
    const move = at(mover.socket.state(id)!.ask!.moves, 0).text
    await expect.poll(() => refusal(mover.socket.play(id, move))).toBe('not refused')
    const tries = await Promise.all(Array.from({ length: 15 }, () => refusal(b.http.signIn('Red', 'guess guess'))))
    expect(tries).toContain('too-many')
    expect(tries).toContain('wrong-password')
    await strict.stop()
  })
})
