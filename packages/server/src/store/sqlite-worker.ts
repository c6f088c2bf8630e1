// The store's own thread: whatever came in while the disk was busy is committed together.
import { parentPort, workerData } from 'node:worker_threads'
import { sqliteAdmin } from './sqlite-admin.ts'
import { dataFile, lockFolder, openSqlite, takeRestore } from './sqlite-file.ts'
import { SqliteLog } from './sqlite-log.ts'
import { dataVersion, sqliteOrders } from './sqlite-orders.ts'
import { sqlitePeople } from './sqlite-people.ts'
import { sqliteTables } from './sqlite-tables.ts'
import { sqliteUpkeep } from './sqlite-upkeep.ts'

export type Operations = ReturnType<typeof sqliteTables> &
  ReturnType<typeof sqlitePeople> &
  ReturnType<typeof sqliteAdmin> &
  ReturnType<typeof sqliteUpkeep> &
  ReturnType<typeof sqliteOrders>
export type Call = { [K in keyof Operations]: [name: K, ...args: Parameters<Operations[K]>] }[keyof Operations]
/** Of a batch: it is committed with its last part. */
export interface Part {
  calls: Call[]
  last: boolean
}
/** `passes`: the operation is not to blame, and may be asked for again. */
export type Result = { value: unknown } | { error: string; passes: boolean }
export type Reply =
  | { ready: true }
  | { refusal: string }
  | { results: Result[] }
  | { swapped: true }
  | { touched: true }
  | { closed: true }

const port = parentPort
if (!port) throw new Error('This file is a worker: the SQLite store starts it.')
const reply = (message: Reply): void => port.postMessage(message)
const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** How often it is looked whether others have written. */
const LOOK_MS = 200

/** What SQLite calls a wrong question: an error in it, a constraint, a mismatch, a misuse. All else is the file or the disk. */
const FAULT = 1
const WRONG = [FAULT, 19, 20, 21]
const failed = (error: unknown): Result => {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : FAULT
  return { error: sentence(error), passes: !WRONG.includes(code) }
}

try {
  const { folder } = workerData as { folder: string }
  const lock = lockFolder(folder)
  const open = () => {
    const db = openSqlite(dataFile(folder))
    db.exec('UPDATE jobs SET owner = NULL, until = 0') // whoever held them is gone: we have the lock
    db.exec('DELETE FROM orders') // whoever gave them has given up
    const log = new SqliteLog(db)
    const operations: Operations = {
      ...sqliteTables(db, log),
      ...sqlitePeople(db),
      ...sqliteAdmin(db, log),
      ...sqliteUpkeep(db),
      ...sqliteOrders(db),
    }
    return { db, log, operations }
  }
  let file = open()

  const one = ([name, ...args]: Call): Result => {
    // The types of the arguments are those of the operation: Call says so.
    const operation = file.operations[name] as (...given: unknown[]) => unknown
    return { value: operation(...args) }
  }

  const batch = (calls: Call[]): Result[] => {
    const { db, log } = file
    try {
      db.exec('BEGIN IMMEDIATE')
    } catch (error) {
      return calls.map(() => failed(error)) // another program has locked the file
    }
    try {
      const results = calls.map(one)
      log.trim()
      db.exec('COMMIT')
      return results
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      log.reload()
      // One of them is to blame; alone, each of the others is as good as before.
      return calls.length === 1 ? [failed(error)] : calls.flatMap((call) => batch([call]))
    }
  }

  let version = dataVersion(file.db)
  /** Looks whether another process has written into the file: it may have an order for us. */
  const looking = setInterval(() => {
    try {
      const now = dataVersion(file.db)
      if (now === version) return
      version = now
    } catch {
      return // locked by another program: the next look tells
    }
    reply({ touched: true })
  }, LOOK_MS)

  let begun: Call[] = []
  port.on('message', (message: Part | 'swap' | 'close') => {
    if (message === 'swap') {
      file.db.close()
      takeRestore(folder)
      file = open()
      reply({ swapped: true })
    } else if (message === 'close') {
      clearInterval(looking)
      file.db.close()
      lock.close()
      reply({ closed: true })
      port.close()
    } else {
      begun.push(...message.calls)
      if (!message.last) return
      const calls = begun
      begun = []
      reply({ results: batch(calls) })
    }
  })
  reply({ ready: true })
} catch (error) {
  reply({ refusal: sentence(error) })
  port.close()
}
