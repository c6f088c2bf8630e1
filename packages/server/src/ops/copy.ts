// furrow copy: from the embedded store to PostgreSQL, or back, with nobody there.
import { resolve } from 'node:path'
import { type CommandLine, type Option, readOptions, text } from '../options.ts'
import { Adding, type KindName, kindNames, type Source, type Sum, type Target } from '../store/rows.ts'
import { StoreFailure, StoreRefusal } from '../store/store.ts'

const place = (help: string): Option<string | null> => text('FOLDER|URL', help, null)
const options = {
  from: place('where everything is: the data folder, or postgres://user@host/name'),
  to: place('where it is to be: a folder without data, or an empty database'),
}

const line: CommandLine<typeof options, []> = {
  name: 'furrow copy',
  summary: `Copies everything from the embedded store to PostgreSQL, or back, and compares counts and checksums of both.
Nothing is changed where it comes from. Every furrow serve and furrow work has to be stopped.`,
  options,
}

const isUrl = (given: string): boolean => /^postgres(ql)?:\/\//.test(given)

/** Only the one that is needed is loaded. */
async function openSource(given: string): Promise<Source> {
  if (isUrl(given)) return (await import('../store/postgres-rows.ts')).openPostgresRows(given)
  return (await import('../store/sqlite-rows.ts')).openSqliteRows(resolve(given))
}
async function openTarget(given: string): Promise<Target> {
  if (isUrl(given)) return (await import('../store/postgres-rows.ts')).newPostgresRows(given)
  return (await import('../store/sqlite-rows.ts')).newSqliteRows(resolve(given))
}

/** Gives the exit code. */
export async function copy(args: readonly string[]): Promise<number> {
  const told = readOptions(args, line)
  if ('help' in told) {
    console.log(told.help)
    return 0
  }
  const wrong = 'refusal' in told ? told.refusal : missing(told.values)
  if (wrong !== null || 'refusal' in told) {
    console.error(wrong)
    return 2
  }
  try {
    return await copyAll(told.values.from ?? '', told.values.to ?? '')
  } catch (error) {
    if (!(error instanceof StoreRefusal || error instanceof StoreFailure)) throw error
    console.error(error.message)
    return 1
  }
}

const missing = ({ from, to }: { from: string | null; to: string | null }): string | null =>
  from === null || to === null
    ? 'furrow copy needs --from and --to: each a folder, or a URL such as postgres://user@host/name.'
    : null

async function copyAll(from: string, to: string): Promise<number> {
  const source = await openSource(from)
  try {
    const target = await openTarget(to)
    try {
      const different: KindName[] = []
      for (const name of kindNames) {
        const given = await carry(source, target, name)
        const found = await sumOf(target, name)
        console.log(`${name.padEnd(10)}${String(given.rows).padStart(9)}  ${given.checksum}`)
        if (given.rows !== found.rows || given.checksum !== found.checksum) different.push(name)
      }
      if (different.length > 0) {
        console.error(`Not the same afterwards: ${different.join(', ')}. Nothing was kept in the new place.`)
        return 1
      }
      await target.keep()
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
  console.log('Everything is now in both places: every count and checksum is the same.')
  return 0
}

async function carry(source: Source, target: Target, name: KindName): Promise<Sum> {
  const adding = new Adding()
  for await (const rows of source.pages(name)) {
    if (rows.length === 0) continue
    adding.add(name, rows)
    await target.write(name, rows)
  }
  return adding.sum
}

/** As it is read there again. */
async function sumOf(target: Target, name: KindName): Promise<Sum> {
  const adding = new Adding()
  for await (const rows of target.pages(name)) adding.add(name, rows)
  return adding.sum
}
