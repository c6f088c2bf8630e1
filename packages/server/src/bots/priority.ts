// Bots think beside those who serve people, and behind them where there are fewer cores than threads.
import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** As `nice` counts: with so much more a thread gets a tenth of a core that another one wants. It counts up to 19. */
const BEHIND = 10
const LAST = 19

/** Lets the thread that calls it wait for others. Only Linux knows a priority for one thread of a process. */
export function stepBehind(): void {
  try {
    const thread = Number(/\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1])
    if (thread !== process.pid) setPriority(thread, Math.min(LAST, getPriority(process.pid) + BEHIND))
  } catch {
    // Elsewhere there is no such file: then bots and people share as the system likes.
  }
}
