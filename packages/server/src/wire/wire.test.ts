import { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { queryObjects } from 'node:v8'
import { at, wholeView } from '@furrow/engine/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openNodeSocket } from '../client/node.ts'
import { applyChanges } from '../client/patch.ts'
import { FurrowSocket } from '../client/socket.ts'
import type { ClientMessage, Json, ServerMessage } from '../client/types.ts'
import { findGame } from '../games.ts'
import { type Person, playOn, startTestServer, type TestServer, twoAtTable, until } from '../testing/house.ts'

let server: TestServer
let red: Person
let blue: Person

beforeAll(async () => {
  server = await startTestServer()
  red = await server.person('Red')
  blue = await server.person('Blue')
})
afterAll(() => server.stop())

/** A bare socket that keeps everything it hears. */
class Bare {
  readonly heard: ServerMessage[] = []
  readonly ws: WebSocket
  constructor(cookie: string | null, headers: object = {}) {
    this.ws = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, {
      headers: { ...(cookie && { Cookie: cookie }), ...headers },
    })
    this.ws.on('message', (data) => this.heard.push(JSON.parse(String(data)) as ServerMessage))
    this.ws.on('error', () => undefined)
  }
  say(message: ClientMessage | object): void {
    this.ws.send(JSON.stringify(message))
  }
  async hear<T extends ServerMessage['type']>(
    type: T,
    wish: (m: Extract<ServerMessage, { type: T }>) => boolean = () => true,
  ) {
    const find = () => this.heard.find((m) => m.type === type && wish(m as Extract<ServerMessage, { type: T }>))
    await expect.poll(find).toBeTruthy()
    return find() as Extract<ServerMessage, { type: T }>
  }
}

const bare = async (person: Person): Promise<Bare> => {
  const socket = new Bare(person.http.cookie)
  await socket.hear('hello')
  return socket
}

describe('the socket', () => {
  test('numbered updates: the full view on joining, then changes that lead to the same', async () => {
    const table = await twoAtTable(red, blue)
    const socket = await bare(red)
    socket.say({ type: 'join', table: table.id, from: 0, command: 'j' })
    const full = await socket.hear('table')
    expect(full.log.map(({ number }) => number)).toEqual(Array.from({ length: full.number }, (_, i) => i + 1))
    await playOn([red, blue], table.id, full.number + 12)
    const last = await until(red, table.id, (s) => s.number >= full.number + 12)
    await socket.hear('update', (m) => m.number === last.number)
    const updates = socket.heard.filter((m) => m.type === 'update')
    expect(updates.map(({ from }) => from)).toEqual(updates.map(({ number }) => number - 1))
    expect(updates.reduce<Json>((view, { changes }) => applyChanges(view, changes), full.view)).toEqual(last.view)
    const bytes = updates.reduce((n, update) => n + JSON.stringify(update.changes).length, 0) / updates.length
    expect(bytes).toBeLessThan(JSON.stringify(last.view).length / 3)
    socket.ws.close()
  })

  test('whoever has the rules is told views without their table, and everything on asking for it', async () => {
    const table = await twoAtTable(red, blue, { cards: 'dealt' })
    const socket = new FurrowSocket(red.http, { open: openNodeSocket, again: () => 50, bare: true })
    const program = { http: red.http, socket, name: 'Red' }
    await socket.join(table.id)
    const number = await playOn([red, blue], table.id, 12)
    const [told, whole] = await Promise.all(
      [program, red].map((one) => until(one, table.id, (state) => state.number === number)),
    )
    expect(told?.view).not.toHaveProperty('table')
    const rules = findGame('agricola')?.game
    expect(rules && wholeView(rules, told?.view as { viewer: number })).toEqual(whole?.view)
    socket.wantWholeViews()
    await until(program, table.id, ({ view }) => isDeepStrictEqual(view, whole?.view))
    socket.close()
  })

  test('resume from a number: what was missed, once', async () => {
    const table = await twoAtTable(red, blue)
    const socket = await bare(blue)
    await playOn([red, blue], table.id, 10)
    await until(blue, table.id, (s) => s.number >= 10)
    socket.say({ type: 'join', table: table.id, from: 4, command: 'again' })
    const full = await socket.hear('table')
    expect(full.log.map(({ number }) => number)).toEqual([5, 6, 7, 8, 9, 10])
    expect(full.view).toEqual(blue.socket.state(table.id)?.view)
    socket.ws.close()
  })

  test('a command sent again is one move, also long after', async () => {
    const table = await twoAtTable(red, blue)
    const mover = red.socket.state(table.id)?.ask ? red : blue
    const { number, ask } = mover.socket.state(table.id)!
    const socket = await bare(mover)
    const command = { type: 'play', table: table.id, number, move: at(ask!.moves, 0).text, command: 'once' }
    for (let i = 0; i < 3; i++) socket.say(command)
    await expect.poll(() => socket.heard.filter((m) => m.type === 'done').length).toBe(3)
    expect(socket.heard.filter((m) => m.type === 'done').map((m) => m.number)).toEqual([
      number + 1,
      number + 1,
      number + 1,
    ])
    await playOn([red, blue], table.id, number + 60)
    server.house.tables.forget(await server.house.tables.get(table.id))
    const before = (await mover.http.log(table.id)).length
    socket.say({ ...command, command: 'once' })
    await expect.poll(() => socket.heard.filter((m) => m.type === 'done').length).toBe(4)
    expect(socket.heard.filter((m) => m.type === 'done').at(-1)).toMatchObject({ number: number + 1 })
    expect((await mover.http.log(table.id)).length).toBe(before)
    socket.ws.close()
  })

  test('the client library comes back by itself after the connection was cut', async () => {
    const table = await twoAtTable(red, blue)
    const mover = red.socket.state(table.id)?.ask ? red : blue
    const other = mover === red ? blue : red
    const lines: { terminate(): void }[] = []
    const open: typeof openNodeSocket = (url, cookie) => {
      const ws = openNodeSocket(url, cookie)
      lines.push(ws as unknown as WebSocket) // it is one
      return ws
    }
    const socket = new FurrowSocket(other.http, { open, again: () => 20 })
    await socket.join(table.id)
    at(lines, 0).terminate()
    const number = await mover.socket.play(table.id, at(mover.socket.state(table.id)!.ask!.moves, 0).text)
    await expect.poll(() => socket.state(table.id)?.number).toBe(number)
    expect(lines).toHaveLength(2)
    const { log } = socket.state(table.id)!
    expect(log.map((line) => line.number)).toEqual(Array.from({ length: number }, (_, i) => i + 1))
    socket.close()
  })

  test('the short code opens a table as the link does, for the whole connection and after it', async () => {
    const table = await twoAtTable(red, blue)
    const green = await server.person()
    for (const invite of [table.code, table.code.toUpperCase(), table.invite ?? '']) {
      const socket = await bare(green)
      socket.say({ type: 'join', table: table.id, from: 0, invite, command: 'j' })
      expect(await socket.hear('table')).toMatchObject({
        info: { id: table.id, seat: null },
        view: { viewer: 'public' },
      })
      socket.ws.close()
    }
    expect(await green.socket.join(table.id, undefined, table.code)).toMatchObject({ info: { seat: null } })
    server.house.tables.forget(await server.house.tables.get(table.id))
    const { number } = await green.socket.join(table.id)
    expect(number).toBe(red.socket.state(table.id)?.number)
  })

  test('an unknown table, a foreign one and a seat that is no longer mine: a code and a sentence', async () => {
    const green = await server.person()
    const table = await red.http.createTable({ game: 'agricola', seats: [{ kind: 'me' }, { kind: 'invited' }] })
    const left = await red.http.createTable({
      game: 'agricola',
      seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'invited' }],
    })
    await green.http.join(left.id, left.code)
    const socket = await bare(green)
    socket.say({ type: 'join', table: left.id, command: 'first' })
    await socket.hear('done')
    await green.http.leave(left.id)
    const play = { type: 'play', number: 0, move: 'forest' }
    const asked: [object, string][] = [
      [{ type: 'join', table: 'nothing' }, 'not-found'],
      [{ ...play, table: 'nothing' }, 'not-found'],
      [{ type: 'undo', number: 0, table: 'nothing' }, 'not-found'],
      [{ type: 'chat', text: 'hello', table: 'nothing' }, 'not-found'],
      [{ type: 'join', table: table.id }, 'forbidden'],
      [{ type: 'join', table: table.id, invite: 'guessed' }, 'forbidden'],
      [{ type: 'chat', text: 'hello', table: table.id }, 'forbidden'],
      [{ ...play, table: left.id }, 'not-your-seat'],
      [{ type: 'undo', number: 0, table: left.id }, 'not-your-seat'],
      [{ type: 'join', table: left.id }, 'forbidden'],
    ]
    for (const [i, [message, code]] of asked.entries()) {
      socket.say({ ...message, command: `c${i}` })
      const { type: _, command: __, ...refused } = await socket.hear('refused', (m) => m.command === `c${i}`)
      expect([message, refused]).toEqual([message, { code, message: expect.stringMatching(/^[A-Z][^"{}]+\.$/) }])
    }
    socket.ws.close()
  })

  test('the client library says when a table it watched is closed to it', async () => {
    const table = await twoAtTable(red, blue)
    const green = await server.person()
    await green.socket.join(table.id, undefined, table.code)
    const lost = new Promise<[string, string]>((done) => {
      green.socket.onLost = (id, { code }) => done([id, code])
    })
    await red.http.renewInvitation(table.id)
    expect(await lost).toEqual([table.id, 'forbidden'])
    expect(green.socket.state(table.id)).toBeNull()
    await until(red, table.id, (s) => s.info.seat === 0)
  })

  test('an open socket does not keep the request it came with', async () => {
    const requests = () => queryObjects(IncomingMessage, { format: 'count' })
    const before = requests()
    const sockets = await Promise.all(Array.from({ length: 8 }, () => bare(red)))
    // Those whose answer is still being read count too.
    await expect.poll(requests).toBeLessThan(before + sockets.length)
    for (const { ws } of sockets) ws.terminate()
  })

  test('heartbeat', async () => {
    const socket = await bare(red)
    socket.say({ type: 'ping' })
    await socket.hear('pong')
    socket.ws.close()
  })

  test.each([
    ['a foreign page', { Origin: 'https://evil.example' }, 403],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['our own page', null, 101],
  ])('%s', async (_, headers, status) => {
    const socket = new Bare(red.http.cookie, headers ?? { Origin: server.address })
    const got = await new Promise((done) => {
      socket.ws.on('open', () => done(101))
      socket.ws.on('unexpected-response', (_request, response) => done(response.statusCode))
    })
    expect(got).toBe(status)
    socket.ws.terminate()
  })

  test.each([
    ['nobody without a cookie', null],
    ['nor with one that is not known', 'furrow=unknown'],
  ])('%s: the socket is closed at once, in a way that a browser can tell from a lost connection', async (_, cookie) => {
    const socket = new Bare(cookie)
    socket.ws.on('open', () => socket.say({ type: 'ping' }))
    const closed = await new Promise((done) => socket.ws.on('close', (code, why) => done([code, String(why)])))
    expect(closed).toEqual([4001, expect.stringMatching(/^Nobody knows you yet.*\.$/)])
    expect(socket.heard).toEqual([])
  })

  test('somebody whose session ended while the device slept is told so, and does not try for ever', async () => {
    const green = await server.person()
    green.http.cookie = 'furrow=unknown'
    const socket = new FurrowSocket(green.http, { open: openNodeSocket, again: () => 10 })
    const seen: [string, string | null][] = []
    socket.onStatus = (status, why) => seen.push([status, why])
    await expect.poll(() => socket.status).toBe('closed')
    expect(seen).toEqual([['closed', expect.stringContaining('Nobody knows you yet')]])
    await expect(socket.join('table')).rejects.toThrow('The socket is closed.')
  })

  test('a stranger who does not say goodbye is cut off, and costs no more than others', async () => {
    const strict = await startTestServer({ limits: 0.015 })
    const shake = (): Promise<string> =>
      new Promise((done) => {
        const line = connect(strict.port, '127.0.0.1')
        let said = ''
        line.on('data', (data) => {
          said += data.toString('latin1')
        })
        line.on('close', () => done(said))
        line.write(
          'GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
            'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        )
      })
    // Six at once, and one more every five seconds.
    const all = await Promise.all(Array.from({ length: 40 }, shake))
    const answers = new Set(all.map((said) => said.slice(0, 12)))
    expect([...answers].sort()).toEqual(['HTTP/1.1 101', 'HTTP/1.1 429'])
    expect(all.filter((said) => said.startsWith('HTTP/1.1 101')).length).toBeGreaterThanOrEqual(6)
    await strict.stop()
  })
})

describe('resources', () => {
  const get = (path: string, init: RequestInit = {}) => fetch(`${server.address}${path}`, init)

  test('the description names every resource, as JSON and as a page without scripts', async () => {
    const api = (await (await get('/api/openapi.json')).json()) as { openapi: string; paths: object }
    expect(api.openapi).toBe('3.1.0')
    expect(Object.keys(api.paths)).toEqual(
      expect.arrayContaining([
        '/api/me',
        '/api/tables',
        '/api/tables/{id}/join',
        '/api/tables/{id}/moments/{number}',
        '/api/tables/{id}/seats/{seat}/free',
        '/api/session',
      ]),
    )
    const page = await get('/api')
    const html = await page.text()
    expect(page.headers.get('content-type')).toContain('text/html')
    for (const path of Object.keys(api.paths)) expect(html).toContain(path.replaceAll(/\{(\w+)\}/g, ':$1'))
    expect(html).not.toContain('<script')
  })

  test('every refusal has a code and a sentence', async () => {
    const asked: [string, RequestInit, number, string][] = [
      ['/api/nothing', {}, 404, 'not-found'],
      ['/api/tables/nothing', {}, 404, 'not-found'],
      ['/api/tables?status=odd', {}, 400, 'bad-request'],
      [
        '/api/tables',
        { method: 'POST', body: '{"game":', headers: { 'Content-Type': 'application/json' } },
        400,
        'bad-request',
      ],
      [
        '/api/tables',
        { method: 'POST', body: '[]', headers: { 'Content-Type': 'application/json' } },
        400,
        'bad-request',
      ],
      ['/api/tables', { method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' } }, 400, 'bad-request'],
      [
        '/api/tables',
        { method: 'POST', body: `{"x":"${'x'.repeat(70_000)}"}`, headers: { 'Content-Type': 'application/json' } },
        413,
        'too-large',
      ],
      [
        '/api/tables',
        { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' } },
        403,
        'forbidden',
      ],
    ]
    for (const [path, init, status, code] of asked) {
      const response = await get(path, { ...init, headers: { ...init.headers, Cookie: red.http.cookie ?? '' } })
      const body = (await response.json()) as { code: string; message: string }
      expect([path, response.status, body.code]).toEqual([path, status, code])
      expect(body.message).toMatch(/^[A-Z"].*\.$/)
      expect(Object.keys(body).sort()).toEqual(['code', 'message'])
    }
  })

  test('security headers everywhere', async () => {
    for (const path of ['/', '/api', '/api/me', '/api/nothing', '/healthz', '/nothing', '/table/abc']) {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  test('health and measurements', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', store: 'sqlite' })
    const text = await (await get('/metrics')).text()
    for (const name of [
      'furrow_tables_live',
      'furrow_lines_total',
      'furrow_loop_delay_seconds',
      'furrow_refused_total{code="not-found"}',
    ])
      expect(text).toMatch(new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} [\\d.e-]+$`, 'm'))
  })
})

test('a graceful stop tells the clients and finishes what was begun', async () => {
  const own = await startTestServer()
  const [a, b] = [await own.person('A'), await own.person('B')]
  const table = await twoAtTable(a, b)
  const why = new Promise<string | null>((done) => {
    a.socket.onStatus = (_, reason) => done(reason)
  })
  const mover = a.socket.state(table.id)?.ask ? a : b
  const playing = mover.socket
    .play(table.id, at(mover.socket.state(table.id)!.ask!.moves, 0).text)
    .catch(() => 'came too late')
  const stopping = own.stop()
  await playing
  await stopping
  expect(await why).toBe('the server is going down')
})
