import { at } from '@furrow/engine/core'
// Administrators: what they can do over HTTP, and that everybody feels it at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FurrowHttp } from '../client/http.ts'
import { type Person, startTestServer, type TestServer, twoAtTable, until, withSocket } from '../testing/house.ts'
import { refusal } from '../testing/refusal.ts'
import { MACHINE } from './office.ts'
import { carryOut, findVerb, verbs } from './verbs.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.person()
  await boss.http.claim('correct horse', 'Boss')
  await order('make-admin', { person: 'Boss' })
})
afterAll(() => server.stop())

const order = (verb: string, wish: object) => carryOut(server.house, MACHINE, findVerb(verb), wish)
let names = 0
const newName = () => `Player ${++names}`
const claimed = async (): Promise<Person> => {
  const person = await server.person(newName())
  await person.http.claim('correct horse')
  return person
}
const device = () => new FurrowHttp(server.address, null, { troubleMs: 0 })

test('nobody but administrators may ask for anything, with the same refusal for every verb', async () => {
  const red = await claimed()
  for (const { name } of verbs) {
    const posted = await fetch(`${server.address}/api/admin/${name}`, {
      method: 'POST',
      headers: { Cookie: red.http.cookie ?? '', 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect([posted.status, await posted.json()]).toEqual([
      403,
      { code: 'forbidden', message: 'Only administrators may do that.' },
    ])
  }
  expect(await red.http.me()).not.toHaveProperty('admin')
  expect(await boss.http.me()).toMatchObject({ admin: true })
  expect(await refusal(boss.http.admin('make-admin', { person: (await server.person()).name }))).toBe('forbidden')
})

test('people are found by part of their name, with what they are', async () => {
  const red = await claimed()
  const [found] = await boss.http.admin('people', { text: red.name.toUpperCase() })
  expect(found).toMatchObject({ name: red.name, kind: 'claimed', marks: [] })
  const admins = await boss.http.admin('people', { mark: 'admin' })
  expect(admins.map(({ name }) => name)).toEqual(['Boss'])
  expect(await refusal(boss.http.admin('ban', { person: 'nobody at all' }))).toBe('not-found')
})

describe('a ban', () => {
  test('is felt at once, says why and until when, and ends', async () => {
    const [red, blue] = [await claimed(), await server.person()]
    const table = await twoAtTable(red, blue)
    await boss.http.admin('ban', { person: red.name, days: 2, reason: 'Shouting' })
    await until(blue, table.id, ({ info }) => {
      const seat = at(info.seats, 0)
      return seat.kind === 'person' && seat.bot !== null
    })
    await expect.poll(() => red.socket.status).toBe('closed')
    const refused = await red.http.myTables().then(
      () => null,
      (error: unknown) => error,
    )
    expect(refused).toMatchObject({
      code: 'banned',
      status: 403,
      message: expect.stringMatching(/^You are not let in here until \d{4}-.* UTC\. The reason given: Shouting$/),
      details: { note: 'Shouting', until: expect.any(Number) },
    })
    expect(await refusal(device().signIn(red.name, 'correct horse'))).toBe('banned')
    expect(await refusal(device().signIn(red.name, 'wrong horse'))).toBe('wrong-password')
    // What is theirs stays theirs.
    expect(JSON.stringify(await red.http.exportMe())).toContain(table.id)
    await boss.http.admin('unban', { person: red.name })
    expect(await red.http.myTables()).toHaveLength(1)
    expect(await refusal(boss.http.admin('unban', { person: red.name }))).toBe('wrong-moment')
  })

  test('runs out by itself', async () => {
    const red = await claimed()
    const { id } = await red.http.me()
    await server.house.store.setMark({ person: id, mark: 'banned', at: 1, until: Date.now() - 1, note: '' })
    server.house.personChanged(id)
    expect(await red.http.myTables()).toEqual([])
  })

  test('does not reach administrators', async () => {
    for (const verb of ['ban', 'mute', 'delete-person'] as const)
      expect(await refusal(boss.http.admin(verb, { person: 'Boss' }))).toBe('forbidden')
  })
})

test('a ban and a mute reach the programs of the person, and end with them', async () => {
  const [red, blue] = [await claimed(), await server.person()]
  const { token } = await red.http.newProgram(newName().replace(' ', ''))
  const program = withSocket(new FurrowHttp(server.address, `furrow=${token}`, { troubleMs: 0 }), 'program', 0)
  const table = await twoAtTable(blue, program)
  await boss.http.admin('mute', { person: red.name })
  expect(await refusal(program.socket.chat(table.id, 'hello'))).toBe('muted')
  expect(await refusal(red.http.newProgram('Another'))).toBe('muted')
  await boss.http.admin('unmute', { person: red.name })
  expect(await program.socket.chat(table.id, 'hello')).toBe(1)
  await boss.http.admin('ban', { person: red.name })
  expect(await refusal(program.http.myTables())).toBe('banned')
  await until(blue, table.id, ({ info }) => JSON.stringify(info.seats[1]).includes('"bot":"'))
  await boss.http.admin('unban', { person: red.name })
  expect(await program.http.myTables()).toHaveLength(1)
  program.socket.close()
})

test('with an account its programs are gone', async () => {
  const red = await claimed()
  const { token } = await red.http.newProgram(newName().replace(' ', ''))
  const program = new FurrowHttp(server.address, `furrow=${token}`, { troubleMs: 0 })
  expect(await program.myTables()).toEqual([])
  await boss.http.admin('delete-person', { person: red.name })
  expect(await refusal(program.myTables())).toBe('not-signed-in')
})

test('who is muted plays and does not talk', async () => {
  const [red, blue] = [await claimed(), await server.person()]
  const table = await twoAtTable(red, blue)
  await boss.http.admin('mute', { person: red.name, days: 1 })
  expect(await refusal(red.socket.chat(table.id, 'hello'))).toBe('muted')
  await boss.http.admin('unmute', { person: red.name })
  expect(await red.socket.chat(table.id, 'hello')).toBe(1)
})

test('a new name is the name everywhere from then on', async () => {
  const [red, blue] = [await claimed(), await server.person()]
  const table = await twoAtTable(red, blue)
  const name = newName()
  await boss.http.admin('rename', { person: red.name, name })
  await until(blue, table.id, ({ info }) => JSON.stringify(info.seats).includes(name))
  expect(await device().signIn(name, 'correct horse')).toMatchObject({ name })
  expect(await refusal(boss.http.admin('rename', { person: name, name: 'Boss' }))).toBe('taken')
})

test('ended sessions are over at once', async () => {
  const red = await claimed()
  await expect.poll(() => red.socket.status).toBe('open')
  expect(await boss.http.admin('end-sessions', { person: red.name })).toMatchObject({ ended: 1 })
  await expect.poll(() => red.socket.status).toBe('closed')
  expect(await refusal(red.http.sessions())).toBe('not-signed-in')
})

test('a deleted account is gone, and its talk from open pages', async () => {
  const [red, blue] = [await claimed(), await server.person()]
  const table = await twoAtTable(red, blue)
  await red.socket.chat(table.id, 'something bad')
  await until(blue, table.id, ({ chat }) => chat.length === 1)
  await boss.http.admin('delete-person', { person: red.name })
  await until(blue, table.id, ({ chat, info }) => chat.length === 0 && at(info.seats, 0).kind === 'bot')
  expect(await refusal(device().signIn(red.name, 'correct horse'))).toBe('wrong-password')
})

describe('tables', () => {
  test('private ones are listed too, with nothing of their game', async () => {
    const [red, blue] = [await claimed(), await server.person()]
    const table = await twoAtTable(red, blue, { cards: 'dealt' })
    const { seed } = (await server.house.tables.get(table.id)).record.doc
    const { id: person } = await red.http.me()
    const listed = await boss.http.admin('tables', { person })
    expect(listed).toMatchObject([{ id: table.id, status: 'playing', public: false, seats: [{ name: red.name }, {}] }])
    for (const secret of [seed, table.code, table.invite]) expect(JSON.stringify(listed)).not.toContain(secret)
    // Nor may they look into the game.
    expect(await refusal(boss.http.table(table.id))).toBe('forbidden')
  })

  test('a closed table is played no more, a deleted one is gone', async () => {
    const [red, blue] = [await server.person(), await server.person()]
    const table = await twoAtTable(red, blue, { starting: 0 })
    await boss.http.admin('close-table', { table: table.id })
    await until(blue, table.id, ({ info, ask }) => info.status === 'closed' && ask === null)
    expect(await refusal(red.socket.play(table.id, 'forest'))).toBe('wrong-moment')
    const lost = new Promise<string>((done) => {
      red.socket.onLost = done
    })
    await boss.http.admin('delete-table', { table: table.id })
    expect(await lost).toBe(table.id)
    expect(await refusal(red.http.table(table.id))).toBe('not-found')
    expect(await red.http.myTables()).toEqual([])
    expect(await refusal(boss.http.admin('close-table', { table: table.id }))).toBe('not-found')
  })

  test('a line of talk is gone from open pages', async () => {
    const [red, blue] = [await server.person(), await server.person()]
    const table = await twoAtTable(red, blue)
    await red.socket.chat(table.id, 'bad')
    await red.socket.chat(table.id, 'good')
    await until(blue, table.id, ({ chat }) => chat.length === 2)
    const talk = await boss.http.admin('talk', { table: table.id })
    expect(talk.map(({ text }) => text)).toEqual(['bad', 'good'])
    await boss.http.admin('delete-line', { table: table.id, number: at(talk, 0).number })
    await until(blue, table.id, ({ chat }) => chat.length === 1 && at(chat, 0).text === 'good')
    expect(await refusal(boss.http.admin('delete-line', { table: table.id, number: 1 }))).toBe('not-found')
  })
})

describe('reports', () => {
  test('reach the administrators with what was said, and are closed', async () => {
    const [red, blue, white] = [await claimed(), await server.person(), await server.person()]
    const table = await twoAtTable(red, blue)
    await red.socket.chat(table.id, 'very bad')
    await blue.http.report(table.id, { line: 1, note: 'He shouts.' })
    await blue.http.report(table.id, { seat: 0 })
    expect(await refusal(blue.http.report(table.id, { seat: 1 }))).toBe('bad-request')
    expect(await refusal(blue.http.report(table.id, { line: 7 }))).toBe('not-found')
    expect(await refusal(white.http.report(table.id, { seat: 0 }))).toBe('forbidden')
    const mine = (await boss.http.admin('reports')).filter((report) => report.table === table.id)
    expect(mine).toHaveLength(2)
    const report = at(
      mine.filter(({ line }) => line === 1),
      0,
    )
    expect(report).toMatchObject({
      by: { name: blue.name },
      about: { name: red.name },
      said: 'very bad',
      note: 'He shouts.',
    })
    await boss.http.admin('close-report', { report: report.id })
    expect((await boss.http.admin('reports')).map(({ id }) => id)).not.toContain(report.id)
    expect((await boss.http.admin('reports', { closed: true })).map(({ id }) => id)).toContain(report.id)
  })

  test('are limited', async () => {
    const strict = await startTestServer({ limits: 1 })
    const [red, blue] = [await strict.person(), await strict.person()]
    const table = await twoAtTable(red, blue)
    const answers: string[] = []
    for (let i = 0; i < 6; i++)
      answers.push(
        await red.http.report(table.id, { seat: 1 }).then(
          () => 'taken',
          () => 'refused',
        ),
      )
    expect(answers).toEqual(['taken', 'taken', 'taken', 'taken', 'taken', 'refused'])
    await strict.stop()
  })
})

test('the log has what was done and who was not let in, without any secret', async () => {
  const red = await claimed()
  await refusal(device().signIn(red.name, 'some wrong password'))
  const { link } = await boss.http.admin('password-link', { person: red.name })
  const deeds = await boss.http.admin('log', { kind: 'deed' })
  expect(deeds[0]).toMatchObject({ actorName: 'Boss', what: 'password-link', name: red.name })
  const [refused] = await boss.http.admin('log', { kind: 'refused' })
  expect(refused).toMatchObject({ what: 'wrong-password', name: red.name, more: '127.0.0.1' })
  const all = JSON.stringify(await boss.http.admin('log'))
  expect(all).not.toContain('some wrong password')
  expect(all).not.toContain(link.split('/').at(-1))
})

test('usage counts people and tables', async () => {
  const usage = await boss.http.admin('usage')
  expect(usage.people.claimed).toBeGreaterThan(1)
  expect(usage.active.day).toBeGreaterThan(1)
  expect(usage.bytes).toBeGreaterThan(1000)
})
