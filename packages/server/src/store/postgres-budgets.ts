// What addresses and accounts may still do, in PostgreSQL: one sum for all processes, by its clock.
import type { Rate } from '../wire/limits.ts'
import type { Database } from './postgres-database.ts'

const NOW = 'extract(epoch FROM clock_timestamp())::double precision'
/** What is there now: what was left, and what has come since. */
const THERE = `LEAST($2, budgets.tokens + (${NOW} - budgets.at) * $3)`
/** After the cost, and when everything is there again: from then on the row says nothing. */
const spent = (there: string) =>
  `LEAST($2, ${there} - $4), ${NOW}, ${NOW} + ($2 - LEAST($2, ${there} - $4)) / GREATEST($3, 0.0001)`

export async function spend(db: Database, key: string, { burst, perSecond }: Rate, cost: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO budgets VALUES ($1, ${spent('$2::double precision')})
     ON CONFLICT (key) DO UPDATE SET (tokens, at, whole) = ROW (${spent(THERE)}) WHERE ${THERE} >= $4`,
    [key, burst, perSecond, cost],
  )
  return rowCount === 1
}

/** Forgets those that are whole again; gives how many. */
export async function dropWhole(db: Database, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM budgets WHERE key IN (SELECT key FROM budgets WHERE whole < ${NOW} LIMIT $1)`,
    [limit],
  )
  return rowCount ?? 0
}
