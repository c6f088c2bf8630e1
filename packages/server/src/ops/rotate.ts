// A folder of backups, each named after its moment, of which the last ones are kept.
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PART } from './copy-file.ts'

const NAMED = /^furrow-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/
/** A backup that takes longer than this was cut off. */
const CUT_OFF_MS = 86_400_000

export const isFolder = (path: string): boolean =>
  path.endsWith('/') || (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false)

/** The name sorts as time goes. */
export const nameAt = (moment: Date): string => `furrow-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`

/** Removes all but the newest, and what was left of backups that were cut off; other files are nobody's business. Gives how many. */
export function keepNewest(folder: string, keep: number, now: number): number {
  const names = readdirSync(folder)
  for (const name of names.filter((one) => one.endsWith(PART) && NAMED.test(one.slice(0, -PART.length))))
    if (now - statSync(join(folder, name)).mtimeMs > CUT_OFF_MS) rmSync(join(folder, name))
  const old = names
    .filter((name) => NAMED.test(name))
    .sort()
    .slice(0, -keep)
  for (const name of old) rmSync(join(folder, name))
  return old.length
}
