// Folders for tests, gone at the end.
import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** So much room all tests together never need. */
const ENOUGH_BYTES = 2 ** 31

/**
 * In memory where there is room for it: a test ends processes and never the machine, so that waiting for a disk on
 * which others write too would hold nothing more.
 */
export const newFolder = (name: string): string => mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), `furrow-${name}-`))

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH_BYTES
}
