// Steps of many tables, committed together: (table, number) is the primary key and decides who was first.
import type { PoolClient } from 'pg'
import type { Database } from './postgres-database.ts'
import { type Append, StoreFailure, type TableRow } from './store.ts'

interface Waiting {
  step: Append
  done: (won: boolean) => void
  failed: (error: unknown) => void
}

export interface Appender {
  append(step: Append): Promise<boolean>
  idle(): Promise<void>
}

/** What comes in while a commit is under way makes up the next one. `committed` hears of what was won. */
export function appender(db: Database, committed: (steps: readonly Append[]) => void): Appender {
  let queue: Waiting[] = []
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue
      queue = []
      await commit(batch)
    }
    running = null
  }

  async function commit(batch: Waiting[]): Promise<void> {
    try {
      const won = await db.transaction((client) =>
        writeSteps(
          client,
          batch.map(({ step }) => step),
        ),
      )
      committed(batch.flatMap(({ step }) => (won.has(step) ? [step] : [])))
      for (const { step, done } of batch) done(won.has(step))
    } catch (error) {
      // One of them may be to blame, unless it is the database that is away.
      if (batch.length === 1 || error instanceof StoreFailure) for (const { failed } of batch) failed(error)
      else for (const one of batch) await commit([one])
    }
  }

  return {
    append: (step) =>
      new Promise((done, failed) => {
        queue.push({ step, done, failed })
        running ??= new Promise<void>((next) => setImmediate(next)).then(run)
      }),
    async idle() {
      while (running) await running
    },
  }
}

/** The steps whose number was still free. Always in the same order, so that two processes never wait for each other. */
async function writeSteps(client: PoolClient, given: readonly Append[]): Promise<Set<Append>> {
  const steps = onePerTable(given).sort((a, b) => (a.table < b.table ? -1 : 1))
  const { rows } = await client.query<{ table_id: string }>(
    `INSERT INTO lines SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
     ON CONFLICT DO NOTHING RETURNING table_id`,
    [
      steps.map(({ table }) => table),
      steps.map(({ line }) => line.number),
      steps.map(({ line }) => line.at),
      steps.map(({ line }) => line.body),
    ],
  )
  const first = new Set(rows.map(({ table_id }) => table_id))
  const won = steps.filter(({ table }) => first.has(table))
  await writeRows(client, won)
  await writeSnapshots(client, won)
  await writeJobs(client, won)
  return new Set(won)
}

function onePerTable(steps: readonly Append[]): Append[] {
  const seen = new Set<string>()
  return steps.filter(({ table }) => !seen.has(table) && seen.add(table))
}

async function writeRows(client: PoolClient, won: readonly Append[]): Promise<void> {
  for (const { row } of won) {
    if (!row) continue
    await client.query(
      'UPDATE tables SET code = $2, invite = $3, status = $4, listed = $5, changed = $6, doc = $7 WHERE id = $1',
      [row.id, row.code, row.invite, row.status, row.listed, row.changed, row.doc],
    )
    await writePeople(client, row)
  }
}

export async function writePeople(client: PoolClient, row: TableRow): Promise<void> {
  await client.query('DELETE FROM seats WHERE table_id = $1 AND NOT person = ANY($2)', [row.id, row.people])
  await client.query('INSERT INTO seats SELECT unnest($2::text[]), $1 ON CONFLICT DO NOTHING', [row.id, row.people])
}

async function writeSnapshots(client: PoolClient, won: readonly Append[]): Promise<void> {
  const steps = won.flatMap(({ table, snapshot }) => (snapshot ? [{ table, ...snapshot }] : []))
  if (steps.length === 0) return
  await client.query(
    `UPDATE tables SET snapshot_number = given.number, snapshot = given.body
     FROM unnest($1::text[], $2::int[], $3::text[]) AS given (id, number, body) WHERE tables.id = given.id`,
    [steps.map(({ table }) => table), steps.map(({ number }) => number), steps.map(({ body }) => body)],
  )
}

async function writeJobs(client: PoolClient, won: readonly Append[]): Promise<void> {
  const over = won.flatMap(({ table, job }) => (job === null ? [table] : []))
  const due = won.flatMap(({ table, job }) => (typeof job === 'number' ? [{ table, job }] : []))
  if (over.length > 0) await client.query('DELETE FROM jobs WHERE table_id = ANY($1)', [over])
  if (due.length > 0)
    await client.query(
      `INSERT INTO jobs SELECT id, at, NULL, 0 FROM unnest($1::text[], $2::bigint[]) AS given (id, at)
       ON CONFLICT (table_id) DO UPDATE SET at = excluded.at`,
      [due.map(({ table }) => table), due.map(({ job }) => job)],
    )
}
