// How another process on the machine asks the server that has the file: it writes an order into the file, and waits
// until the answer stands beside it.
import { DatabaseSync } from 'node:sqlite'
import { newId } from '../ids.ts'
import { dataFile } from './sqlite-file.ts'
import { SQLITE_VERSION } from './sqlite-schema.ts'
import { StoreRefusal } from './store.ts'

const LOCKED_MS = 5000
const PATIENCE_MS = 30_000
const LOOK_MS = 50

export async function askServer(folder: string, order: string): Promise<string> {
  const db = new DatabaseSync(dataFile(folder), { timeout: LOCKED_MS })
  const id = newId()
  try {
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
    if (version !== SQLITE_VERSION)
      throw new StoreRefusal('The server that runs there is of another version: use the furrow it was started with.')
    db.prepare('INSERT INTO orders VALUES (?, ?, ?, NULL)').run(id, Date.now(), order)
    const answer = db.prepare('SELECT answer FROM orders WHERE id = ?')
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
      const found = answer.get(id)?.answer
      if (typeof found === 'string') return found
      await new Promise((done) => setTimeout(done, LOOK_MS))
    }
    throw new StoreRefusal('The server that runs there did not answer.')
  } finally {
    db.prepare('DELETE FROM orders WHERE id = ?').run(id)
    db.close()
  }
}

export interface OrderRow {
  id: string
  body: string
}

/** The orders as the store's own thread sees them. */
export function sqliteOrders(db: DatabaseSync) {
  const waiting = db.prepare('SELECT id, body FROM orders WHERE answer IS NULL ORDER BY at')
  const answer = db.prepare('UPDATE orders SET answer = ? WHERE id = ?')
  return {
    orders: (): OrderRow[] => waiting.all().map(({ id, body }) => ({ id: String(id), body: String(body) })),
    answerOrder(id: string, text: string): void {
      answer.run(text, id)
    },
  }
}

/** Changes whenever another process has written into the file. */
export function dataVersion(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA data_version').get()?.data_version)
}
