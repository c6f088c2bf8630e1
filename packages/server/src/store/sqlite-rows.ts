// The rows of the embedded store's file, read and written while no server uses it.
import { existsSync, renameSync, rmSync } from 'node:fs'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { packLines, packText, unpackText } from './pack.ts'
import { isOwnSetting, type KindName, kindOf, type Row, type Source, type Target, type Value } from './rows.ts'
import { dataFile, lockFolder, openSqlite } from './sqlite-file.ts'
import { SqliteLog } from './sqlite-log.ts'
import { type Line, StoreRefusal } from './store.ts'

const PAGE = 500
/** As many as a server gathers. */
const CHUNK = 48

const asRow = (name: KindName, raw: Record<string, unknown>): Row => {
  const { columns, flags = [] } = kindOf(name)
  return Object.fromEntries(
    columns.map((column): [string, Value] => {
      const value = raw[column]
      if (column === 'snapshot') return [column, value === null ? null : unpackText(value as Uint8Array)]
      return [column, flags.includes(column) ? value === 1 : (value as Value)]
    }),
  )
}

async function* pagesOf(db: DatabaseSync, name: Exclude<KindName, 'lines'>): AsyncGenerator<Row[]> {
  const { key, columns } = kindOf(name)
  const marks = key.map(() => '?').join(', ')
  const sql = `SELECT ${columns.join(', ')} FROM ${name}`
  const first = db.prepare(`${sql} ORDER BY ${key.join(', ')} LIMIT ${PAGE}`)
  const next = db.prepare(`${sql} WHERE (${key.join(', ')}) > (${marks}) ORDER BY ${key.join(', ')} LIMIT ${PAGE}`)
  for (let page = first.all(); page.length > 0; ) {
    const rows = page.map((raw) => asRow(name, raw))
    yield name === 'settings' ? rows.filter((row) => !isOwnSetting(row.key)) : rows
    const last = page.at(-1)
    page = page.length < PAGE || !last ? [] : next.all(...key.map((column) => last[column] as SQLInputValue))
  }
}

async function* linesOf(db: DatabaseSync): AsyncGenerator<Row[]> {
  const log = new SqliteLog(db)
  for (const { id } of db.prepare('SELECT id FROM tables ORDER BY id').all()) {
    const table = String(id)
    for (let after = 0; ; ) {
      const page = log.lines(table, after, PAGE)
      if (page.length > 0) yield page.map(({ number, at, body }) => ({ table_id: table, number, at, body }))
      if (page.length < PAGE) break
      after = page.at(-1)?.number ?? after
    }
  }
}

const read = (db: DatabaseSync, name: KindName): AsyncIterable<Row[]> =>
  name === 'lines' ? linesOf(db) : pagesOf(db, name)

/** What a server would find in the folder; nobody else uses it meanwhile. */
export function openSqliteRows(folder: string): Source {
  if (!existsSync(dataFile(folder))) throw new StoreRefusal(`There is no furrow.db in ${folder}.`)
  const lock = lockFolder(folder)
  const db = openSqlite(dataFile(folder))
  return {
    pages: (name) => read(db, name),
    async close() {
      db.close()
      lock.close()
    },
  }
}

/** A new file in the folder, in which there is none. */
export function newSqliteRows(folder: string): Target {
  const place = dataFile(folder)
  const lock = lockFolder(folder)
  if (existsSync(place)) {
    lock.close()
    throw new StoreRefusal(`There is a ${place} already: copy into a folder without one.`)
  }
  const half = `${place}.new`
  const remove = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(half + end, { force: true })
  }
  remove()
  const db = openSqlite(half)
  let kept = false
  return {
    pages: (name) => read(db, name),
    async write(name, rows) {
      db.exec('BEGIN')
      if (name === 'lines') writeLines(db, rows)
      else writeRows(db, name, rows)
      db.exec('COMMIT')
    },
    async keep() {
      kept = true
    },
    async close() {
      db.close() // with it everything is in the one file
      if (kept) renameSync(half, place)
      else remove()
      lock.close()
    },
  }
}

function writeRows(db: DatabaseSync, name: Exclude<KindName, 'lines'>, rows: readonly Row[]): void {
  const { columns } = kindOf(name)
  const more = name === 'jobs' ? ', owner, until' : ''
  const values = name === 'jobs' ? ', NULL, 0' : ''
  const insert = db.prepare(
    `INSERT INTO ${name} (${columns.join(', ')}${more}) VALUES (${columns.map(() => '?').join(', ')}${values})`,
  )
  for (const row of rows)
    insert.run(
      ...columns.map((column): SQLInputValue => {
        const value = row[column] ?? null
        if (column === 'snapshot') return value === null ? null : packText(String(value))
        return typeof value === 'boolean' ? Number(value) : value
      }),
    )
}

/** Lines are gathered into chunks, as a server does. */
function writeLines(db: DatabaseSync, rows: readonly Row[]): void {
  const insert = db.prepare('INSERT INTO chunks VALUES (?, ?, ?, ?)')
  let lines: Line[] = []
  let table = ''
  const gather = () => {
    const [first, last] = [lines[0], lines.at(-1)]
    if (first && last) insert.run(table, first.number, last.number, packLines(lines))
    lines = []
  }
  for (const row of rows) {
    if (row.table_id !== table || lines.length >= CHUNK) gather()
    table = String(row.table_id)
    lines.push({ number: Number(row.number), at: Number(row.at), body: String(row.body) })
  }
  gather()
}
