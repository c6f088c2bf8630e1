// A file with many finished games, made from a real one, to see how long the server takes to start on it.
import { copyFileSync, mkdirSync } from 'node:fs'
import { dataFile, openSqlite } from '../store/sqlite-file.ts'

/** Copies the finished games of one folder into another until there are so many. */
export function fillFolder(from: string, to: string, games: number): void {
  mkdirSync(to, { recursive: true })
  copyFileSync(dataFile(from), dataFile(to))
  const db = openSqlite(dataFile(to))
  db.exec('PRAGMA synchronous = OFF') // only to make the file quickly
  const real = db.prepare("SELECT id FROM tables WHERE status = 'finished' LIMIT 1").get() as { id: string } | undefined
  if (!real) throw new Error('There is no finished game to copy.')
  const row = db.prepare(
    'INSERT INTO tables SELECT ?, ?, ?, status, listed, changed, doc, snapshot_number, snapshot FROM tables WHERE id = ?',
  )
  const chunks = db.prepare('INSERT INTO chunks SELECT ?, first, last, body FROM chunks WHERE table_id = ?')
  const seats = db.prepare('INSERT INTO seats SELECT person, ? FROM seats WHERE table_id = ?')
  db.exec('BEGIN')
  for (let i = 0; i < games; i++) {
    const id = `copy${i}`
    row.run(id, id, id, real.id)
    chunks.run(id, real.id)
    seats.run(id, real.id)
  }
  db.exec('COMMIT')
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
}
