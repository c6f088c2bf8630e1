// What a process holds: files, sockets, memory. Read from /proc, where there is one.
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

export interface Held {
  files: number
  bytes: number
}

export const canMeasure = existsSync('/proc/self/fd')

/** Null if the process is gone. */
export function heldBy(pid: number | undefined): Held | null {
  try {
    const files = readdirSync(`/proc/${pid}/fd`).length
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return { files, bytes: Number(kilobytes ?? 0) * 1024 }
  } catch {
    return null
  }
}

/** The sockets that we hold ourselves: as many the servers may hold for us. */
export const ownSockets = (): number =>
  readdirSync('/proc/self/fd').filter((file) => {
    try {
      return readlinkSync(`/proc/self/fd/${file}`).startsWith('socket:')
    } catch {
      return false // it was closed meanwhile
    }
  }).length

const MB = 2 ** 20
/** Connections that are just coming or going. */
const SLACK_FILES = 40
/** What people at tables, and a heap that is cleared late, may take beyond a process that has just started. */
const SLACK_BYTES = 350 * MB

/** Sentences about what is too much; `connections` are those that we hold ourselves. */
export function tooMuch(now: Held, fresh: Held, connections: number): string[] {
  const mostFiles = fresh.files + connections + SLACK_FILES
  const mostBytes = fresh.bytes + SLACK_BYTES
  return [
    ...(now.files > mostFiles ? [`${now.files} files are open, and ${mostFiles} would be many`] : []),
    ...(now.bytes > mostBytes
      ? [`${Math.round(now.bytes / MB)} MB are in use, and ${Math.round(mostBytes / MB)} would be many`]
      : []),
  ]
}
