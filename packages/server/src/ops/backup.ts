// A copy of everything, while the server runs; and back again.
import { existsSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { storeOptions } from '../config.ts'
import { type CommandLine, type Options, readOptions, type Values, whole } from '../options.ts'
import { privateFolder } from '../store/private-file.ts'
import { dataFile, lockFolder, restoreFile, takeRestore } from '../store/sqlite-file.ts'
import { StoreRefusal } from '../store/store.ts'
import { copyWhole, whatIsWrong } from './copy-file.ts'
import { isFolder, keepNewest, nameAt } from './rotate.ts'

const PATIENCE_MS = 15_000

const backupOptions = {
  ...storeOptions,
  keep: whole('in a folder: only so many of the newest backups stay', 1, 10_000, null),
}

const backupLine: CommandLine<typeof backupOptions, ['FILE']> = {
  name: 'furrow backup',
  summary: `Writes everything the server keeps into FILE; the server may go on meanwhile.
If FILE is a folder, the backup is named after the moment: furrow-2026-11-16T03-00-00Z.db.`,
  words: ['FILE'],
  options: backupOptions,
  more: 'With PostgreSQL use pg_dump, which does the same for its databases.',
}

const restoreLine: CommandLine<typeof storeOptions, ['FILE']> = {
  name: 'furrow restore',
  summary: `Puts what FILE holds in the place of what is in the folder; what was there is kept beside it.
The server may be running: people come back to what FILE holds.`,
  words: ['FILE'],
  options: storeOptions,
  more: 'With PostgreSQL use pg_restore.',
}

interface Asked<O extends typeof storeOptions> {
  file: string
  folder: string
  values: Values<O>
}

/** What the command line asks for, or the text to show and the exit code. */
function read<O extends typeof storeOptions & Options>(
  args: readonly string[],
  commandLine: CommandLine<O, ['FILE']>,
): Asked<O> | { text: string; code: number } {
  const told = readOptions(args, commandLine, process.env)
  if ('help' in told) return { text: told.help, code: 0 }
  if ('refusal' in told) return { text: told.refusal, code: 2 }
  const { values, words } = told
  const { data, database }: Values<typeof storeOptions> = values
  if (database !== null)
    return { text: 'This server keeps its data in PostgreSQL: use pg_dump and pg_restore.', code: 2 }
  return { file: words[0], folder: resolve(data), values }
}

function say(text: string, code: number): number {
  if (code === 0) console.log(text)
  else console.error(text)
  return code
}

/** Gives the exit code. */
export async function backup(args: readonly string[]): Promise<number> {
  const asked = read(args, backupLine)
  if ('text' in asked) return say(asked.text, asked.code)
  const { folder, values } = asked
  // Whoever keeps several means a folder, also one that is not there yet.
  const named = isFolder(asked.file) || (values.keep !== null && !existsSync(asked.file))
  if (values.keep !== null && !named) return say(`--keep needs a folder of backups, and ${asked.file} is none.`, 2)
  const now = new Date()
  const file = named ? join(asked.file, nameAt(now)) : asked.file
  if (!existsSync(dataFile(folder)))
    return say(`There is no furrow.db in ${folder}: --data names the folder of the server.`, 1)
  if (existsSync(file)) return say(`${file} is there already.`, 1)
  try {
    if (!existsSync(dirname(file))) privateFolder(dirname(file))
    const wrong = await copyWhole(dataFile(folder), file)
    if (wrong) return say(wrong, 1)
    const gone = values.keep === null ? 0 : keepNewest(asked.file, values.keep, now.getTime())
    const older = gone === 0 ? '' : ` ${gone} older ${gone === 1 ? 'one is' : 'ones are'} gone.`
    return say(`Everything in ${folder} is now also in ${file} (${statSync(file).size} bytes).${older}`, 0)
  } catch (error) {
    return say(`${file} could not be written: ${error instanceof Error ? error.message : error}.`, 1)
  }
}

/** Gives the exit code. */
export async function restore(args: readonly string[]): Promise<number> {
  const asked = read(args, restoreLine)
  if ('text' in asked) return say(asked.text, asked.code)
  const { file, folder } = asked
  if (!existsSync(file)) return say(`There is no ${file}.`, 1)
  const wrong = whatIsWrong(file)
  if (wrong) return say(wrong, 1)
  const isNew = !existsSync(folder)
  privateFolder(folder)
  const failed = await copyWhole(file, restoreFile(folder))
  if (failed) return say(failed, 1)
  if (!(await takenUp(folder))) return say(`The server at ${folder} did not take the backup up.`, 1)
  const whose = isNew ? ` The folder is new: it has to belong to the user of the server.` : ''
  return say(`${folder} now holds what is in ${file}. What was there is beside it.${whose}`, 0)
}

/** By a server that runs on the folder, or else by ourselves. */
async function takenUp(folder: string): Promise<boolean> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    if (!existsSync(restoreFile(folder))) return true
    try {
      const lock = lockFolder(folder)
      if (existsSync(restoreFile(folder))) takeRestore(folder)
      lock.close()
      return true
    } catch (error) {
      if (!(error instanceof StoreRefusal)) throw error
      await new Promise((done) => setTimeout(done, 100)) // a server has it
    }
  }
  rmSync(restoreFile(folder), { force: true })
  return false
}
