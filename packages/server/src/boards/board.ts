// The game at one table: where it stands, and where it will stand once the next line is stored.
import { answer, isRefusal, mayTakeBack, resultOf, undoable } from '@furrow/engine/core'
import type { Clock, Pace, TableStatus } from '../client/types.ts'
import type { Played } from '../games.ts'
import { isCode, Refused } from '../refused.ts'
import type { Line, Snapshot } from '../store/store.ts'
import { settle } from '../tables/clock.ts'
import type { TableDoc } from '../tables/doc.ts'
import { asJson, type LineBody, readBody, tellLine } from '../tables/line.ts'
import {
  after,
  afterMove,
  type Final,
  finalOf,
  fromSnapshot,
  type PackedPosition,
  type Position,
  packPosition,
  startPosition,
  takeSnapshot,
  thinking,
  unpackPosition,
} from './position.ts'
import { Changes, type Looking, type Onlooker, type Shown, viewFor } from './shown.ts'
import { momentText, type Told, tellAll } from './told.ts'

/** What of a table's record its game depends on. */
export interface Terms {
  readonly status: TableStatus
  readonly pace: Pace
  /** The seats for which bots answer. */
  readonly bots: readonly number[]
  /** Moves are not taken back. */
  readonly final: boolean
}

/** A line as it is, with the game if one begins with it; or what a seat wants: the game says what comes of it. */
export type Wish =
  | { readonly line: LineBody; readonly begins?: TableDoc }
  | { readonly seat: number; readonly move: string; readonly bot?: true }
  /** Its last move, or all from that one on. */
  | { readonly seat: number; readonly undo: number | undefined }

/** Somebody who is told of it: how they look then, and as whom they looked before. */
export interface Hearer extends Onlooker {
  readonly was: Looking
}

export interface Advance {
  /** The line after which the wish was made. */
  readonly number: number
  readonly at: number
  readonly wish: Wish
  /** As they are with the line. */
  readonly terms: Terms
  readonly hearers: readonly Hearer[]
  /** Is it time for a snapshot? */
  readonly snapshot: boolean
}

/** Whose turn it is: what has to be known of a game to look after bots and clocks. */
export interface Turn {
  /** The seats that have to choose. */
  readonly seats: readonly number[]
  /** Those of them whose time is running. */
  readonly thinking: readonly number[]
  readonly clock: Clock | null
}

export interface Advanced {
  readonly body: LineBody
  /** Null where no game is going on. */
  readonly turn: Turn | null
  /** What came of the game, if it is over with this line. */
  readonly result: readonly { total: number; rank: number }[] | null
  readonly snapshot: Snapshot | null
  /** To each of the hearers, in the same order. */
  readonly told: readonly Told[]
}

/** What somebody sees who has just come, as parts of a message in JSON. */
export interface Shows {
  readonly view: string
  readonly moment: string
}

export interface Opened {
  readonly turn: Turn | null
  /** Why it cannot be played on, if it cannot. */
  readonly trouble: string | null
}

/** What is stored of a table that its game is made from. */
export interface StoredGame {
  readonly status: TableStatus
  readonly doc: TableDoc
  readonly snapshot: Snapshot | null
  readonly lines: readonly Line[]
}

interface Standing {
  readonly number: number
  readonly position: Position | null
  readonly final: Final | null
}

/** The same as it is kept. */
interface Kept {
  readonly number: number
  readonly packed: PackedPosition | null
  readonly final: Final | null
}

/** What has become of a wish. */
interface Carried {
  readonly body: LineBody
  readonly position: Position | null
}

export class Board {
  readonly #played: Played
  #now: Kept
  /** After a line that may not be stored yet. */
  #next: Kept | null = null

  constructor(played: Played, { number, position, final }: Standing) {
    this.#played = played
    this.#now = { number, packed: position && packPosition(played, position, null), final }
  }

  /** What comes of a wish. It holds once the next call builds on it, or says that it is stored. */
  advance({ number: before, at, wish, terms, hearers, snapshot }: Advance): Advanced {
    const kept = this.#keptAfter(before)
    this.#now = kept
    this.#next = null
    const was = this.#unpacked(kept)
    const number = before + 1
    const { body, position } = this.#carriedOut(was.position, number, at, wish, terms)
    // A wish may end the game; of a line the table says whether it did.
    const mayEnd = !was.final && position !== null && (terms.status === 'finished' || !('line' in wish))
    const final = mayEnd ? (finalOf(this.#played, position.state) ?? null) : was.final
    const is: Standing = { number, position, final }
    const from = was.position && kept.packed && { position: was.position, packed: kept.packed }
    const packed = position && !final ? packPosition(this.#played, position, from) : null
    this.#next = { number, packed, final }
    const ends = final !== null && was.final === null
    const changes = new Changes(this.#shown(was), this.#shown(is))
    const line = tellLine({ number, at, body: '' }, body)
    return {
      body,
      turn: turnOf(this.#played, position),
      result: ends ? [...(resultOf(final.outcome) ?? [])] : null,
      snapshot: ends
        ? { number, body: JSON.stringify(final) }
        : position && snapshot
          ? takeSnapshot(this.#played, position)
          : null,
      told: tellAll(this.#shown(is), line, changes, ends ? { ...terms, status: 'finished' } : terms, hearers),
    }
  }

  #carriedOut(position: Position | null, number: number, at: number, wish: Wish, terms: Terms): Carried {
    if ('line' in wish) {
      const { line, begins } = wish
      if (begins) return { body: line, position: startPosition(this.#played, begins, number, at, line.bots) }
      return { body: line, position: position && after(this.#played, terms, position, number, at, line) }
    }
    if (!position) throw new Refused('wrong-moment', 'The game has not begun yet.')
    return 'move' in wish
      ? this.#moved(position, number, at, wish, terms)
      : this.#takenBack(position, number, at, wish, terms)
  }

  #moved(
    position: Position,
    number: number,
    now: number,
    { seat, move: text, bot }: Extract<Wish, { move: string }>,
    terms: Terms,
  ): Carried {
    const { game } = this.#played
    const answered = answer(game, position.state, seat, text)
    if (isRefusal(answered)) throw refusedBy(answered)
    const { text: move, events, state } = answered
    const clock = settle(position.clock, thinking(this.#played, position), now)
    const told = events.map(asJson)
    return {
      body: { kind: 'move', seat, move, events: told, ...(bot && { bot }) },
      position: afterMove(this.#played, terms, { ...position, clock }, { number, seat, move }, state, told),
    }
  }

  #takenBack(
    position: Position,
    number: number,
    now: number,
    { seat, undo }: Extract<Wish, { undo: number | undefined }>,
    terms: Terms,
  ): Carried {
    const { game } = this.#played
    if (terms.final) throw new Refused('illegal-move', 'At this table moves are not taken back.')
    const last = undoable(game, position, seat)
    if (last === null) throw new Refused('illegal-move', 'There is no move of yours that can be taken back now.')
    const from = undo ?? last
    if (!mayTakeBack(game, position, seat, from))
      throw new Refused('illegal-move', `Move ${from} is none of yours that can be taken back now.`)
    const body: LineBody = { kind: 'undo', seat, move: from }
    const back = after(this.#played, terms, position, number, now, body)
    if (back.clock && (back.clock.left[seat] ?? 0) <= 0)
      throw new Refused('illegal-move', 'The time you had before that move is over: it stays as it is.')
    return { body, position: back }
  }

  /** The line of that number is stored: nobody asks again for what was before. */
  stored(number: number): void {
    if (this.#next?.number !== number) return
    this.#now = this.#next
    this.#next = null
  }

  /** What somebody sees, as a whole. */
  show(number: number, onlooker: Onlooker, terms: Terms): Shows {
    const shown = this.#shown(this.#after(number))
    const view = JSON.stringify(viewFor(shown, onlooker))
    return { view, moment: momentText(shown, number, onlooker.looking, terms) }
  }

  /** The state as JSON, for the thread of the bots. */
  saved(number: number): string {
    return JSON.stringify(this.#played.game.save(this.#running(number).state))
  }

  /** Some move of the seat, where nobody can choose a better one. */
  first(number: number, seat: number): string | null {
    const { game } = this.#played
    const { state } = this.#running(number)
    const [move] = game.decisions(state).some((decision) => decision.seat === seat) ? game.moves(state, seat) : []
    return move === undefined ? null : game.print(state, move)
  }

  #running(number: number): Position {
    const { position } = this.#after(number)
    if (!position) throw new Refused('wrong-moment', 'The game has not begun yet.')
    return position
  }

  #after(number: number): Standing {
    return this.#unpacked(this.#keptAfter(number))
  }

  #unpacked({ number, packed, final }: Kept): Standing {
    return { number, position: packed && unpackPosition(this.#played, packed), final }
  }

  #keptAfter(number: number): Kept {
    if (this.#next?.number === number) return this.#next
    if (this.#now.number === number) return this.#now
    throw new Refused('stale', 'The table has moved on. Please look again.')
  }

  #shown({ position, final }: Standing): Shown {
    return { played: this.#played, position, final }
  }
}

function turnOf(played: Played, position: Position | null): Turn | null {
  if (!position) return null
  const seats = played.game.decisions(position.state).map(({ seat }) => seat)
  return { seats, thinking: thinking(played, position), clock: position.clock }
}

/** The game of a table as it comes out of the store: from its last snapshot on, however long it is. */
export function openBoard(played: Played, stored: StoredGame): { board: Board; opened: Opened } {
  const { status, snapshot, lines } = stored
  const number = lines.at(-1)?.number ?? snapshot?.number ?? 0
  const final = status === 'finished' && snapshot ? (JSON.parse(snapshot.body) as Final) : null // written by a board
  const { position, trouble } = final ? { position: null, trouble: null } : readPosition(played, stored)
  const board = new Board(played, { number, position, final })
  return { board, opened: { turn: turnOf(played, position), trouble } }
}

/** A game begun under rules that are no longer known can still be looked at, line by line. */
export function readPosition(
  played: Played,
  { doc, snapshot, lines }: StoredGame,
): { position: Position | null; trouble: string | null } {
  try {
    let position = snapshot ? fromSnapshot(played, doc, snapshot) : null
    for (const line of lines) {
      const body = readBody(line)
      if (body.kind === 'start') position = startPosition(played, doc, line.number, line.at, body.bots)
      else if (position) position = after(played, doc, position, line.number, line.at, body)
    }
    return { position, trouble: null }
  } catch (error) {
    return { position: null, trouble: error instanceof Error ? error.message : String(error) }
  }
}

function refusedBy({ refused, message }: { refused: string; message: string }): Refused {
  return new Refused(isCode(refused) ? refused : 'bad-request', message)
}
