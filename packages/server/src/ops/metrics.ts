// What Prometheus reads.
import { monitorEventLoopDelay, type RecordableHistogram } from 'node:perf_hooks'
import type { House } from '../house.ts'
import type { Keeper } from './keeper.ts'
import type { Census } from './sweep.ts'

const WELL_MS = 3000

export class Metrics {
  readonly #house: House
  readonly #keeper: Keeper
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })
  readonly #boards: RecordableHistogram
  readonly #refused = new Map<string, number>()
  readonly #started = Date.now()
  sockets = () => 0
  requests = 0
  messages = 0

  constructor(house: House, keeper: Keeper) {
    this.#house = house
    this.#keeper = keeper
    this.#delay.enable()
    this.#boards = house.tables.boards.measure()
  }

  refused(code: string): void {
    this.#refused.set(code, (this.#refused.get(code) ?? 0) + 1)
  }

  /** Can the store still be read? */
  async isWell(): Promise<boolean> {
    const late = new Promise<false>((done) => setTimeout(() => done(false), WELL_MS).unref())
    const read = this.#house.store.row('').then(
      () => true,
      () => false,
    )
    return Promise.race([read, late])
  }

  text(): string {
    const { tables, pool, driver, room } = this.#house
    const { rss, heapUsed } = process.memoryUsage()
    const p99 = this.#delay.percentile(99) / 1e9
    this.#delay.reset()
    const boards = this.#boards.count > 0 ? this.#boards.percentile(99) / 1e6 : 0
    this.#boards.reset()
    const lines = [
      ...measure(
        'furrow_tables_live',
        'gauge',
        'Tables in memory; one that several processes have counts at each',
        tables.live.size,
      ),
      ...measure(
        'furrow_tables_active',
        'gauge',
        'Tables at which somebody moved here last, within five minutes',
        tables.active(),
      ),
      ...measure('furrow_full', 'gauge', '1 while new tables are refused for want of room', room.isFull ? 1 : 0),
      ...measure('furrow_sockets', 'gauge', 'Open sockets', this.sockets()),
      ...measure('furrow_lines_total', 'counter', 'Lines added to tables', tables.lines),
      ...measure('furrow_requests_total', 'counter', 'HTTP requests', this.requests),
      ...measure('furrow_messages_total', 'counter', 'Messages over sockets', this.messages),
      ...measure('furrow_bot_moves_total', 'counter', 'Moves of bots', driver.moves),
      ...measure('furrow_bot_waiting', 'gauge', 'Bots thinking or waiting to think', pool.waiting),
      ...measure('furrow_bot_replaced_total', 'counter', 'Bot threads that failed', pool.replaced),
      ...measure('furrow_loop_delay_seconds', 'gauge', 'Delay of the event loop, 99th percentile', p99),
      ...measure(
        'furrow_board_wait_seconds',
        'gauge',
        'Wait for a thread that works out moves, 99th percentile; 0 where there is none',
        boards,
      ),
      ...measure('furrow_resident_bytes', 'gauge', 'Memory of the process', rss),
      ...measure('furrow_heap_bytes', 'gauge', 'Memory of the heap of the thread that serves', heapUsed),
      ...measure('furrow_uptime_seconds', 'counter', 'Time since the start', (Date.now() - this.#started) / 1000),
      '# HELP furrow_refused_total Refusals by code',
      '# TYPE furrow_refused_total counter',
      ...[...this.#refused].map(([code, n]) => `furrow_refused_total{code="${code}"} ${n}`),
      ...stored(this.#keeper.census),
    ]
    return `${lines.join('\n')}\n`
  }

  close(): void {
    this.#delay.disable()
  }
}

const measure = (name: string, type: 'gauge' | 'counter', help: string, value: number): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  `${name} ${value}`,
]

/** What all processes have in common is told by one of them, so that a sum over them is right. */
function stored(census: Census | null): string[] {
  if (!census) return []
  const { tables, people, active, bytes } = census
  return [
    ...measures('furrow_stored_tables', 'Tables in the store, told by one process', 'status', tables),
    ...measures('furrow_people', 'People in the store, told by one process', 'kind', people),
    ...measures(
      'furrow_people_active',
      'People who came in the last day and week, told by one process',
      'within',
      active,
    ),
    ...measure('furrow_store_bytes', 'gauge', 'Room that the store takes, told by one process', bytes),
  ]
}

const measures = (name: string, help: string, label: string, values: { readonly [kind: string]: number }): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  ...Object.entries(values).map(([kind, value]) => `${name}{${label}="${kind}"} ${value}`),
]
