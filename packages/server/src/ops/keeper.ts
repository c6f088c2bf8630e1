// One process at a time looks after what is stored: it cleans up, and counts, a little at a time.
import type { House } from '../house.ts'
import type { Keep } from './keep.ts'
import { removerOf } from './remover.ts'
import { type Census, KINDS, sweep } from './sweep.ts'

export interface KeeperConfig {
  readonly keep: Keep
  /** False: everything stays, and is only counted. */
  readonly cleans: boolean
}

const FOREVER: Keep = { guests: 0, sessions: 0, waiting: 0, abandoned: 0, finished: 0 }
const DUTY = 'keeper'
/** So often it is asked whose duty it is; whoever dies has it for so long. */
const ASK_MS = 15_000
const DUTY_MS = 60_000
/** From the end of a sweep to the next. */
const REST_MS = 600_000
/** Between two steps of a sweep. */
const STEP_MS = 20
const TIDY = 1000

export class Keeper {
  readonly #house: House
  readonly #config: KeeperConfig
  readonly #now: () => number
  readonly #timer: NodeJS.Timeout
  #due = 0
  #sweeping: Promise<void> | null = null
  #closed = false
  #counted: Census | null = null
  #onDuty = false

  constructor(house: House, config: KeeperConfig, now: () => number) {
    this.#house = house
    this.#config = config
    this.#now = now
    this.#timer = setInterval(() => void this.look(), ASK_MS).unref()
  }

  /** What is stored, as it was last counted; null at all processes but one, so that a sum over them is right. */
  get census(): Census | null {
    return this.#onDuty ? this.#counted : null
  }

  /** Whose duty is it? If it is ours and time for it, sweeps. */
  async look(): Promise<void> {
    const { store, tables, log } = this.#house
    try {
      // The duty is shared by the watches of the machines, whatever the games go by.
      const now = Date.now()
      this.#onDuty = !this.#closed && (await store.takeDuty(DUTY, tables.process, now, now + DUTY_MS))
      if (!this.#onDuty || this.#closed || now < this.#due) return
      await this.sweep()
    } catch (error) {
      if (!this.#closed) log('warn', 'what is stored could not be looked through', { error: String(error) })
    }
  }

  /** Looks through everything now, unless that is being done. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep().finally(() => {
      this.#sweeping = null
      this.#due = Date.now() + REST_MS
    })
    return this.#sweeping
  }

  async #sweep(): Promise<void> {
    const { store, tables, people, log } = this.#house
    const { cleans, keep } = this.#config
    const pause = () =>
      new Promise<void>((next, stop) =>
        setTimeout(() => (this.#closed ? stop(new Error('the server stops')) : next()), STEP_MS).unref(),
      )
    const remover = removerOf(tables, people, (id) => this.#house.endSession(id), pause)
    const { census, gone } = await sweep(store, cleans ? keep : FOREVER, remover, this.#now())
    this.#counted = census
    while ((await store.tidy(TIDY)) === TIDY) await pause()
    if (KINDS.some((kind) => gone[kind] > 0)) log('info', 'cleaned up', { ...gone, bytes: census.bytes })
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    await this.#sweeping?.catch(() => undefined)
    if (!this.#onDuty) return
    const { store, tables } = this.#house
    // Whoever asks next has it.
    await store.takeDuty(DUTY, tables.process, Date.now(), 0).catch(() => undefined)
  }
}
