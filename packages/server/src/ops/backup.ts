// A copy of everything, while the server runs; and back again, while it does not.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'
import { storeOptions } from '../config.ts'
import { type CommandLine, readOptions } from '../options.ts'
import { dataFile, lockFolder, restoreFile, takeRestore } from '../store/sqlite-file.ts'
import { SQLITE_VERSION } from '../store/sqlite-schema.ts'
import { StoreRefusal } from '../store/store.ts'

const PATIENCE_MS = 15_000

const line = (name: string, summary: string, more: string): CommandLine<typeof storeOptions, ['FILE']> => ({
  name,
  summary,
  words: ['FILE'],
  options: storeOptions,
  more,
})

const backupLine = line(
  'furrow backup',
  'Writes everything the server keeps into FILE; the server may go on meanwhile.',
  'With PostgreSQL use pg_dump, which does the same for its databases.',
)

const restoreLine = line(
  'furrow restore',
  `Puts what FILE holds in the place of what is in the folder; what was there is kept beside it.
The server may be running: people come back to what FILE holds.`,
  'With PostgreSQL use pg_restore.',
)

/** What the command line asks for, or the text to show and the exit code. */
function read(
  args: readonly string[],
  commandLine: typeof backupLine,
): { file: string; folder: string } | { text: string; code: number } {
  const told = readOptions(args, commandLine, process.env)
  if ('help' in told) return { text: told.help, code: 0 }
  if ('refusal' in told) return { text: told.refusal, code: 2 }
  const { values, words } = told
  if (values.database !== null)
    return { text: 'This server keeps its data in PostgreSQL: use pg_dump and pg_restore.', code: 2 }
  return { file: words[0], folder: resolve(values.data) }
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
  const { file, folder } = asked
  if (!existsSync(dataFile(folder))) return say(`There is nothing in ${folder}.`, 1)
  if (existsSync(file)) return say(`${file} is there already.`, 1)
  mkdirSync(dirname(file), { recursive: true })
  const wrong = await copyWhole(dataFile(folder), file)
  return wrong ? say(wrong, 1) : say(`Everything in ${folder} is now also in ${file}.`, 0)
}

/** Gives the exit code. */
export async function restore(args: readonly string[]): Promise<number> {
  const asked = read(args, restoreLine)
  if ('text' in asked) return say(asked.text, asked.code)
  const { file, folder } = asked
  if (!existsSync(file)) return say(`There is no ${file}.`, 1)
  const wrong = whatIsWrong(file)
  if (wrong) return say(wrong, 1)
  mkdirSync(folder, { recursive: true })
  const failed = await copyWhole(file, restoreFile(folder))
  if (failed) return say(failed, 1)
  if (!(await takenUp(folder))) return say(`The server at ${folder} did not take the backup up.`, 1)
  return say(`${folder} now holds what is in ${file}. What was there is beside it.`, 0)
}

/** Copies under another name and looks through it: a file that is there is whole. Gives a sentence if it cannot be. */
async function copyWhole(from: string, to: string): Promise<string | null> {
  const half = `${to}.part`
  const clean = () => {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(half + end, { force: true })
  }
  clean()
  try {
    await copy(from, half)
    const wrong = whatIsWrong(half)
    if (wrong === null) renameSync(half, to)
    return wrong?.replace(half, from) ?? null
  } catch (error) {
    return `${from} could not be copied to ${to}: ${error instanceof Error ? error.message : error}.`
  } finally {
    clean()
  }
}

async function copy(from: string, to: string): Promise<void> {
  const db = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  try {
    await copyDatabase(db, to)
  } finally {
    db.close()
  }
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

/** A sentence if the file is not whole, not ours, or newer than this program. */
function whatIsWrong(file: string): string | null {
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    try {
      const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
      if (version > SQLITE_VERSION) return `${file} was written by a newer Furrow: update Furrow.`
      const tables = db
        .prepare("SELECT count(*) AS n FROM sqlite_master WHERE name IN ('tables', 'journal', 'people')")
        .get()
      if (version < 1 || tables?.n !== 3) return `${file} is no backup of Furrow.`
      const check = db.prepare('PRAGMA quick_check').get() as { quick_check: string }
      return check.quick_check === 'ok' ? null : `${file} is damaged: ${check.quick_check}.`
    } finally {
      db.close()
    }
  } catch (error) {
    return `${file} cannot be read as a backup: ${error instanceof Error ? error.message : error}.`
  }
}
