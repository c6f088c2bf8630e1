// furrow clean: lets go of what is over, as the server does by itself.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { storeOptions } from '../config.ts'
import { type CommandLine, flag, readOptions } from '../options.ts'
import { People } from '../people/people.ts'
import { openStore } from '../store/open.ts'
import { dataFile, lockFolder, mustHoldSomething } from '../store/sqlite-file.ts'
import { SqliteLog } from '../store/sqlite-log.ts'
import { sqliteTables } from '../store/sqlite-tables.ts'
import { sqliteUpkeep } from '../store/sqlite-upkeep.ts'
import { StoreRefusal } from '../store/store.ts'
import { Tables } from '../tables/tables.ts'
import { openToRead } from './copy-file.ts'
import { type Keep, keepOf, keepOptions } from './keep.ts'
import { removerOf } from './remover.ts'
import { type Census, type Gone, type Remover, type Seen, sweep } from './sweep.ts'

const options = {
  ...storeOptions,
  ...keepOptions,
  'dry-run': flag('only says what would go; the server may be running'),
}

const line: CommandLine<typeof options, []> = {
  name: 'furrow clean',
  summary: `Lets go of guests, sessions and games that nobody has come back to for so long, and says how much there was before
and is after. A server does the same by itself, with the same settings.`,
  options,
  more: `On the embedded store the server has to be stopped, and the file becomes smaller. On PostgreSQL servers may go on; the
room is used for what comes next.`,
}

const FOREVER: Keep = { guests: 0, sessions: 0, waiting: 0, abandoned: 0, finished: 0 }
const stays: Remover = {
  dropTable: () => Promise.resolve(false),
  dropGuest: () => Promise.resolve(false),
  endSession: () => Promise.resolve(false),
  pause: () => Promise.resolve(),
}
/** Counts as gone what would go. */
const pretends: Remover = {
  dropTable: () => Promise.resolve(true),
  dropGuest: () => Promise.resolve(true),
  endSession: () => Promise.resolve(true),
  pause: () => Promise.resolve(),
}

/** Gives the exit code. */
export async function clean(args: readonly string[]): Promise<number> {
  const told = readOptions(args, line, process.env)
  if ('help' in told) {
    console.log(told.help)
    return 0
  }
  if ('refusal' in told) {
    console.error(told.refusal)
    return 2
  }
  const { values } = told
  const place = { databaseUrl: values.database, dataFolder: resolve(values.data) }
  const keep = keepOf(values)
  try {
    if (place.databaseUrl === null && !existsSync(dataFile(place.dataFolder)))
      throw new StoreRefusal(`There is no furrow.db in ${place.dataFolder}: --data names the folder of the server.`)
    if (values['dry-run']) await wouldClean(place, keep)
    else await cleanUp(place, keep)
    return 0
  } catch (error) {
    if (!(error instanceof StoreRefusal)) throw error
    console.error(error.message)
    return 1
  }
}

interface Place {
  databaseUrl: string | null
  dataFolder: string
}

async function cleanUp(place: Place, keep: Keep): Promise<void> {
  const store = await openStore(place)
  const tables = new Tables(store)
  try {
    const before = await sweep(store, FOREVER, stays, Date.now())
    console.log(`Before: ${countOf(before.census)}`)
    // Nobody signs in here, so that no secret is needed.
    const people = new People(store, '')
    const tellSession = (id: string) => store.whisper(`session ${id}`)
    const { gone } = await sweep(store, keep, removerOf(tables, people, tellSession, stays.pause), Date.now())
    console.log(`Gone:   ${goneOf(gone)}`)
  } finally {
    await tables.close()
    await store.close()
  }
  if (place.databaseUrl === null) shrink(place.dataFolder)
  const again = await openStore(place)
  console.log(`After:  ${countOf((await sweep(again, FOREVER, stays, Date.now())).census)}`)
  await again.close()
}

async function wouldClean(place: Place, keep: Keep): Promise<void> {
  const { seen, close } = await lookInto(place)
  const now = Date.now()
  console.log(`Now:      ${countOf((await sweep(seen, FOREVER, stays, now)).census)}`)
  const { census, gone } = await sweep(seen, keep, pretends, now)
  console.log(`Would go: ${goneOf(gone)}`)
  console.log(`Then:     ${countOf({ ...census, bytes: 0 })}`)
  await close()
}

/** Also while a server runs on it. */
async function lookInto(place: Place): Promise<{ seen: Seen; close(): Promise<void> }> {
  if (place.databaseUrl !== null) {
    const store = await openStore(place)
    return { seen: store, close: () => store.close() }
  }
  const file = dataFile(place.dataFolder)
  const db = openToRead(file)
  mustHoldSomething(db, file)
  const upkeep = sqliteUpkeep(db)
  const tables = sqliteTables(db, new SqliteLog(db))
  const seen: Seen = {
    tablesAfter: async (...asked) => upkeep.tablesAfter(...asked),
    peopleAfter: async (...asked) => upkeep.peopleAfter(...asked),
    sessionsAfter: async (...asked) => upkeep.sessionsAfter(...asked),
    bytes: async () => upkeep.bytes(),
    list: async (query) => tables.list(query),
    lastLines: async (ids) => tables.lastLines(ids),
  }
  return { seen, close: async () => db.close() }
}

/** What is free inside the file is given back to the disk. */
function shrink(folder: string): void {
  const lock = lockFolder(folder)
  const db = new DatabaseSync(dataFile(folder))
  db.exec('VACUUM')
  db.close()
  lock.close()
}

const sum = (counts: { readonly [kind: string]: number }): number => Object.values(counts).reduce((a, b) => a + b, 0)
const number = (n: number): string => n.toLocaleString('en')
const inMB = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

function countOf({ tables, people, bytes }: Census): string {
  const { waiting, playing, finished, closed } = tables
  return `${number(sum(tables))} tables (${number(waiting)} waiting, ${number(playing)} playing, ${number(finished)} finished, ${number(closed)} closed), ${number(sum(people))} people (${number(people.guest)} guests)${bytes > 0 ? `, ${inMB(bytes)}` : ''}.`
}

const goneOf = (gone: Gone): string =>
  `${number(gone.waiting)} tables never begun, ${number(gone.abandoned)} abandoned games, ${number(gone.finished)} finished games, ${number(gone.guests)} guests, ${number(gone.sessions)} sessions.`
