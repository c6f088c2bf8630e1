import { existsSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { adminStoreSuite } from '../testing/admin-store-suite.ts'
import { newFolder } from '../testing/folder.ts'
import { lineOf, rowOf, storeSuite } from '../testing/store-suite.ts'
import { openSqliteStore } from './sqlite.ts'
import { dataFile, openSqlite } from './sqlite-file.ts'
import { SqliteLog } from './sqlite-log.ts'
import { StoreRefusal } from './store.ts'

const root = newFolder('store')
let folders = 0
const folder = (): string => join(root, String(++folders))

afterAll(() => rmSync(root, { recursive: true }))

storeSuite('SQLite', () => openSqliteStore(folder()))
adminStoreSuite('SQLite', () => openSqliteStore(folder()))

describe('the file', () => {
  test('one of the version before is brought forward, and keeps what it has', async () => {
    const here = folder()
    const store = await openSqliteStore(here)
    const row = rowOf()
    await store.createTable(row)
    await store.close()
    const db = new DatabaseSync(dataFile(here))
    for (const table of ['programs', 'marks', 'links', 'addresses', 'mails', 'reports', 'log', 'orders'])
      db.exec(`DROP TABLE ${table}`)
    db.exec('PRAGMA user_version = 2')
    db.close()
    const again = await openSqliteStore(here)
    expect(await again.row(row.id)).toEqual(row)
    await again.setMark({ person: 'red', mark: 'admin', at: 1, until: null, note: '' })
    expect(await again.marks(['red'])).toHaveLength(1)
    await again.close()
  })

  test('what was acknowledged is there after opening again', async () => {
    const here = folder()
    const store = await openSqliteStore(here)
    const row = rowOf()
    await store.createTable(row)
    for (let n = 1; n <= 30; n++)
      await store.append({ table: row.id, line: lineOf(n), ...(n === 20 && { snapshot: { number: 20, body: '{}' } }) })
    await store.close()
    const again = await openSqliteStore(here)
    expect(await again.lines(row.id, 0, 100)).toEqual(Array.from({ length: 30 }, (_, i) => lineOf(i + 1)))
    expect(await again.append({ table: row.id, line: lineOf(30) })).toBe(false)
    expect(await again.append({ table: row.id, line: lineOf(31) })).toBe(true)
    await again.close()
  })

  test('one server at a time', async () => {
    const here = folder()
    const store = await openSqliteStore(here)
    await expect(openSqliteStore(here)).rejects.toThrow(`Another server is using the data in ${here}.`)
    await store.close()
    await (await openSqliteStore(here)).close()
  })

  test('a file of a newer version is refused and left alone', async () => {
    const here = folder()
    await (await openSqliteStore(here)).close()
    const db = new DatabaseSync(dataFile(here))
    db.exec('PRAGMA user_version = 99')
    db.close()
    await expect(openSqliteStore(here)).rejects.toThrow(StoreRefusal)
    await expect(openSqliteStore(here)).rejects.toThrow(/newer Furrow \(version 99/)
  })

  test('a commit is on the disk before it is answered', async () => {
    const db = openSqlite(dataFile(root))
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    db.close()
  })
})

test('the journal is cut off behind the tables and no line is lost', () => {
  const db = openSqlite(join(root, 'journal.db'))
  const log = new SqliteLog(db, 100)
  db.exec('BEGIN')
  const tables = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  for (let n = 1; n <= 90; n++)
    for (const table of tables) {
      if (table === 'g' && n > 3) continue
      expect(log.append(table, lineOf(n))).toBe(true)
      if (n % 24 === 0) log.gather(table)
      log.trim()
    }
  db.exec('COMMIT')
  const { rows } = db.prepare('SELECT count(*) AS rows FROM journal').get() as { rows: number }
  expect(rows).toBeLessThanOrEqual(100)
  for (const reader of [log, new SqliteLog(db, 100)])
    for (const table of tables)
      expect(reader.lines(table, 0, 1000).map(({ number }) => number)).toEqual(
        Array.from({ length: table === 'g' ? 3 : 90 }, (_, i) => i + 1),
      )
  db.close()
})

test('no commit has to cut off the whole journal', () => {
  const db = openSqlite(join(root, 'long-journal.db'))
  const log = new SqliteLog(db, 4000)
  const count = (of: string): number => Number(db.prepare(`SELECT count(*) AS n FROM ${of}`).get()?.n)
  const tables = Array.from({ length: 60 }, (_, i) => `t${i}`)
  db.exec('BEGIN')
  for (let n = 1; n <= 80; n++) for (const table of tables) log.append(table, lineOf(n))
  const whole = count('journal')
  let commits = 0
  for (let lines = whole; lines === whole || lines > 2000; commits++) {
    const chunks = count('chunks')
    log.trim()
    expect(count('chunks') - chunks).toBeLessThanOrEqual(20)
    expect(lines - count('journal')).toBeLessThanOrEqual(1000)
    lines = count('journal')
  }
  db.exec('COMMIT')
  expect(commits).toBeGreaterThan(4)
  for (const reader of [log, new SqliteLog(db, 4000)])
    for (const table of tables) expect(reader.lines(table, 0, 1000)).toHaveLength(80)
  db.close()
})

describe('the file at the start', () => {
  test('a file that was emptied is not taken for a new one', async () => {
    const here = folder()
    const store = await openSqliteStore(here)
    await store.createTable(rowOf())
    await store.close()
    truncateSync(dataFile(here), 0)
    await expect(openSqliteStore(here)).rejects.toThrow(/furrow\.db is there, but holds nothing: put a backup back/)
    await expect(openSqliteStore(here)).rejects.toThrow(StoreRefusal)
    rmSync(dataFile(here))
    writeFileSync(`${dataFile(here)}-wal`, 'what was not in the file yet')
    await expect(openSqliteStore(here)).rejects.toThrow(/furrow\.db itself is gone/)
    rmSync(`${dataFile(here)}-wal`)
    await (await openSqliteStore(here)).close()
  })

  test('a first start that was cut short is begun anew', async () => {
    const here = folder()
    mkdirSync(here)
    writeFileSync(`${dataFile(here)}.part`, 'half a file')
    await (await openSqliteStore(here)).close()
    expect(existsSync(`${dataFile(here)}.part`)).toBe(false)
  })
})
