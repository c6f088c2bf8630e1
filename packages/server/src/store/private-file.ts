// What is kept is for the server's own user alone, whoever writes it: root too.
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { StoreRefusal } from './store.ts'

const FOLDER = 0o700
const FILE = 0o600
/** The rights of everybody else on the machine. */
const OTHERS = 0o007

const isRoot = process.getuid?.() === 0

/** Root writes for the user to whom the folder belongs. */
function giveToFolderOwner(file: string): void {
  if (!isRoot) return
  const { uid, gid } = statSync(dirname(file))
  chownSync(file, uid, gid)
}

export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER })
  closeToOthers(folder)
}

/** Begins an empty file, unless there is one. SQLite makes the files that go with it like it. */
export function privateFile(file: string): void {
  if (existsSync(file)) closeToOthers(file)
  else {
    closeSync(openSync(file, 'wx', FILE))
    giveToFolderOwner(file)
  }
}

/** What a group alone may do was decided by somebody; that everybody may read it was not. */
function closeToOthers(path: string): void {
  const found = statSync(path)
  if ((found.mode & OTHERS) !== 0 && (isRoot || found.uid === process.getuid?.()))
    chmodSync(path, found.isDirectory() ? FOLDER : FILE)
}

/** A sentence instead of what the system calls it. */
export function mustBeOurs(path: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch {
    const { uid } = statSync(path)
    throw new StoreRefusal(
      `This user (${process.getuid?.()}) may not read and write ${path}, which belongs to user ${uid}: give it to this user with chown.`,
    )
  }
}
