// The store: cut off, away, silent, or locked by somebody else.
import { DatabaseSync } from 'node:sqlite'
import { below } from '@furrow/engine/core'
import { Client } from 'pg'
import { type Harm, type Scene, wait } from '../scene.ts'

function databaseOf({ target }: Scene): NonNullable<Scene['target']['database']> {
  if (!target.database) throw new Error('This harm is for PostgreSQL.')
  return target.database
}

export const storeHarms: readonly Harm[] = [
  {
    name: 'lock the file from another program',
    store: 'sqlite',
    async run({ target, random }) {
      const other = new DatabaseSync(target.file ?? '', { timeout: 20_000 })
      other.exec('BEGIN IMMEDIATE')
      await wait(500 + below(random, 6000))
      other.exec('ROLLBACK')
      other.close()
    },
  },
  {
    name: 'cut every connection to the database',
    store: 'postgres',
    async run(scene) {
      const { gate } = databaseOf(scene)
      for (let i = 0; i <= below(scene.random, 4); i++) {
        gate.cut()
        await wait(below(scene.random, 400))
      }
    },
  },
  {
    name: 'let the database end every connection',
    store: 'postgres',
    async run(scene) {
      const { postgres, url } = databaseOf(scene)
      await postgres.ask(
        url,
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      )
    },
  },
  {
    name: 'shut the way to the database for a while',
    store: 'postgres',
    async run(scene) {
      const { gate } = databaseOf(scene)
      gate.shut()
      await wait(500 + below(scene.random, 6000))
      gate.open()
    },
  },
  {
    name: 'let the connections to the database go silent',
    store: 'postgres',
    async run(scene) {
      databaseOf(scene).gate.silence()
    },
  },
  {
    name: 'stop the database and start it again',
    store: 'postgres',
    async run(scene) {
      const { postgres } = databaseOf(scene)
      await postgres.down()
      await wait(below(scene.random, 3000))
      await postgres.up()
    },
  },
  {
    name: 'lock the lines from another program',
    store: 'postgres',
    async run(scene) {
      const client = new Client({ connectionString: databaseOf(scene).url })
      await client.connect()
      await client.query('BEGIN; LOCK TABLE lines, chat IN ACCESS EXCLUSIVE MODE')
      await wait(500 + below(scene.random, 3000))
      await client.query('ROLLBACK')
      await client.end()
    },
  },
]
