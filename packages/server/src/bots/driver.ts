// Lets bots move and clocks run out, for every table that needs it, whoever's process began it.

import { createHash } from 'node:crypto'
import { Refused } from '../refused.ts'
import type { Job } from '../store/store.ts'
import { deadline } from '../tables/clock.ts'
import { playForBot } from '../tables/play.ts'
import { relieveLate } from '../tables/seats.ts'
import { botToMove, hasPeople, type Table } from '../tables/table.ts'
import { jobOf, type Tables } from '../tables/tables.ts'
import type { BotPool } from './pool.ts'

export interface Driving {
  /** How long a bot may think. */
  budgetMs: number
  /** A moment's rest before a bot's move, so that people can follow. */
  pauseMs: number
  /** How often due jobs are looked for. */
  sweepMs: number
  /** Do bots think here? Else other processes look after what is due. */
  thinks: boolean
  /** Are due jobs looked for whenever another process has written, too? */
  listens: boolean
  log: (message: string, more: object) => void
}

/**
 * A process that has not been heard of for so long, and as long as a bot may think, no longer drives its tables. With the
 * next sweep and the bot's own time on top, somebody who plays with it waits less than 5 s.
 */
const LEASE_MS = 1500
/** What others write in the meantime is looked at in one go. */
const GATHER_MS = 5
const JOBS = 100
const LONGEST_TIMER = 2 ** 31 - 1

export class Driver {
  readonly #tables: Tables
  readonly #pool: Pick<BotPool, 'choose'>
  readonly #options: Driving
  readonly #leases = new Map<string, number>()
  readonly #leaseMs: number
  readonly #sweeper: NodeJS.Timeout | null
  #toSweep: NodeJS.Timeout | null = null
  #closed = false
  #sweeping: Promise<void> = Promise.resolve()
  moves = 0

  constructor(tables: Tables, pool: Pick<BotPool, 'choose'>, options: Driving) {
    this.#tables = tables
    this.#pool = pool
    this.#options = options
    this.#leaseMs = LEASE_MS + options.budgetMs
    tables.onChange = (table) => this.look(table)
    this.#sweeper = options.thinks ? setInterval(() => this.sweep(), options.sweepMs).unref() : null
    if (!options.thinks) return
    if (options.listens) tables.onHeard = () => this.#sweepSoon()
    this.sweep()
  }

  /** Something has changed: a bot may have to move, a clock to run. */
  look(table: Table): void {
    if (this.#closed) return
    this.#setTimer(table)
    if (this.#options.thinks && !table.thinking && botToMove(table)) void this.#drive(table)
  }

  #setTimer(table: Table): void {
    if (table.timer) clearTimeout(table.timer)
    table.timer = null
    const { turn, record } = table
    if (!turn || record.status !== 'playing') return
    const at = deadline(turn.clock, turn.thinking)
    if (at === null) return
    const wait = Math.min(LONGEST_TIMER, Math.max(0, at - this.#tables.now()) + 5)
    table.timer = setTimeout(() => this.#safely(table, () => relieveLate(this.#tables, table)), wait).unref()
  }

  async #drive(table: Table): Promise<void> {
    table.thinking = true
    await this.#safely(table, async () => {
      while (!this.#closed && botToMove(table) && (await this.#hold(table))) {
        const next = botToMove(table) // while it waited to hold the table, somebody may have taken their seat back
        if (!next || this.#closed) return
        const { number } = table
        await this.#play(table, next.seat, await this.#choose(table, next.seat, next.level), number)
      }
    })
    table.thinking = false
    table.used = this.#tables.now()
    if (!botToMove(table)) this.#leases.delete(table.id)
  }

  /** The bot's next moves; none if it is not asked any more. */
  async #choose(table: Table, seat: number, level: string): Promise<readonly string[]> {
    const { number, record } = table
    const saved = await this.#tables.boards.ask('saved', table.board, number)
    return this.#pool
      .choose(
        {
          game: record.doc.game,
          saved,
          number,
          seat,
          level,
          // The table's own seed would tell a bot what is hidden.
          seed: createHash('sha256').update(`${record.doc.seed}/${seat}`).digest('base64url'),
          milliseconds: this.#options.budgetMs,
        },
        { owner: record.doc.host, isAwaited: () => hasPeople(table) },
      )
      .catch((error: unknown) => this.#firstMove(table, number, seat, error))
  }

  /** One after the other; what is left is thought of anew if something happens meanwhile. */
  async #play(table: Table, seat: number, moves: readonly string[], after: number): Promise<void> {
    for (const [i, move] of moves.entries()) {
      if (this.#options.pauseMs > 0) await new Promise((done) => setTimeout(done, this.#options.pauseMs))
      if (i > 0 && !(await this.#hold(table))) return
      if (this.#closed || table.number !== after + i) return
      const number = await playForBot(this.#tables, table, seat, move, after + i)
      if (number !== after + i + 1) return // another line was quicker
      this.moves++
    }
  }

  /** Nobody waits for ever because a bot failed. */
  async #firstMove(table: Table, number: number, seat: number, error: unknown): Promise<string[]> {
    if (this.#closed || table.number !== number) return [] // what it was asked is asked no longer
    this.#options.log('a bot failed and the first move was taken', { table: table.id, error: String(error) })
    const first = await this.#tables.boards.ask('first', table.board, number, seat)
    return first === null ? [] : [first]
  }

  /** One process drives a table at a time. */
  async #hold(table: Table): Promise<boolean> {
    const { store, process } = this.#tables
    if (store.kind === 'sqlite') return true
    const now = this.#tables.now()
    if ((this.#leases.get(table.id) ?? 0) > now + this.#leaseMs / 2) return true
    const held = await store.holdJob(table.id, process, now, now + this.#leaseMs)
    if (held) this.#leases.set(table.id, now + this.#leaseMs)
    else this.#leases.delete(table.id)
    return held
  }

  #sweepSoon(): void {
    this.#toSweep ??= setTimeout(() => {
      this.#toSweep = null
      this.sweep()
    }, GATHER_MS)
  }

  /** Takes up what is due: after a restart, because another process is gone, or because none does it itself. */
  sweep(): void {
    this.#sweeping = this.#sweeping.then(async () => {
      if (this.#closed) return
      const { store, process } = this.#tables
      const now = this.#tables.now()
      const jobs = await store.takeJobs(process, now, now + this.#leaseMs, JOBS).catch(() => [])
      await Promise.all(jobs.map((job) => this.#takeUp(job)))
    })
  }

  async #takeUp(job: Job): Promise<void> {
    try {
      const table = await this.#tables.get(job.table)
      this.#leases.set(table.id, this.#tables.now() + this.#leaseMs)
      if (table.waiting === 0) await this.#tables.catchUp(table)
      while (await relieveLate(this.#tables, table)) {
        // Perhaps another one is late too.
      }
      const now = this.#tables.now()
      const bot = botToMove(table) !== null
      if (bot) this.look(table)
      // What is looked after here comes up again later, behind what nobody has looked at yet.
      table.job = bot ? now + this.#leaseMs : jobOf(table, now)
      await this.#tables.store.moveJob(job, table.job)
      if (bot) await this.#tables.store.holdJob(table.id, this.#tables.process, now, now + this.#leaseMs)
    } catch (error) {
      this.#options.log('a job failed', { table: job.table, error: String(error) })
    }
  }

  async #safely(table: Table, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'internal')
        this.#options.log('looking after a table failed', { table: table.id, error: String(error) })
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#sweeper) clearInterval(this.#sweeper)
    if (this.#toSweep) clearTimeout(this.#toSweep)
    await this.#sweeping
    // What was begun here another process takes up at once; if that cannot be said, when the time is over.
    const { store, process } = this.#tables
    await store.releaseJobs(process, this.#tables.now()).catch(() => undefined)
  }
}
