// An office on a store of its own, for as long as a wish takes: no bots, no clocks, nobody listening.
import { newSecret } from '../ids.ts'
import { People } from '../people/people.ts'
import { openStore } from '../store/open.ts'
import { Tables } from '../tables/tables.ts'
import type { Office } from './office.ts'

interface Where {
  readonly folder: string
  readonly database: string | null
}

export async function beside<T>({ folder, database }: Where, work: (office: Office) => Promise<T>): Promise<T> {
  const store = await openStore({ databaseUrl: database, dataFolder: folder })
  const tables = new Tables(store)
  const people = new People(store, await store.setting('cookie-secret', newSecret()))
  try {
    return await work({
      store,
      tables,
      people,
      address: null,
      endSession: (session) => store.whisper(`session ${session}`),
      personChanged: (person) => store.whisper(`person ${person}`),
    })
  } finally {
    await tables.close()
    await store.close()
  }
}
