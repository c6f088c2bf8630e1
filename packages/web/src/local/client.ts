import type { Event } from '@furrow/engine'
import type { LogEntry } from './authority.ts'
import type { Catalogue } from './catalogue.ts'
import type { Answer, Ask, Manners, Reply, Update } from './messages.ts'
import type { Options } from './options.ts'
import { forgetGame, hasGame, type Store, type StoredGame, storedGame, storeGame } from './store.ts'
import type { Frame, Story } from './story.ts'
import type { Tabs } from './tabs.ts'

/** What the page knows of the local table. */
export interface Snapshot {
  /** `elsewhere`: another tab plays this game now. */
  status: 'none' | 'opening' | 'open' | 'damaged' | 'missing' | 'broken' | 'elsewhere'
  /** The game that is open, by the name under which it is stored. */
  id: string | null
  update: Update | null
  catalogue: Catalogue | null
  log: readonly LogEntry[]
  /** Spaces worth a look, for the question that is open. */
  suggested: readonly string[]
  /** Why the last move was refused, until the next one. */
  refused: string | null
}

/** The page's end of the line to the local table. */
export interface Client {
  snapshot(): Snapshot
  subscribe(listener: () => void): () => void
  /** Begins a game and returns the name under which it is stored. */
  begin(options: Options): string
  /** Opens a stored game; in another tab that has it open it is closed. */
  open(id: string): void
  play(move: string): void
  undo(): void
  reset(): void
  endTurn(): void
  take(seat: number): void
  manners(manners: Manners): void
  preview(move: string): Promise<Event[] | null>
  story(stored: string): Promise<Story | null>
  frame(stored: string, step: number, seat: number): Promise<Frame | null>
  catalogue(): Promise<Catalogue>
  /** The round cards of such a game, stage by stage. */
  deck(players: number, cards: boolean, tile: boolean): Promise<string[][]>
}

interface Line {
  postMessage(ask: Ask): void
  onmessage: ((message: MessageEvent<Answer>) => void) | null
  onerror: ((error: ErrorEvent) => void) | null
}

const CLOSED = { update: null, log: [], refused: null, suggested: [] } as const

/** Connects to the worker. */
export function connect(worker: Line, store: Store, tabs: Tabs, clock: () => number): Client {
  let now: Snapshot = { status: 'none', id: null, catalogue: null, ...CLOSED }
  const listeners = new Set<() => void>()
  const waiting = new Map<number, (reply: Reply) => void>()
  let asked = 0

  function set(changed: Partial<Snapshot>): void {
    now = { ...now, ...changed }
    for (const listener of listeners) listener()
  }

  worker.onmessage = ({ data }) => {
    switch (data.answer) {
      case 'opened':
        set({ catalogue: data.catalogue, update: null, log: [] })
        break
      case 'table':
        if (now.status !== 'elsewhere') show(data.update)
        break
      case 'suggested':
        if (data.number === now.update?.number) set({ suggested: data.spaces })
        break
      case 'damaged':
        if (now.id !== null) forgetGame(store, now.id)
        set({ status: 'damaged', id: null, ...CLOSED })
        break
      case 'refused':
        set({ refused: data.message })
        break
      default:
        waiting.get(data.id)?.(data)
        waiting.delete(data.id)
    }
  }
  worker.onerror = () => set({ status: 'broken' })
  tabs.onClaimed((id) => {
    if (id !== now.id) return
    worker.postMessage({ ask: 'leave' })
    set({ status: 'elsewhere' })
  })

  function show(update: Update): void {
    if (now.id !== null) storeGame(store, lineOf(now.id, update, clock()))
    const log = [...now.log.slice(0, update.logFrom), ...update.log]
    set({ status: 'open', update, log, refused: null, suggested: [] })
  }

  /** Asks under a fresh number; the answer has the same. */
  function request<A extends Reply['answer'], T>(
    answer: A,
    ask: (id: number) => Ask,
    take: (reply: Extract<Reply, { answer: A }>) => T,
  ): Promise<T> {
    const id = ++asked
    return new Promise((done, failed) => {
      waiting.set(id, (reply) => {
        // The worker answers every question with an answer of its own kind.
        if (reply.answer === answer) done(take(reply as Extract<Reply, { answer: A }>))
        else failed(new Error(`The table answered "${reply.answer}" when asked for "${answer}".`))
      })
      worker.postMessage(ask(id))
    })
  }

  return {
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin(options) {
      const id = freshId(store, clock)
      set({ status: 'opening', id, ...CLOSED })
      worker.postMessage({ ask: 'new', options })
      return id
    },
    open(id) {
      const stored = storedGame(store, id)
      if (!stored) {
        const damaged = hasGame(store, id)
        if (damaged) forgetGame(store, id)
        set({ status: damaged ? 'damaged' : 'missing', id: null, ...CLOSED })
        return
      }
      set({ status: 'opening', id, ...CLOSED })
      tabs.claim(id)
      worker.postMessage({ ask: 'resume', stored: stored.text })
    },
    play: (move) => worker.postMessage({ ask: 'play', move, number: now.update?.number ?? -1 }),
    undo: () => worker.postMessage({ ask: 'undo' }),
    reset: () => worker.postMessage({ ask: 'reset' }),
    endTurn: () => worker.postMessage({ ask: 'end-turn' }),
    take: (seat) => worker.postMessage({ ask: 'take', seat }),
    manners: (manners) => worker.postMessage({ ask: 'manners', manners }),
    preview: (move) =>
      request(
        'preview',
        (id) => ({ ask: 'preview', id, move }),
        ({ events }) => events,
      ),
    story: (stored) =>
      request(
        'story',
        (id) => ({ ask: 'story', id, stored }),
        ({ story }) => story,
      ),
    frame: (stored, step, seat) =>
      request(
        'frame',
        (id) => ({ ask: 'frame', id, stored, step, seat }),
        ({ frame }) => frame,
      ),
    deck: (players, cards, tile) =>
      request(
        'deck',
        (id) => ({ ask: 'deck', id, players, cards, tile }),
        ({ stages }) => stages,
      ),
    catalogue: () =>
      request(
        'catalogue',
        (id) => ({ ask: 'catalogue', id }),
        ({ catalogue }) => catalogue,
      ),
  }
}

/** The line in the list of games that belongs to this moment. */
const lineOf = (id: string, { stored, seats, view }: Update, when: number): StoredGame => ({
  id,
  when,
  round: view.round,
  over: view.over,
  names: seats.map(({ name }) => name),
  text: stored,
})

/** A name that no stored game has. */
export function freshId(store: Store, clock: () => number): string {
  let at = clock()
  while (hasGame(store, at.toString(36))) at++
  return at.toString(36)
}
