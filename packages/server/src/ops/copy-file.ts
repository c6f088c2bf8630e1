// Copies of the embedded store's file: whole, private, and in one piece.
import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { privateFile } from '../store/private-file.ts'
import { SQLITE_VERSION } from '../store/sqlite-schema.ts'

const LOCKED_MS = 10_000
/** What SQLite may have beside a file. */
const BESIDE = ['-journal', '-wal', '-shm']
export const PART = '.part'

const saying = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Copies under another name and looks through it: a file that is there is whole. Gives a sentence if it cannot be. */
export async function copyWhole(from: string, to: string): Promise<string | null> {
  const half = `${to}${PART}`
  const clean = () => {
    for (const end of ['', ...BESIDE]) rmSync(half + end, { force: true })
  }
  const stop = () => {
    clean()
    process.exit(1)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.once(signal, stop)
  clean()
  try {
    privateFile(half)
    await copy(from, half)
    const wrong = whatIsWrong(half)
    if (wrong === null) renameSync(half, to)
    return wrong?.replace(half, from) ?? null
  } catch (error) {
    return `${from} could not be copied to ${to}: ${saying(error)}.`
  } finally {
    clean()
    for (const signal of signals) process.off(signal, stop)
  }
}

async function copy(from: string, to: string): Promise<void> {
  const db = openToRead(from)
  try {
    await copyDatabase(db, to)
  } finally {
    db.close()
  }
  // A file by itself: with a write-ahead log, whoever only looked into it would leave files beside it.
  const written = new DatabaseSync(to)
  written.exec('PRAGMA journal_mode = DELETE')
  written.close()
}

/**
 * Whoever may only read a file with a write-ahead log leaves what belongs to that log behind; whoever may write, and is
 * the last one, puts everything away. Nothing is changed.
 */
export function openToRead(file: string): DatabaseSync {
  try {
    const db = new DatabaseSync(file, { timeout: LOCKED_MS })
    db.exec('PRAGMA query_only = 1; SELECT count(*) FROM sqlite_master')
    return db
  } catch (error) {
    // A backup in a place that cannot be written to, with nothing beside it that would have to be read with it.
    if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) throw error
    const url = pathToFileURL(resolve(file))
    url.searchParams.set('immutable', '1')
    return new DatabaseSync(url, { readOnly: true })
  }
}

/** A sentence if the file is not whole, not ours, or newer than this program. */
export function whatIsWrong(file: string): string | null {
  try {
    const db = openToRead(file)
    try {
      const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
      if (version > SQLITE_VERSION) return `${file} was written by a newer Furrow: update Furrow.`
      const tables = db
        .prepare("SELECT count(*) AS n FROM sqlite_master WHERE name IN ('tables', 'journal', 'people')")
        .get()
      if (version < 1 || tables?.n !== 3) return `${file} is no backup of Furrow.`
      const check = db.prepare('PRAGMA quick_check').get() as { quick_check: string }
      return check.quick_check === 'ok' ? null : `${file} is damaged: ${check.quick_check}.`
    } finally {
      db.close()
    }
  } catch (error) {
    return `${file} cannot be read as a backup: ${saying(error)}.`
  }
}
