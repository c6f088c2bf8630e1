import type { Event } from '@furrow/engine'
import type { LogEntry } from './authority.ts'
import type { Catalogue } from './catalogue.ts'
import type { Answer, Ask, Pace, Update } from './messages.ts'
import type { Options } from './options.ts'
import { forgetGame, type Store, storedGame, storeGame } from './store.ts'

/** What the page knows of the local table. */
export interface Snapshot {
  status: 'none' | 'opening' | 'open' | 'damaged' | 'broken'
  update: Update | null
  catalogue: Catalogue | null
  log: readonly LogEntry[]
  /** Why the last move was refused, until the next one. */
  refused: string | null
}

/** The page's end of the line to the local table. */
export interface Client {
  snapshot(): Snapshot
  subscribe(listener: () => void): () => void
  begin(options: Options): void
  play(move: string): void
  undo(): void
  pace(pace: Pace): void
  preview(move: string): Promise<Event[] | null>
}

interface Line {
  postMessage(ask: Ask): void
  onmessage: ((message: MessageEvent<Answer>) => void) | null
  onerror: ((error: ErrorEvent) => void) | null
}

/** Connects to the worker and opens the stored game, if there is one. */
export function connect(worker: Line, store: Store): Client {
  const stored = storedGame(store)
  let now: Snapshot = {
    status: stored === null ? 'none' : 'opening',
    update: null,
    catalogue: null,
    log: [],
    refused: null,
  }
  const listeners = new Set<() => void>()
  const waiting = new Map<number, (events: Event[] | null) => void>()
  let previews = 0

  function set(changed: Partial<Snapshot>): void {
    now = { ...now, ...changed }
    for (const listener of listeners) listener()
  }

  worker.onmessage = ({ data }) => {
    switch (data.answer) {
      case 'opened':
        set({ catalogue: data.catalogue, update: null, log: [] })
        break
      case 'table': {
        const { update } = data
        storeGame(store, update.stored)
        set({ status: 'open', update, log: [...now.log.slice(0, update.logFrom), ...update.log], refused: null })
        break
      }
      case 'damaged':
        forgetGame(store)
        set({ status: 'damaged', update: null, log: [] })
        break
      case 'refused':
        set({ refused: data.message })
        break
      case 'preview':
        waiting.get(data.id)?.(data.events)
        waiting.delete(data.id)
    }
  }
  worker.onerror = () => set({ status: 'broken' })
  if (stored !== null) worker.postMessage({ ask: 'resume', stored })

  return {
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin(options) {
      set({ status: 'opening', update: null, log: [], refused: null })
      worker.postMessage({ ask: 'new', options })
    },
    play: (move) => worker.postMessage({ ask: 'play', move, number: now.update?.number ?? -1 }),
    undo: () => worker.postMessage({ ask: 'undo' }),
    pace: (pace) => worker.postMessage({ ask: 'pace', pace }),
    preview(move) {
      const id = ++previews
      worker.postMessage({ ask: 'preview', id, move })
      return new Promise((done) => waiting.set(id, done))
    },
  }
}
