// Bots think, and V8 tidies up, beside the thread that serves people, and behind it where there are fewer cores than threads.
// Only Linux knows a priority for one thread of a process: elsewhere all share as the system likes.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** As `nice` counts: with so much more a thread gets a tenth of a core that another one wants. It counts up to 19. */
const BEHIND = 10
const LAST = 19

const THREADS = '/proc/self/task'

function putBehind(thread: number): void {
  if (thread !== process.pid) setPriority(thread, Math.min(LAST, getPriority(process.pid) + BEHIND))
}

/** The thread that calls it, as the system counts threads. */
const thisThread = (): number => Number(/\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1])

/** Lets the thread that calls it wait for others. */
export function stepBehind(): void {
  try {
    putBehind(thisThread())
  } catch {
    // There is no such file.
  }
}

/**
 * Lets the thread that calls it run only while a core has nothing else to do. `nice` alone does not do that: the system lets such a
 * thread finish its turn before another one gets the core, and does not take a core on which it runs for a free one. There is no way
 * back. Threads that it starts from then on inherit it.
 */
export function stepBehindAll(): void {
  try {
    // No call of Node's sets this; the program is part of every Linux, and where it is missing `nice` has to do.
    spawnSync('chrt', ['--idle', '--pid', '0', String(thisThread())], { stdio: 'ignore' })
  } catch {
    // There is no such file.
  }
}

/** Lets V8's own threads wait, which look through the memory for what can be forgotten: nobody has to wait for that. */
export function tidyBehind(): void {
  try {
    for (const thread of readdirSync(THREADS))
      if (readFileSync(`${THREADS}/${thread}/comm`, 'utf8').startsWith('V8Worker')) putBehind(Number(thread))
  } catch {
    // There is no such folder, or a thread has just ended.
  }
}
