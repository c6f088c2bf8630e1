import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { lineOf, rowOf, storeSuite } from '../testing/store-suite.ts'
import { openPostgresStore } from './postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

storeSuite('PostgreSQL', async () => openPostgresStore(await postgres.database()))

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
    const row = rowOf()
    await a.createTable(row)
    await a.append({ table: row.id, line: lineOf(1) })
    await expect.poll(() => heard).toContain(`${row.id}:1`)

    const admin = new Client({ connectionString: url })
    await admin.connect()
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await admin.end()
    await expect.poll(() => heard, { timeout: 5000 }).toContain('*:-1')
    await a.append({ table: row.id, line: lineOf(2) })
    await expect.poll(() => heard, { timeout: 5000 }).toContain(`${row.id}:2`)
    await Promise.all([a.close(), b.close()])
  })

  test('a database of a newer version is refused', async () => {
    const url = await postgres.database()
    await (await openPostgresStore(url)).close()
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('UPDATE furrow_version SET version = 99')
    await client.end()
    await expect(openPostgresStore(url)).rejects.toThrow(/newer Furrow \(version 99/)
  })

  test('no database: a sentence', async () => {
    await expect(openPostgresStore('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
      /^The database cannot be used: /,
    )
  })
})
