// The file of the embedded store, and the lock that keeps a second server away from it.
import { accessSync, constants, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { mustBeOurs, privateFile, privateFolder } from './private-file.ts'
import { migrateSqlite } from './sqlite-schema.ts'
import { StoreRefusal } from './store.ts'

export const dataFile = (folder: string): string => join(folder, 'furrow.db')

/** What is put here takes the place of the data, also while a server runs. */
export const restoreFile = (folder: string): string => join(folder, 'restore.db')

/** Is there a backup to take up? One that this user may not read would only end the server. */
export function hasRestore(folder: string): boolean {
  try {
    accessSync(restoreFile(folder), constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Puts the file that waits in the place of the data. What was there stays beside it; gives its name, or null. */
export function takeRestore(folder: string): string | null {
  const place = dataFile(folder)
  const kept = existsSync(place) ? `${place}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}` : null
  // The file and what has not reached it yet stay together.
  if (kept) for (const end of ['', '-wal', '-shm']) if (existsSync(place + end)) renameSync(place + end, kept + end)
  renameSync(restoreFile(folder), place)
  return kept
}

/** Holds the folder until the process ends, however it ends. */
export function lockFolder(folder: string): DatabaseSync {
  const file = join(folder, 'furrow.lock')
  privateFolder(folder)
  mustBeOurs(folder)
  privateFile(file)
  mustBeOurs(file)
  const lock = new DatabaseSync(file)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new StoreRefusal(`Another server is using the data in ${folder}.`)
  }
  return lock
}

/** Does a server have the folder now? */
export function isTaken(folder: string): boolean {
  try {
    lockFolder(folder).close()
    return false
  } catch (error) {
    if (error instanceof StoreRefusal) return true
    throw error
  }
}

/** So long another program may keep the file locked before it is said that it cannot be written. */
const LOCKED_MS = 2000
const LOCKED_AT_START_MS = 10_000

/**
 * A new file gets its name when everything is in it. So one that is there and holds nothing is none of ours that was
 * cut short: it was emptied.
 */
function beginFile(file: string): void {
  if (existsSync(`${file}-wal`))
    throw new StoreRefusal(`There is ${file}-wal, but ${file} itself is gone: put it or a backup back first.`)
  const half = `${file}.part`
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(half + end, { force: true })
  privateFile(half)
  const db = new DatabaseSync(half)
  db.exec('PRAGMA page_size = 1024') // most commits change a few hundred bytes
  migrateSqlite(db)
  db.close()
  renameSync(half, file)
}

/** What SQLite calls a file that is damaged, and one that is none of its own. */
const UNREADABLE = [11, 26]

/** Is it a file of ours, with something in it? Closes it if not. */
export function mustHoldSomething(db: DatabaseSync, file: string): void {
  try {
    if (db.prepare('PRAGMA user_version').get()?.user_version !== 0) return
  } catch (error) {
    db.close()
    if (!(error instanceof Error && 'errcode' in error && UNREADABLE.includes(Number(error.errcode) & 0xff)))
      throw error
    throw new StoreRefusal(`${file} cannot be read as the data of a server (${error.message}): put a backup back.`)
  }
  db.close()
  throw new StoreRefusal(
    `${file} is there, but holds nothing: put a backup back, or move it away to begin with an empty one.`,
  )
}

/**
 * So many pages may wait in the journal of SQLite. The commit that then puts them into the file makes everybody wait: after 1 MB
 * the longest took 39 to 55 ms, after 16 MB 160 to 212. Some 9 % more is written for that.
 */
const CHECKPOINT_PAGES = 1000

/** Opens the file for writing: what is committed is on the disk. */
export function openSqlite(file: string): DatabaseSync {
  if (!existsSync(file)) beginFile(file)
  privateFile(file)
  mustBeOurs(file)
  const db = new DatabaseSync(file, { timeout: LOCKED_AT_START_MS })
  mustHoldSomething(db, file)
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  migrateSqlite(db)
  db.exec(`PRAGMA busy_timeout = ${LOCKED_MS}`)
  return db
}
