// furrow admin, on the data of a server that runs and of one that does not.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '@furrow/engine/core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { FurrowHttp } from '../client/http.ts'
import { arrive, type Person, testFolder, twoAtTable, until } from '../testing/house.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { refusal } from '../testing/refusal.ts'
import { freePort, type ServerProcess, startProcess } from '../testing/spawn.ts'
import { admin } from './command.ts'
import { verbs } from './verbs.ts'

const folders: string[] = []
const newFolder = (): string => {
  const folder = testFolder()
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

async function run(...args: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = []
  const spies = (['log', 'error'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation((line: string) => void said.push(line)),
  )
  try {
    return { code: await admin(args), said: said.join('\n') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

test('mistakes are answered with a sentence', async () => {
  expect(await run('dance')).toEqual({ code: 2, said: 'There is no "dance"; furrow admin --help lists what there is.' })
  expect(await run('ban')).toEqual({ code: 2, said: 'furrow admin ban needs PERSON.' })
  expect(await run('ban', 'Red', '--days', 'x')).toMatchObject({ code: 2 })
  expect(await run('usage', '--data', '/nowhere/at/all')).toEqual({
    code: 1,
    said: 'There is nothing in /nowhere/at/all.',
  })
  expect((await run('--help')).said).toContain('password-link PERSON')
  expect((await run('ban', '--help')).said).toContain('--reason TEXT')
})

interface Place {
  name: string
  /** How the server and the command are told where the data is. */
  where: string[]
  servers: ServerProcess[]
}

/** The same on either store: a server that runs, with people at a table. */
function onRunningServer(place: () => Place): void {
  let [red, blue] = [] as unknown as [Person, Person]
  const order = (...args: string[]) => run(...args, ...place().where)
  beforeAll(async () => {
    const { servers } = place()
    red = await arrive(at(servers, 0).address, 'Red')
    blue = await arrive(servers.at(-1)?.address ?? '', 'Blue')
    await red.http.claim('correct horse')
  })
  afterAll(() => {
    for (const { socket } of [red, blue]) socket.close()
  })

  test('people are listed and marked; the page of an administrator opens at once', async () => {
    expect(await order('people', '--kind', 'claimed')).toMatchObject({ code: 0, said: expect.stringContaining('Red') })
    expect(await refusal(red.http.admin('usage'))).toBe('forbidden')
    expect(await order('make-admin', 'Red')).toEqual({ code: 0, said: 'Red is an administrator now.' })
    expect(await order('make-admin', 'Red')).toEqual({ code: 1, said: 'Red is an administrator already.' })
    expect(await red.http.admin('usage')).toMatchObject({ people: { claimed: 1 } })
    expect(await order('unmake-admin', 'red')).toMatchObject({ code: 0 })
    expect(await refusal(red.http.admin('usage'))).toBe('forbidden')
    for (const args of [
      ['tables', '--person', 'Nobody'],
      ['ban', 'Nobody'],
      ['password-link', 'Nobody'],
    ])
      expect(await order(...args)).toEqual({ code: 1, said: 'There is nobody called Nobody.' })
    for (const args of [
      ['talk', 'x'],
      ['delete-line', 'x', '1'],
      ['tables', '--before', 'x'],
      ['delete-table', 'x'],
    ])
      expect(await order(...args)).toEqual({ code: 1, said: 'There is no such table.' })
    expect(await order('people', '--before', 'x')).toEqual({ code: 1, said: 'There is nobody with this id.' })
  })

  test('a line of talk is gone from an open page, a muted person is refused, a closed table stands still', async () => {
    const { id } = await twoAtTable(red, blue)
    await red.socket.chat(id, 'bad words')
    await until(blue, id, ({ chat }) => chat.length === 1)
    expect((await order('talk', id)).said).toMatch(/^1 .* Red {2}bad words$/)
    expect(await order('delete-line', id, '1')).toEqual({ code: 0, said: 'Line 1 is gone.' })
    await until(blue, id, ({ chat }) => chat.length === 0)
    await order('mute', 'Red', '--days', '1')
    expect(await refusal(red.socket.chat(id, 'more'))).toBe('muted')
    expect((await order('tables', '--status', 'playing')).said).toContain(id)
    expect((await order('tables', '--person', 'red')).said).toContain(id)
    expect(await order('close-table', id)).toMatchObject({ code: 0 })
    expect(await order('close-table', id)).toEqual({ code: 1, said: 'This table is closed already.' })
    await until(blue, id, ({ info }) => info.status === 'closed')
    expect(await order('delete-table', id)).toMatchObject({ code: 0 })
    await expect.poll(() => refusal(blue.http.table(id))).toBe('not-found')
  })

  test('a banned person is cut off and refused, and an ended session too', async () => {
    await expect.poll(() => red.socket.status).toBe('open')
    expect(await order('ban', 'Red', '--reason', 'Shouting')).toEqual({ code: 0, said: 'Red is banned for good.' })
    await expect.poll(() => red.socket.status).toBe('closed')
    expect(await refusal(red.http.myTables())).toBe('banned')
    await order('unban', 'Red')
    await expect
      .poll(() =>
        red.http.myTables().then(
          () => 'in',
          () => 'out',
        ),
      )
      .toBe('in')
    expect((await order('end-sessions', 'Red')).said).toMatch(/sessions? of Red (is|are) over\.$/)
    await expect.poll(() => refusal(red.http.sessions())).toBe('not-signed-in')
  })

  test('a link for a forgotten password works', async () => {
    const { said } = await order('password-link', 'Red', '--origin', 'https://furrow.example')
    const token = /https:\/\/furrow\.example\/reset\/(\S+)/.exec(said)?.[1] ?? ''
    const site = ['--origin', 'https://club.example/', '--base', '/furrow']
    expect((await order('invite', ...site)).said).toMatch(/\nhttps:\/\/club\.example\/furrow\/welcome\/\S+$/)
    expect(await order('invite', '--origin', 'nonsense')).toMatchObject({ code: 2 })
    const away = new FurrowHttp(at(place().servers, 0).address)
    expect(await away.recoverByLink(token, 'better horse')).toMatchObject({ name: 'Red' })
  })

  test('all of it stands in the log', async () => {
    const { said } = await order('log', '--kind', 'deed', '--json')
    const whats = (JSON.parse(said) as { what: string; actor: string }[]).map(({ what, actor }) => actor + what)
    expect(whats).toEqual([
      'invite',
      'password-link',
      'end-sessions',
      'unban',
      'ban',
      'delete-table',
      'close-table',
      'mute',
      'delete-line',
      'unmake-admin',
      'make-admin',
    ])
  })
}

test('what strangers typed neither steers the terminal nor looks like a line of ours', () => {
  const told = (name: string, answer: unknown) => verbs.find((verb) => verb.name === name)?.tell(answer as never)
  const note = { id: 1, at: 0, kind: 'refused', actor: '', actorName: '', what: 'wrong-password', about: '' }
  expect(told('log', [{ ...note, name: '\u001b[31mevil\n2  forged', more: '::1' }])).toBe(
    '1  1970-01-01 00:00  not let in  wrong-password   [31mevil 2  forged: ::1',
  )
  const report = { id: 'x', at: 0, by: { name: 'A' }, about: { name: 'B' }, table: 't', line: 1, closed: null }
  expect(told('reports', [{ ...report, said: 'a\u202eb', note: '\u001b[2Jone\ny  two' }])).toBe(
    'x  1970-01-01 00:00  A about B at table t\n  line 1: a b\n   [2Jone\n  y  two',
  )
})

describe('in a folder', () => {
  const place: Place = { name: 'SQLite', where: [], servers: [] }
  let folder = ''
  beforeAll(async () => {
    folder = newFolder()
    place.where = ['--data', join(folder, 'data')]
    place.servers = [await startProcess(await freePort(), place.where, join(folder, 'page'))]
  })
  onRunningServer(() => place)

  test('when the server is stopped the same works, and is there at its next start', async () => {
    await at(place.servers, 0).stop()
    expect(await run('rename', 'Red', 'Scarlet', ...place.where)).toEqual({ code: 0, said: 'The name is Scarlet now.' })
    expect((await run('usage', ...place.where)).said).toMatch(/^people {3}1 with a claimed name, 1 guests/)
    const again = await startProcess(await freePort(), place.where, join(folder, 'page'))
    const http = new FurrowHttp(again.address)
    expect(await http.signIn('Scarlet', 'better horse')).toMatchObject({ name: 'Scarlet' })
    await again.stop()
  })
})

describe('on PostgreSQL, with two servers', () => {
  const place: Place = { name: 'PostgreSQL', where: [], servers: [] }
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
    const folder = newFolder()
    place.where = ['--database', await postgres.database()]
    for (let i = 0; i < 2; i++)
      place.servers.push(await startProcess(await freePort(), place.where, join(folder, 'page')))
  })
  afterAll(async () => {
    await Promise.all(place.servers.map((server) => server.stop()))
    await postgres.stop()
  })
  onRunningServer(() => place)
})
