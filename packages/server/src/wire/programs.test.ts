// Programs that play at tables of the server: a token, a stream of questions, posts of moves.
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FurrowHttp } from '../client/http.ts'
import { openNodeSocket } from '../client/node.ts'
import { FurrowSocket } from '../client/socket.ts'
import type { HostedTable, Question, SeatInfo, TableInfo } from '../client/types.ts'
import { type Person, startTestServer, type TestServer } from '../testing/house.ts'

let server: TestServer
let maker: Person
beforeAll(async () => {
  server = await startTestServer()
  maker = await server.person('Maker')
  await maker.http.claim('long enough')
})
afterAll(() => server.stop())

interface Program {
  id: string
  name: string
  token: string
  program: true
}

const call = async (path: string, how: { token?: string; cookie?: string; body?: object; method?: string } = {}) => {
  const { token, cookie, body, method = body ? 'POST' : 'GET' } = how
  return fetch(`${server.address}${path}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(cookie && { Cookie: cookie }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}
const answer = async <T>(path: string, how?: Parameters<typeof call>[1]): Promise<T> =>
  (await (await call(path, how)).json()) as T // each test knows what it asks for

/** What is answered to a wish for a program: the program, or a refusal. */
const makeProgram = (name: string): Promise<Program> =>
  answer('/api/bots', { cookie: maker.http.cookie ?? '', body: { name } })

/** The lines of a stream of questions, one after the other; beats are passed over. */
async function* questions(table: string, token: string): AsyncGenerator<Question> {
  const response = await call(`/api/tables/${table}/questions`, { token })
  expect(response.headers.get('content-type')).toContain('application/x-ndjson')
  let rest = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield JSON.parse(line) as Question
  }
}

/** A table of the maker's with a free seat, which the program takes. */
async function seated(program: Program, seed?: string): Promise<HostedTable> {
  const table = await maker.http.createTable({
    game: 'agricola',
    seats: [{ kind: 'bot', level: 'random' }, { kind: 'invited' }],
    ...(seed !== undefined && { seed }),
  })
  await answer(`/api/tables/${table.id}/join`, { token: program.token, body: { key: table.code } })
  return table
}

describe('an account of a program', () => {
  test('is made by somebody with a name of their own, and says everywhere what it is', async () => {
    const program = await makeProgram('Greedy')
    expect(program).toMatchObject({ name: 'Greedy [bot]', program: true, claimed: true })
    expect(await answer('/api/me', { token: program.token })).toEqual({
      id: program.id,
      name: 'Greedy [bot]',
      claimed: true,
      program: true,
    })
    const table = await seated(program)
    const info = await maker.http.table(table.id)
    const seat: SeatInfo | undefined = info.seats[1]
    expect(seat).toMatchObject({ kind: 'person', name: 'Greedy [bot]', program: true })
  })

  test('keeps its mark under another name, and nobody else takes it', async () => {
    const { token } = await makeProgram('Before')
    expect(await answer('/api/me', { token, method: 'PATCH', body: { name: 'After' } })).toMatchObject({
      name: 'After [bot]',
    })
    const person = await server.person()
    await expect(person.http.rename('Somebody [bot]')).rejects.toMatchObject({ code: 'taken' })
    await expect(person.http.rename('Somebody [ BOT ]')).rejects.toMatchObject({ code: 'taken' })
    expect(await makeProgram('After')).toMatchObject({ code: 'taken' })
  })

  test.each([
    ['a guest', async () => (await server.person()).http.cookie ?? ''],
    ['another program', async () => `furrow=${(await makeProgram('Parent')).token}`],
  ])('is not made by %s', async (_, cookie) => {
    const made = await call('/api/bots', { cookie: await cookie(), body: { name: 'Child' } })
    expect(made.status).toBe(403)
  })

  test('has no password, and its token ends with its session', async () => {
    const { token } = await makeProgram('Short')
    const claimed = await call('/api/me/claim', { token, body: { password: 'long enough' } })
    expect(claimed.status).toBe(403)
    expect((await call('/api/session', { token, method: 'DELETE' })).status).toBe(200)
    const gone = await call('/api/me', { token })
    expect([gone.status, ((await gone.json()) as { code: string }).code]).toEqual([401, 'not-signed-in'])
  })

  test('is listed for its maker alone, who may delete it; its seat goes to a bot', async () => {
    const program = await makeProgram('Listed')
    const other = await server.person('Other')
    await other.http.claim('long enough')
    const listed = async () => (await maker.http.programs()).find(({ id }) => id === program.id)
    expect(await listed()).toMatchObject({ name: 'Listed [bot]', seen: expect.any(Number) })
    expect(await other.http.programs()).toEqual([])
    await expect(other.http.deleteProgram(program.id)).rejects.toMatchObject({ code: 'not-found' })
    const exported = (await maker.http.exportMe()) as { programs: { id: string }[] } // what it holds is told in docs/API.md
    expect(exported.programs.map(({ id }) => id)).toContain(program.id)
    const table = await seated(program)
    await maker.http.deleteProgram(program.id)
    expect(await listed()).toBeUndefined()
    expect((await call('/api/me', { token: program.token })).status).toBe(401)
    const [, seat] = (await maker.http.table(table.id)).seats
    expect(seat).not.toMatchObject({ program: true })
    expect(await makeProgram('Listed')).toMatchObject({ name: 'Listed [bot]' })
  })

  test('one whose token was ended can still be deleted by its maker', async () => {
    const { id, token } = await makeProgram('Silent')
    await call('/api/session', { token, method: 'DELETE' })
    expect((await maker.http.programs()).find((one) => one.id === id)).toMatchObject({ seen: null })
    await maker.http.deleteProgram(id)
    expect((await maker.http.programs()).some((one) => one.id === id)).toBe(false)
  })

  test('plays over the socket too, with the client library', async () => {
    const { token } = await maker.http.newProgram('Socket')
    const http = new FurrowHttp(server.address, `furrow=${token}`)
    const socket = new FurrowSocket(http, { open: openNodeSocket })
    const table = await http.createTable({ game: 'agricola', seats: [{ kind: 'me' }], setup: { players: 1 } })
    const state = await socket.join(table.id)
    expect(state.info.seats).toMatchObject([{ name: 'Socket [bot]', program: true, me: true }])
    const number = await socket.play(table.id, state.ask?.moves[0]?.text ?? '')
    expect(number).toBeGreaterThan(state.number)
    socket.close()
  })

  test('an unknown token makes no guest', async () => {
    const people = (await server.house.store.counts()).people
    expect((await call('/api/me', { token: 'nobody.knows-it' })).status).toBe(401)
    expect((await server.house.store.counts()).people).toBe(people)
  })
})

describe('questions and moves over HTTP', () => {
  test('are a whole game', async () => {
    const program = await makeProgram('Player')
    const table = await seated(program)
    let asked = 0
    let result: TableInfo['result'] = null
    for await (const question of questions(table.id, program.token)) {
      if ('over' in question) {
        result = question.result
        break
      }
      asked++
      expect(question).toMatchObject({ table: table.id, game: 'agricola', seat: 1, view: { viewer: 1 } })
      const { number, moves } = question
      const body = { move: moves[0]?.text, number, command: `move ${number}` }
      const done = await answer<{ number?: number; code?: string }>(`/api/tables/${table.id}/moves`, {
        token: program.token,
        body,
      })
      // Where all choose at once, a question may have changed while it was being answered.
      if (done.code === undefined) expect(done.number).toBeGreaterThan(number)
      else expect(['stale', 'not-your-turn']).toContain(done.code)
    }
    expect(asked).toBeGreaterThan(20)
    expect(result).toHaveLength(2)
  })

  test('the same command is the same move; a stale, foreign or illegal one is refused', async () => {
    const program = await makeProgram('Careful')
    const table = await seated(program)
    const stream = questions(table.id, program.token)
    const { value } = await stream.next()
    if (!value || 'over' in value) throw new Error('There is no question.')
    const path = `/api/tables/${table.id}/moves`
    const post = (body: object, token = program.token) =>
      answer<{ number?: number; code?: string }>(path, { token, body })
    const { number } = value
    expect(await post({ move: 'plow c2', number, command: 'x' })).toMatchObject({ code: 'illegal-move' })
    const body = { move: value.moves[0]?.text ?? '', number, command: 'one' }
    const first = await post(body)
    expect(first.number).toBeGreaterThan(number)
    expect(await post(body)).toEqual(first)
    expect(await post({ ...body, command: 'two' })).toMatchObject({ code: 'stale' })
    const other = await makeProgram('Other')
    expect(await post({ ...body, command: 'three' }, other.token)).toMatchObject({ code: 'forbidden' })
    await stream.return(undefined)
  })

  test('a stream ends with its token, and with the server', async () => {
    const own = await startTestServer()
    const person = await own.person('Owner')
    await person.http.claim('long enough')
    const make = async (name: string): Promise<Program> => {
      const headers = { Cookie: person.http.cookie ?? '', 'Content-Type': 'application/json' }
      const made = await fetch(`${own.address}/api/bots`, { method: 'POST', headers, body: JSON.stringify({ name }) })
      return (await made.json()) as Program
    }
    const [one, two] = [await make('One'), await make('Two')]
    const table = await person.http.createTable({
      game: 'agricola',
      public: true,
      seats: [{ kind: 'open' }, { kind: 'open' }],
    })
    const watchIt = ({ token }: Program) =>
      fetch(`${own.address}/api/tables/${table.id}/questions`, { headers: { Authorization: `Bearer ${token}` } })
    const [first, second] = [await watchIt(one), await watchIt(two)]
    const ends = [first, second].map((response) => response.text())
    await expect.poll(() => [...own.house.questions.sessions()].length).toBe(2)
    await fetch(`${own.address}/api/session`, { method: 'DELETE', headers: { Authorization: `Bearer ${one.token}` } })
    expect((await ends[0])?.trim()).toBe('')
    expect([...own.house.questions.sessions()]).toHaveLength(1)
    const closed = once(own.server, 'close')
    await own.stop()
    await closed
    expect((await ends[1])?.trim()).toBe('')
  })
})

describe('a chosen seed', () => {
  test('makes the same game again, at tables by link only, and is told to everybody', async () => {
    const program = await makeProgram('Seeded')
    const first = async () => {
      const table = await seated(program, 'chosen')
      const stream = questions(table.id, program.token)
      const { value } = await stream.next()
      await stream.return(undefined)
      return { table, value }
    }
    const [one, two] = [await first(), await first()]
    expect(one.table.known).toEqual(['seed'])
    expect(one.table.seed).toBeNull()
    const starting = ({ value }: typeof one) =>
      value && !('over' in value) && (value.view as { table: { starting: number } }).table.starting
    expect(starting(one)).toBe(starting(two))
    const wish = {
      game: 'agricola',
      public: true,
      seed: 'x',
      seats: [{ kind: 'me' as const }, { kind: 'open' as const }],
    }
    await expect(maker.http.createTable(wish)).rejects.toMatchObject({ code: 'bad-setup' })
  })
})
