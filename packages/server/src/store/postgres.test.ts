import { at } from '@furrow/engine/core'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminStoreSuite } from '../testing/admin-store-suite.ts'
import { openGate } from '../testing/gate.ts'
import { nextStep } from '../testing/next-step.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { lineOf, rowOf, storeSuite } from '../testing/store-suite.ts'
import { openPostgresStore } from './postgres.ts'
import { openDatabase } from './postgres-database.ts'
import { openNotices } from './postgres-notify.ts'
import { migratePostgres, migrations } from './postgres-schema.ts'
import { StoreFailure } from './store.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

storeSuite('PostgreSQL', async () => openPostgresStore(await postgres.database()))
adminStoreSuite('PostgreSQL', async () => openPostgresStore(await postgres.database()))

describe('several processes on one database', () => {
  test('of two stores one wins each number, and both read the same', async () => {
    const url = await postgres.database()
    const [a, b] = await Promise.all([openPostgresStore(url), openPostgresStore(url)])
    const rows = Array.from({ length: 20 }, () => rowOf())
    await Promise.all(rows.map((row) => a.createTable(row)))
    for (let n = 1; n <= 5; n++) {
      const append = (store: typeof a, who: string) =>
        Promise.all(rows.map(({ id }) => store.append({ table: id, line: lineOf(n, `"${who}${n}"`) })))
      const [wonA, wonB] = await Promise.all([append(a, 'a'), append(b, 'b')])
      rows.forEach((_, i) => {
        expect(wonA[i]).not.toBe(wonB[i])
      })
    }
    for (const { id } of rows) {
      expect(await b.lines(id, 0, 10)).toEqual(await a.lines(id, 0, 10))
      expect(await a.lines(id, 0, 10)).toHaveLength(5)
    }
    await Promise.all([a.close(), b.close()])
  })

  test('each hears what the other has committed, even after its connection was cut', async () => {
    const url = await postgres.database()
    const [a, b] = await Promise.all([openPostgresStore(url), openPostgresStore(url)])
    const heard: string[] = []
    b.hear((table, number) => heard.push(`${table}:${number}`))
    b.onHearing((hears) => heard.push(hears ? 'again' : 'not'))
    const row = rowOf()
    await a.createTable(row)
    await a.append({ table: row.id, line: lineOf(1) })
    await expect.poll(() => heard).toEqual([`${row.id}:1`])

    await postgres.ask(
      url,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await expect.poll(() => heard).toEqual([`${row.id}:1`, 'not', 'again'])
    await a.append({ table: row.id, line: lineOf(2) })
    await expect.poll(() => heard.at(-1)).toBe(`${row.id}:2`)
    await Promise.all([a.close(), b.close()])
  })

  test('a database that is away is tried by one, more and more rarely, and there is one connection afterwards', async () => {
    const url = await postgres.database()
    const gate = await openGate(url)
    const db = openDatabase(gate.url)
    const pauses: { ms: number; over: () => void }[] = []
    const notices = await openNotices(db, 'me', (ms) => new Promise((over) => pauses.push({ ms, over })))
    const hearing: boolean[] = []
    notices.onHearing((hears) => hearing.push(hears))
    gate.shut()
    for (let attempt = 1; attempt <= 40; attempt++) {
      await expect.poll(() => pauses.length).toBe(1)
      expect(gate.refused).toBe(attempt - 1)
      const { ms, over } = at(pauses.splice(0), 0)
      expect(ms).toBeGreaterThanOrEqual(Math.min(1500, 50 * 2 ** attempt))
      expect(ms).toBeLessThanOrEqual(3000)
      over()
    }
    await expect.poll(() => pauses.length).toBe(1)
    gate.open()
    at(pauses, 0).over()
    await expect.poll(() => hearing).toEqual([false, true])
    const rows = await postgres.ask(url, "SELECT 1 FROM pg_stat_activity WHERE application_name = 'furrow listening'")
    expect(rows).toHaveLength(1)
    expect(pauses).toHaveLength(1)
    await notices.close()
    await db.close()
    gate.close()
  })

  test('what could not be told is told when the way is free again', async () => {
    const url = await postgres.database()
    const gate = await openGate(url)
    const [a, b] = await Promise.all([openPostgresStore(gate.url), openPostgresStore(url)])
    const heard: string[] = []
    b.overhear((text) => heard.push(text))
    gate.shut()
    a.whisper('session one')
    await expect.poll(() => gate.refused).toBeGreaterThan(1)
    a.whisper('session two')
    expect(heard).toEqual([])
    gate.open()
    await expect.poll(() => heard).toEqual(['session one', 'session two'])
    await Promise.all([a.close(), b.close()])
    gate.close()
  })

  test('while it is away every question is answered with a StoreFailure, also those asked together', async () => {
    const url = await postgres.database()
    const gate = await openGate(url)
    const store = await openPostgresStore(gate.url)
    const rows = Array.from({ length: 5 }, () => rowOf())
    await Promise.all(rows.map((row) => store.createTable(row)))
    gate.shut()
    const asked = [
      ...rows.map(({ id }) => store.append({ table: id, line: lineOf(1) })),
      store.row('x'),
      store.createTable(rowOf()),
    ]
    for (const answer of await Promise.allSettled(asked))
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(StoreFailure) })
    gate.open()
    for (const { id } of rows) expect(await store.append({ table: id, line: lineOf(1) })).toBe(true)
    await store.close()
    gate.close()
  })

  test('a database of the version before is brought forward, and keeps what it has', async () => {
    const url = await postgres.database()
    const db = openDatabase(url)
    await migratePostgres(db, migrations.slice(0, 2))
    await db.query("INSERT INTO people VALUES ('red', 'Red', 'red', 'hash', 5)")
    const store = await openPostgresStore(url)
    expect(await store.person('red')).toMatchObject({ name: 'Red' })
    await store.setMark({ person: 'red', mark: 'admin', at: 1, until: null, note: '' })
    expect(await store.marks(['red'])).toHaveLength(1)
    await Promise.all([store.close(), db.close()])
  })

  test('a database of a newer version is refused', async () => {
    const url = await postgres.database()
    await (await openPostgresStore(url)).close()
    await postgres.ask(url, 'UPDATE furrow_version SET version = 99')
    await expect(openPostgresStore(url)).rejects.toThrow(/newer Furrow \(version 99/)
  })

  test('a step of the schema lets everybody pass while it waits for somebody', async () => {
    const url = await postgres.database()
    const store = await openPostgresStore(url)
    const row = rowOf()
    await store.createTable(row)
    const reader = new Client({ connectionString: url })
    await reader.connect()
    await reader.query('BEGIN; SELECT * FROM lines')
    const db = openDatabase(url)
    let done = false
    const steps = [...migrations, nextStep]
    const upgrading = migratePostgres(db, steps).then(() => {
      done = true
    })
    const waiting = `SELECT count(*) AS n FROM pg_locks WHERE NOT granted`
    for (let n = 1; n <= 3; n++) {
      // It waits for the reader, and then for a moment for nobody: so that this is written at all.
      await expect.poll(async () => Number(at(await postgres.ask<{ n: string }>(url, waiting), 0).n)).toBeGreaterThan(0)
      expect(await store.append({ table: row.id, line: lineOf(n) })).toBe(true)
    }
    expect(done).toBe(false)
    await reader.query('COMMIT')
    await upgrading
    expect(await store.append({ table: row.id, line: lineOf(4) })).toBe(true)
    expect(await store.lines(row.id, 0, 10)).toHaveLength(4)
    await reader.end()
    await Promise.all([store.close(), db.close()])
  })

  test('no database: a sentence', async () => {
    await expect(openPostgresStore('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
      /^The database cannot be used: /,
    )
  })
})
