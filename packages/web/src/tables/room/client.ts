import { type FurrowHttp, type FurrowSocket, ServerRefusal, type TableState } from '@furrow/server/client'
import { hrefOf } from '../../app/route.ts'
import type { Aftermath, BareSight, Sight } from '../../contract/insight.ts'
import type { Manners } from '../../contract/manners.ts'
import type { Snapshot, TableClient } from '../../contract/tableClient.ts'
import type { AnyUpdate } from '../../contract/update.ts'
import { type Client, farmIn } from '../../local/client.ts'
import { inForce, sittersOf, updateFrom } from './sight.ts'

/** A table of the server, as one sits at it. */
export interface RoomClient extends TableClient {
  /** The server has told something new. */
  show(state: TableState): void
  /** From which seat a spectator looks. */
  watchFrom(seat: number): void
  /** What the server refused last, until something else is tried. */
  trouble(): unknown
}

const isWhole = (view: NonNullable<TableState['view']>): boolean => typeof view === 'object' && 'table' in view

/** No key at this place of an address. */
const NO_KEY = '-'

/** The key in an address of a room. */
export const keyIn = (part: string | undefined): string | undefined =>
  part === NO_KEY || part === '' ? undefined : part

/** The address of a table, or of a screen of it. */
export const roomHref = (id: string, key: string | undefined, ...screen: (string | number)[]): string =>
  key === undefined && screen.length === 0 ? hrefOf('room', id) : hrefOf('room', id, key ?? NO_KEY, ...screen)

interface Ways {
  id: string
  /** What opens the table to those who do not sit there. */
  key: string | undefined
  socket: Pick<FurrowSocket, 'play' | 'undo' | 'wantWholeViews'>
  http: Pick<FurrowHttp, 'record' | 'rematch'>
  engine: Pick<Client, 'whole' | 'look' | 'previewAt' | 'whyAt' | 'after' | 'chapters'>
  /** How the person wants to be treated. */
  manners(): Pick<Manners, 'forced' | 'hold' | 'hints'>
}

export function makeRoomClient({ id, key, socket, http, engine, manners }: Ways): RoomClient {
  let now: Snapshot = {
    status: 'opening',
    id,
    update: null,
    catalogue: null,
    suggested: [],
    sending: false,
    refused: null,
  }
  /** What the server told last, and what of that is on the table. */
  let heard: TableState | null = null
  let state: TableState | null = null
  /** The last view that was, or is still to be, made whole of what the server told. */
  let made: { of: TableState['view']; whole: TableState['view'] } | null = null
  let sitters: { info: TableState['info']; seats: ReturnType<typeof sittersOf> } | null = null
  let watched = 0
  let trouble: unknown = null
  /** The record of the finished game, once it has come. */
  let stored: string | null = null
  let fetching = false
  /** The last move of a turn, which the person has not ended yet. */
  let held: string | null = null
  const listeners = new Set<() => void>()

  function set(changed: Partial<Snapshot>): void {
    now = { ...now, ...changed }
    for (const listener of listeners) listener()
  }

  function sitting(info: TableState['info']) {
    if (sitters?.info !== info) sitters = { info, seats: sittersOf(info) }
    return sitters.seats
  }

  /** Shows what the server tells, as soon as its view is whole. */
  function show(news: TableState): void {
    heard = news
    const { view } = news
    if (view === null) return
    if (isWhole(view)) lay(news)
    else if (made?.of !== view) void makeWhole(news)
    else if (made.whole !== null) lay({ ...news, view: made.whole })
  }

  async function makeWhole({ info, view }: TableState): Promise<void> {
    made = { of: view, whole: null }
    const { game, rules } = info
    const sight = { game, rules, view } as unknown as BareSight // as the server's engine made it; it plays no other games than the page
    const whole = await engine.whole(sight).catch(() => null)
    // A page that is older than its server may know other rules: then the server makes the views.
    if (whole === null) socket.wantWholeViews()
    else if (heard?.view === view) {
      made = { of: view, whole: whole as unknown as TableState['view'] } // plain data, like what it was made of
      show(heard)
    } // else it is an old one, and the next is being made
  }

  function lay(told: TableState): void {
    const moved = state?.number !== told.number
    state = told
    const update = updateFrom(told, inForce(told.log), sitting(told.info), watched)
    if (held !== null && moved && !told.ask?.moves.some(({ text }) => text === held)) {
      held = null
      trouble = new ServerRefusal('stale', 'The table has moved on.', 0)
    }
    if (held !== null) {
      if (moved) void hold(held, update)
      return
    }
    // A finished game stays finished, whatever else is said at its table.
    const outcome = moved && told.info.status !== 'finished' ? null : (now.update?.outcome ?? null)
    const offers = moved ? null : (now.update?.offers ?? null)
    set({
      status: 'open',
      update: { ...update, outcome, offers, stored } as AnyUpdate, // the same game
      ...(moved && { suggested: [], refused: null }),
    })
    if (!moved) return
    void look(update)
    if (told.info.status === 'finished') void fetchRecord()
  }

  const sightOf = ({ game, seen }: AnyUpdate): Sight => ({ game, view: seen })

  /** Asks the engine what the server does not say. */
  async function look(update: AnyUpdate): Promise<void> {
    // Stars are for those who want them, where the table allows them to everybody.
    const suggests = manners().hints && state?.info.suggestions === true
    const insight = await engine.look(sightOf(update), suggests).catch(() => null)
    if (insight === null) {
      if (now.catalogue === null) set({ status: 'broken' })
      return
    }
    if (now.update?.number !== update.number) return
    const { outcome, suggested, forced, catalogue, offers } = insight
    const shown = { ...now.update, outcome: outcome ?? now.update.outcome, offers } as AnyUpdate // the same game
    set({ update: shown, suggested, catalogue: now.catalogue ?? catalogue })
    // What was just taken back does not play itself again.
    const isBack = state?.log.at(-1)?.kind === 'undo'
    if (forced === null || !manners().forced || !update.decision || isBack) return
    if (manners().hold) void play(forced)
    else send(() => socket.play(id, forced, update.number).catch(() => update.number)) // another tab of the same person was faster
  }

  async function fetchRecord(): Promise<void> {
    if (fetching || stored !== null) return
    fetching = true
    try {
      stored = await http.record(id, key)
      if (now.update) set({ update: { ...now.update, stored } as AnyUpdate }) // the same game
    } catch {
      // Without the record there is no replay and no chart yet; the next time the table is opened it is asked for again.
    } finally {
      fetching = false
    }
  }

  /** One thing at a time: a second press before the answer would be about an old table. */
  function send(act: () => Promise<number>, onRefused = (): void => undefined): void {
    if (now.sending) return
    trouble = null
    set({ sending: true })
    act()
      .catch((why: unknown) => {
        trouble = why
        onRefused()
      })
      .finally(() => set({ sending: false }))
  }

  /** Plays a move. Whoever ends turns by hand sees first what comes of the last one. */
  async function play(move: string): Promise<void> {
    const { update } = now
    if (!update || held !== null || now.sending) return
    // A move that cannot be looked at beforehand is simply played.
    const after = manners().hold ? await engine.after(sightOf(update), move).catch(() => null) : null
    if (now.update?.number !== update.number || held !== null) return
    if (after?.passes) put(move, update, after)
    else send(() => socket.play(id, move, update.number))
  }

  /** The table has changed while a move is held: what comes of it is looked at anew. */
  async function hold(move: string, update: AnyUpdate): Promise<void> {
    const after = await engine.after(sightOf(update), move).catch(() => null)
    if (held !== move || state?.number !== update.number) return
    if (after) put(move, update, after)
    else letGo()
  }

  function put(move: string, update: AnyUpdate, { view }: Aftermath): void {
    held = move
    const seen = view ?? update.seen
    const waiting = {
      held: true,
      decision: null,
      moves: [],
      extras: [],
      offers: null,
      canUndo: true,
      view: seen.table,
      seen,
    }
    set({ update: { ...update, ...waiting } as AnyUpdate, suggested: [] }) // the same game
  }

  /** The last move was not meant: the table is as the server knows it. */
  function letGo(): void {
    held = null
    if (state) lay(state)
  }

  return {
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show,
    watchFrom(seat) {
      watched = seat
      if (state) lay(state)
    },
    trouble: () => trouble,
    play: (move) => void play(move),
    undo() {
      if (held !== null) letGo()
      else if (now.update?.canUndo) {
        const { number } = now.update
        send(() => socket.undo(id, undefined, number))
      }
    },
    reset() {
      if (held !== null) letGo()
      const { update } = now
      if (!update?.canUndo || update.you === null) return
      const { game, log, you, number } = update
      send(async () => socket.undo(id, (await engine.chapters(game, log, you)).turn ?? undefined, number))
    },
    endTurn() {
      const move = held
      held = null
      const number = now.update?.number
      if (move !== null) send(() => socket.play(id, move, number), letGo)
    },
    // Everybody has a device of their own.
    take: () => undefined,
    preview: (move) => (now.update ? engine.previewAt(sightOf(now.update), move) : Promise.resolve(null)),
    farmAfter: async (move) => (now.update ? farmIn(await engine.after(sightOf(now.update), move)) : null),
    why: (space) => (now.update ? engine.whyAt(sightOf(now.update), space) : Promise.resolve([])),
    rematch: async () => hrefOf('room', (await http.rematch(id)).id),
    href: (screen, ...rest) => roomHref(id, key, ...(screen === 'table' ? [] : [screen, ...rest])),
  }
}
