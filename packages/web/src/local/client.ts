import type { SeatView } from '@furrow/engine/agricola'
import { hrefOf } from '../app/route.ts'
import type { Box, Wished } from '../contract/box.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import type { Aftermath, BareSight, Chapters, Insight, Sight } from '../contract/insight.ts'
import type { Manners } from '../contract/manners.ts'
import type { GameName, Options } from '../contract/options.ts'
import type { SeriesNow, SeriesStep } from '../contract/series.ts'
import type { Moment, Story } from '../contract/story.ts'
import type { Snapshot, TableClient } from '../contract/tableClient.ts'
import type { AnyUpdate, LogEntry } from '../contract/update.ts'
import { freshSeed } from '../start/seed.ts'
import type { Answer, Ask, News, Reply } from './messages.ts'
import { forgetGame, hasGame, type Store, type StoredGame, storedGame, storeGame } from './store.ts'
import type { Tabs } from './tabs.ts'

/** The page's end of the line to the local table, and to what the engine knows besides. */
export interface Client extends TableClient {
  /** Begins a game and returns the name under which it is stored. */
  begin(options: Options): string
  /** Opens a stored game; in another tab that has it open it is closed. */
  open(id: string): void
  /** Forgets a stored game, also if it is on the table. */
  forget(id: string): void
  /** The table is out of view; hands that others must not see are covered when it comes back. */
  putDown(): void
  manners(manners: Manners): void
  /** What a move would do at a table elsewhere. */
  previewAt(at: Sight, move: string): ReturnType<TableClient['preview']>
  /** All that is seen of a table elsewhere, from what its server tells. */
  whole(at: BareSight): Promise<Sight['view']>
  /** What is to be said about a table elsewhere. */
  look(at: Sight, suggests: boolean): Promise<Insight>
  /** How the moves of a game elsewhere fall into rounds, and where the last turn of a seat begins. */
  chapters(game: GameName, log: readonly LogEntry[], seat: number): Promise<Chapters>
  /** What keeps a seat from using a space at a table elsewhere. */
  whyAt(at: Sight, space: string): ReturnType<TableClient['why']>
  /** What becomes of a table elsewhere by a move. */
  after(at: Sight, move: string): Promise<Aftermath>
  story(stored: string): Promise<Story | null>
  moment(stored: string, step: number, seat: number): Promise<Moment | null>
  catalogue(): Promise<Catalogue>
  /** How a solo series stands after a step; null if it is damaged or the step does not fit. */
  series(step: SeriesStep): Promise<SeriesNow | null>
  /** The cards that such a table is set up with. */
  box(of: Wished): Promise<Box>
}

interface Line {
  postMessage(ask: Ask): void
  onmessage: ((message: MessageEvent<Answer>) => void) | null
  onerror: ((error: ErrorEvent) => void) | null
}

const MISSING = 'The table did not come over the network.'
const CLOSED = { update: null, refused: null, suggested: [] } as const

/** Connects to the worker. */
export function connect(worker: Line, store: Store, tabs: Tabs, clock: () => number): Client {
  let now: Snapshot = { status: 'none', id: null, catalogue: null, sending: false, ...CLOSED }
  const listeners = new Set<() => void>()
  const waiting = new Map<number, (reply: Reply) => void>()
  let asked = 0
  /** Is there nobody at the other end, and will nobody come? */
  let isMissing = false
  /** What was worked out last of what a move brings, and at which moment. */
  let foreseen: { at: AnyUpdate; move: string; news: News } | null = null

  function set(changed: Partial<Snapshot>): void {
    now = { ...now, ...changed }
    for (const listener of listeners) listener()
  }

  worker.onmessage = ({ data }) => {
    // What is still said about a game that was just put away concerns nobody.
    if ('of' in data && data.of !== now.id) return
    switch (data.answer) {
      case 'opened':
        set({ catalogue: data.catalogue, update: null })
        break
      case 'table':
        if (now.status !== 'elsewhere') show(data)
        break
      case 'suggested':
        if (data.number === now.update?.number) set({ suggested: data.spaces })
        break
      case 'damaged':
        putAside(data.of)
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
  // Without a message the worker itself could not be fetched.
  worker.onerror = ({ message }: Partial<ErrorEvent>) => {
    isMissing ||= message === undefined
    for (const [id, hear] of waiting) hear({ answer: 'failed', id, why: message ?? MISSING })
    waiting.clear()
    set({ status: 'broken' })
  }
  tabs.onClaimed((id) => {
    if (id !== now.id) return
    worker.postMessage({ ask: 'leave' })
    set({ status: 'elsewhere' })
  })

  function show({ update: news, logFrom }: News): void {
    const kept: readonly unknown[] = now.update?.log.slice(0, logFrom) ?? []
    const update = { ...news, log: [...kept, ...news.log] } as AnyUpdate // lines of the same game
    foreseen = null
    if (now.id !== null) storeGame(store, lineOf(now.id, update, clock()))
    set({ status: 'open', update, refused: null, suggested: [] })
  }

  /** A game that cannot be opened is kept: it may be of other rules, and its record is worth something. */
  function putAside(id: string): void {
    const kept = storedGame(store, id)
    if (kept) storeGame(store, { ...kept, damaged: true })
  }

  /** A name for a game that begins now. */
  function beginning(): string {
    const id = freshId(store, clock)
    set({ status: isMissing ? 'broken' : 'opening', id, ...CLOSED })
    return id
  }

  /** Asks under a fresh number; the answer has the same. */
  function request<A extends Reply['answer'], T>(
    answer: A,
    ask: (id: number) => Ask,
    take: (reply: Extract<Reply, { answer: A }>) => T,
  ): Promise<T> {
    if (isMissing) return Promise.reject(new Error(MISSING))
    const id = ++asked
    return new Promise((done, failed) => {
      waiting.set(id, (reply) => {
        // The worker answers every question with an answer of its own kind.
        if (reply.answer === answer) done(take(reply as Extract<Reply, { answer: A }>))
        else failed(new Error(reply.answer === 'failed' ? reply.why : `The table answered "${reply.answer}".`))
      })
      worker.postMessage(ask(id))
    })
  }

  const preview = (at: Sight | null, move: string) =>
    request(
      'preview',
      (id) => ({ ask: 'preview', id, move, at }),
      ({ events }) => events,
    ).catch(() => null) // what cannot be foreseen is not shown, and the move can be played all the same

  const after = (at: Sight | null, move: string) =>
    request(
      'after',
      (id) => ({ ask: 'after', id, at, move }),
      ({ aftermath }) => aftermath,
    )

  const why = (at: Sight | null, space: string) =>
    request(
      'why',
      (id) => ({ ask: 'why', id, at, space }),
      ({ obstacles }) => obstacles,
    )

  return {
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin(options) {
      const id = beginning()
      worker.postMessage({ ask: 'new', of: id, options })
      return id
    },
    async rematch() {
      const id = beginning()
      worker.postMessage({ ask: 'rematch', of: id, seed: freshSeed() })
      return hrefOf('table', id)
    },
    open(id) {
      const stored = storedGame(store, id)
      if (!stored) {
        const damaged = hasGame(store, id)
        if (damaged) forgetGame(store, id)
        set({ status: damaged ? 'damaged' : 'missing', id: null, ...CLOSED })
        return
      }
      set({ status: isMissing ? 'broken' : 'opening', id, ...CLOSED })
      tabs.claim(id)
      worker.postMessage({ ask: 'resume', of: id, stored: stored.text })
    },
    forget(id) {
      if (now.id === id) {
        worker.postMessage({ ask: 'leave' })
        set({ status: 'none', id: null, ...CLOSED })
      }
      forgetGame(store, id)
    },
    href: (screen, ...rest) => hrefOf(screen, now.id ?? '', ...rest),
    play(move) {
      const number = now.update?.number ?? -1
      const known = now.status === 'open' && foreseen?.move === move && foreseen.at === now.update ? foreseen : null
      worker.postMessage({ ask: 'play', move, number, shown: known !== null })
      if (known) show(known.news)
    },
    foresee(move) {
      const { update } = now
      if (!update || (foreseen?.move === move && foreseen.at === update)) return
      request(
        'foreseen',
        (id) => ({ ask: 'foresee', id, move, number: update.number }),
        ({ news }) => {
          if (news && now.update === update) foreseen = { at: update, move, news }
        },
      ).catch(() => undefined) // what cannot be foreseen is shown when it has been played
    },
    undo: () => worker.postMessage({ ask: 'undo' }),
    reset: () => worker.postMessage({ ask: 'reset' }),
    endTurn: () => worker.postMessage({ ask: 'end-turn' }),
    take: (seat) => worker.postMessage({ ask: 'take', seat }),
    putDown: () => worker.postMessage({ ask: 'put-down' }),
    manners: (manners) => worker.postMessage({ ask: 'manners', manners }),
    preview: (move) => preview(null, move),
    previewAt: preview,
    whole: (at) =>
      request(
        'whole',
        (id) => ({ ask: 'whole', id, at }),
        ({ view }) => view,
      ),
    look: (at, suggests) =>
      request(
        'look',
        (id) => ({ ask: 'look', id, at, suggests }),
        ({ insight }) => insight,
      ),
    chapters: (game, log, seat) =>
      request(
        'chapters',
        (id) => ({ ask: 'chapters', id, game, log, seat }),
        ({ chapters }) => chapters,
      ),
    after,
    farmAfter: async (move) => farmIn(await after(null, move)),
    why: (space) => why(null, space),
    whyAt: why,
    story: (stored) =>
      request(
        'story',
        (id) => ({ ask: 'story', id, stored }),
        ({ story }) => story,
      ),
    moment: (stored, step, seat) =>
      request(
        'moment',
        (id) => ({ ask: 'moment', id, stored, step, seat }),
        ({ moment }) => moment,
      ),
    box: (of) =>
      request(
        'box',
        (id) => ({ ask: 'box', id, of }),
        ({ box }) => box,
      ),
    series: (step) =>
      request(
        'series',
        (id) => ({ ask: 'series', id, step }),
        (reply) => reply.now,
      ),
    catalogue: () =>
      request(
        'catalogue',
        (id) => ({ ask: 'catalogue', id }),
        ({ catalogue }) => catalogue,
      ),
  }
}

/** The farm of whoever looks at the table afterwards; the dice game has none. */
export function farmIn({ view }: Aftermath): SeatView | null {
  const seat = view && typeof view.viewer === 'number' ? view.table.seats[view.viewer] : null
  return seat && 'pastures' in seat && 'homeless' in seat ? seat : null
}

/** The line in the list of games that belongs to this moment. */
const lineOf = (id: string, { game, stored, seats, view, outcome }: AnyUpdate, when: number): StoredGame => ({
  id,
  game,
  when,
  // What is chosen before round 1 belongs to it.
  round: Math.max(1, view.round),
  over: view.over,
  names: seats.map(({ name }) => name),
  text: stored ?? '',
  ...(outcome && { scores: outcome.seats.map(({ total }) => total) }),
})

/** A name that no stored game has. */
export function freshId(store: Store, clock: () => number): string {
  let at = clock()
  while (hasGame(store, at.toString(36))) at++
  return at.toString(36)
}
