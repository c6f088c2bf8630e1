// Cleaning up: what nobody has come back to goes, by the running server and by hand, on both stores.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { FurrowHttp } from '../client/http.ts'
import { type Person, startTestServer, testFolder, twoAtTable, until } from '../testing/house.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { refusal } from '../testing/refusal.ts'
import { clean } from './clean.ts'

const DAY = 86_400_000
const said: string[] = []
beforeEach(() => {
  said.length = 0
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text) => void said.push(String(text)))
})
afterEach(() => vi.restoreAllMocks())

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** Somebody alone at the dice game, to its end. */
async function playAlone(somebody: Person): Promise<string> {
  const { id } = await somebody.http.createTable({ game: 'express', setup: { players: 1 }, seats: [{ kind: 'me' }] })
  for (;;) {
    const state = await until(somebody, id, (s) => s.ask !== null || s.info.status === 'finished')
    if (state.info.status === 'finished') return id
    const number = await somebody.socket.play(id, state.ask?.moves[0]?.text ?? '')
    await until(somebody, id, (s) => s.number >= number)
  }
}

test.each(['', 'garbage'])('a file that holds %j is answered with a sentence that names it', async (holds) => {
  const folder = testFolder()
  const file = join(folder, 'furrow.db')
  writeFileSync(file, holds)
  for (const more of [['--dry-run'], []]) {
    expect(await clean(['--data', folder, ...more])).toBe(1)
    expect(said.at(-1)).toContain(`${file} `)
    expect(said.at(-1)).toContain('put a backup back')
  }
  rmSync(folder, { recursive: true })
})

describe.each(['SQLite', 'PostgreSQL'] as const)('%s', (kind) => {
  const where = async () => (kind === 'PostgreSQL' ? { databaseUrl: await postgres.database() } : {})

  test('the running server lets go of each in its time, and of nobody who is there or expected', async () => {
    let ahead = 0
    const server = await startTestServer({ ...(await where()), cleans: true }, undefined, () => Date.now() + ahead)
    const { store } = server.house
    const after = async (days: number) => {
      ahead = days * DAY
      await server.keeper.sweep()
      return server.keeper.census
    }
    const [a, b, alone, owner] = await Promise.all([
      server.person('A'),
      server.person('B'),
      server.person('C'),
      server.person('Owner'),
    ])
    await owner.http.claim('correct horse')
    const me = await alone.http.me()
    const begun = await twoAtTable(a, b)
    const finished = await playAlone(alone)
    const waiting = await owner.http.createTable({ game: 'agricola', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await new FurrowHttp(server.address).me() // somebody who only looked
    for (const { socket } of [alone, owner]) socket.close()
    await server.keeper.look()
    expect(await after(10)).toMatchObject({
      tables: { waiting: 1, playing: 1, finished: 1, closed: 0 },
      people: { claimed: 1, guest: 4, program: 0 },
      active: { day: 0, week: 0 },
    })
    expect(await after(15)).toMatchObject({ tables: { waiting: 0, playing: 1, finished: 1 } })
    expect(await refusal(owner.http.table(waiting.id))).toBe('not-found')

    // Who looked, and who has only a game that is over. No table knows of them any more; the game stays.
    expect(await after(100)).toMatchObject({ tables: { playing: 1, finished: 1 }, people: { claimed: 1, guest: 2 } })
    expect(await store.person(me.id)).toBeNull()
    expect(JSON.stringify(await store.row(finished))).not.toContain(me.id)

    // Somebody still looks at the game that nobody plays.
    expect(await after(190)).toMatchObject({ tables: { playing: 1 }, people: { guest: 2 } })
    for (const { socket } of [a, b]) socket.close()
    await expect.poll(() => server.house.tables.live.get(begun.id)?.subscribers.size ?? 0).toBe(0)
    expect(await after(191)).toMatchObject({ tables: { playing: 0, finished: 1 }, people: { claimed: 1, guest: 0 } })
    expect(await store.lines(begun.id, 0, 9)).toEqual([])

    expect(await after(401)).toMatchObject({ tables: { finished: 1 }, people: { claimed: 1 } })
    expect(await refusal(owner.http.rename('X'))).toBe('not-signed-in')
    expect(await after(731)).toMatchObject({ tables: { finished: 0 }, people: { claimed: 1 } })
    expect(await owner.http.signIn('Owner', 'correct horse')).toMatchObject({ name: 'Owner' })
    await server.stop()
  })

  test('switched off, it only counts', async () => {
    const server = await startTestServer(
      { ...(await where()), cleans: false },
      undefined,
      () => Date.now() + 9999 * DAY,
    )
    await new FurrowHttp(server.address).me()
    await server.keeper.look()
    expect(server.keeper.census).toMatchObject({ people: { guest: 1 } })
    await server.stop()
  })

  test('furrow clean: says what would go while the server runs, then does it, and tells the sizes', async () => {
    const folder = testFolder()
    const place = await where()
    const server = await startTestServer(place, folder)
    const args = place.databaseUrl ? ['--database', place.databaseUrl] : ['--data', join(folder, 'data')]
    const [a, owner] = [await server.person('A'), await server.person('Owner')]
    await owner.http.claim('correct horse')
    const id = await playAlone(owner)
    await playAlone(a)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 200 * DAY)
    try {
      expect(await clean(['--dry-run', ...args, '--keep-finished', '150'])).toBe(0)
      expect(said[0]).toMatch(
        /^Now: {6}2 tables \(0 waiting, 0 playing, 2 finished, 0 closed\), 2 people \(1 guests\), [\d.]+ MB\.$/,
      )
      expect(said[1]).toBe('Would go: 0 tables never begun, 0 abandoned games, 2 finished games, 1 guests, 0 sessions.')
      expect(await server.house.store.row(id)).not.toBeNull()
      if (kind === 'SQLite') {
        expect(await clean(args)).toBe(1)
        expect(said.at(-1)).toContain('Another server is using the data')
        await server.stop()
      }
      expect(await clean(args)).toBe(0)
      expect(said.slice(-3)).toEqual([
        expect.stringMatching(/^Before: 2 tables .*, 2 people \(1 guests\), [\d.]+ MB\.$/),
        'Gone:   0 tables never begun, 0 abandoned games, 0 finished games, 1 guests, 0 sessions.',
        expect.stringMatching(/^After: {2}2 tables .*, 1 people \(0 guests\), [\d.]+ MB\.$/),
      ])
    } finally {
      vi.useRealTimers()
    }
    if (kind === 'PostgreSQL') await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})

test('a folder without data is said to be one', async () => {
  const folder = testFolder()
  expect(await clean(['--data', folder])).toBe(1)
  expect(said).toEqual([`There is no furrow.db in ${folder}: --data names the folder of the server.`])
  rmSync(folder, { recursive: true, force: true })
})
