// Bots think, and V8 tidies up, beside the thread that serves people, and behind it where there are fewer cores than threads.
// Only Linux knows a priority for one thread of a process: elsewhere all share as the system likes.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** As `nice` counts: with so much more a thread gets a tenth of a core that another one wants. It counts up to 19. */
const BEHIND = 10
const LAST = 19

const THREADS = '/proc/self/task'

function putBehind(thread: number): void {
  if (thread !== process.pid) setPriority(thread, Math.min(LAST, getPriority(process.pid) + BEHIND))
}

/** Lets the thread that calls it wait for others. */
export function stepBehind(): void {
  try {
    putBehind(Number(/\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1]))
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
