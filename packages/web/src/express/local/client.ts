import type { ExpressAnswer, ExpressAsk, Pace } from './host.ts'
import type { ExpressOptions, ExpressUpdate } from './types.ts'

const GAME = 'furrow.express'

/** The part of the browser's storage that is used. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the page knows of the table of Express. */
export interface ExpressSnapshot {
  status: 'none' | 'opening' | 'open' | 'damaged' | 'broken'
  update: ExpressUpdate | null
  /** Why the last move was refused, until the next one. */
  refused: string | null
}

/** The page's end of the line to the table. */
export interface ExpressClient {
  snapshot(): ExpressSnapshot
  subscribe(listener: () => void): () => void
  begin(options: ExpressOptions): void
  /** Lays a record on the table; one that cannot be read is refused. */
  open(record: string): void
  play(move: string): void
  undo(): void
  pace(pace: Pace): void
}

interface Line {
  postMessage(ask: ExpressAsk): void
  onmessage: ((message: MessageEvent<ExpressAnswer>) => void) | null
  onerror: ((error: ErrorEvent) => void) | null
}

/** A full or forbidden storage costs the way back after a reload, not the game. */
function tried<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

/** Connects to the worker and opens the stored game of Express, if there is one. */
export function connect(worker: Line, store: Store): ExpressClient {
  const stored = tried(() => store.getItem(GAME))
  let now: ExpressSnapshot = { status: stored === null ? 'none' : 'opening', update: null, refused: null }
  const listeners = new Set<() => void>()

  function set(changed: Partial<ExpressSnapshot>): void {
    now = { ...now, ...changed }
    for (const listener of listeners) listener()
  }

  worker.onmessage = ({ data }) => {
    switch (data.answer) {
      case 'table':
        tried(() => store.setItem(GAME, data.update.stored))
        set({ status: 'open', update: data.update, refused: null })
        break
      case 'damaged':
        tried(() => store.removeItem(GAME))
        set({ status: 'damaged', update: null })
        break
      case 'refused':
        set({ refused: data.message })
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
      set({ status: 'opening', update: null, refused: null })
      worker.postMessage({ ask: 'new', options })
    },
    open: (record) => worker.postMessage({ ask: 'open', record }),
    play: (move) => worker.postMessage({ ask: 'play', move, number: now.update?.number ?? -1 }),
    undo: () => worker.postMessage({ ask: 'undo' }),
    pace: (pace) => worker.postMessage({ ask: 'pace', pace }),
  }
}
