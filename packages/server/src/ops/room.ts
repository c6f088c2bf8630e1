// Is there room for another game? Those that are going on come first.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { AskedBoards } from '../boards/threads.ts'
import { Refused } from '../refused.ts'

/** So often it is judged anew how busy we are. */
const LOOK_MS = 5000

export interface RoomConfig {
  /** From so many tables in memory on no new ones are set up; 0 for no limit. */
  readonly mostTables: number
  /** The same if everything waits so long for its turn, in the middle; 0 for never. */
  readonly busyMs: number
}

/** For how long things wait for their turn, in ms: half of them longer, since it was last asked. */
export interface Waits {
  median(): number
  close(): void
}

/** Of the thread that serves. */
export function ownWaits(): Waits {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return {
    median() {
      const ms = delay.percentile(50) / 1e6
      delay.reset()
      return ms
    },
    close: () => delay.disable(),
  }
}

/** Of the threads with boards. */
export function waitsForBoards(boards: Pick<AskedBoards, 'measure'>): Waits {
  const waited = boards.measure()
  return {
    median() {
      const ms = waited.count > 0 ? waited.percentile(50) / 1000 : 0
      waited.reset()
      return ms
    },
    close: () => undefined,
  }
}

export class Room {
  readonly #config: RoomConfig
  readonly #tables: () => number
  readonly #waits: readonly Waits[]
  readonly #timer: NodeJS.Timeout
  #waited = 0

  constructor(config: RoomConfig, tables: () => number, waits: readonly Waits[], lookMs = LOOK_MS) {
    this.#config = config
    this.#tables = tables
    this.#waits = waits
    this.#timer = setInterval(() => {
      this.#waited = Math.max(...waits.map((each) => each.median()))
    }, lookMs).unref()
  }

  get isFull(): boolean {
    const { mostTables, busyMs } = this.#config
    return (mostTables > 0 && this.#tables() >= mostTables) || (busyMs > 0 && this.#waited >= busyMs)
  }

  mustHaveRoom(): void {
    if (this.isFull)
      throw new Refused('full', 'There is no room for another table at the moment. Please try again a little later.')
  }

  close(): void {
    clearInterval(this.#timer)
    for (const waits of this.#waits) waits.close()
  }
}
