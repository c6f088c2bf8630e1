// Where a game stands with its clock, and how a line changes that. Nothing here is stored or sent.
import {
  afterMoves,
  at,
  type Position as EnginePosition,
  isRefusal,
  loadPosition,
  type Made,
  moved,
  type Outcome,
  type Packed,
  positionAt,
  type SavedPosition,
  savePosition,
  takenBack,
} from '@furrow/engine/core'
import type { Clock, Json } from '../client/types.ts'
import type { Played } from '../games.ts'
import { Refused } from '../refused.ts'
import type { Snapshot } from '../store/store.ts'
import { aboveGrace, afterMove as clockAfterMove, newClock, settle, withGrace, without } from '../tables/clock.ts'
import { botOn, type SeatDoc, type TableDoc } from '../tables/doc.ts'
import { asJson, type LineBody, type SeatReason } from '../tables/line.ts'

/** A move in force, with what the clock gave the seat for it, in ms: it goes again when the move is taken back. */
interface Timed extends Made {
  readonly given?: number
}

export interface Position extends EnginePosition<unknown, Timed> {
  /** The number of the last line. */
  readonly number: number
  readonly clock: Clock | null
  /** The seats for which bots play, as the log says: their time does not run. */
  readonly bots: readonly number[]
}

/** As a board keeps it until somebody moves: a third of the things that V8 has to look through. */
export interface PackedPosition extends Omit<Position, 'state' | 'base'> {
  readonly state: Packed
  readonly base: Packed
}

/** What the position came from is not packed again. */
export function packPosition(
  { game }: Played,
  { state, base, ...rest }: Position,
  from: { position: Position; packed: PackedPosition } | null,
): PackedPosition {
  const packed = from && from.position.state === state ? from.packed.state : game.pack(state)
  if (base === state) return { ...rest, state: packed, base: packed }
  return { ...rest, state: packed, base: from && from.position.base === base ? from.packed.base : game.pack(base) }
}

export function unpackPosition({ game }: Played, { state, base, ...rest }: PackedPosition): Position {
  const unpacked = game.unpack(state)
  return { ...rest, state: unpacked, base: base === state ? unpacked : game.unpack(base) }
}

/** How the game began. Under other rules the same moves would give another game. */
export function startState({ game }: Played, doc: TableDoc): unknown {
  if (doc.rules !== game.rules)
    throw new Refused(
      'old-rules',
      `The game was begun under version ${doc.rules} of the rules; this is version ${game.rules}.`,
    )
  const setup = game.setup(doc.setup)
  if (isRefusal(setup)) throw new Refused('bad-setup', setup.message)
  return game.start(setup, doc.seed)
}

export const startPosition = (
  played: Played,
  doc: TableDoc,
  number: number,
  now: number,
  bots: readonly number[] = botsAtStart(doc),
): Position => ({
  ...positionAt(startState(played, doc)),
  number,
  clock: newClock(doc.pace, doc.seats.length, now),
  bots,
})

const seatsWhere = ({ seats }: TableDoc, is: (seat: SeatDoc) => boolean): number[] =>
  seats.flatMap((seat, i) => (is(seat) ? [i] : []))

/** In a person's place a bot comes only later. */
export const botsAtStart = (doc: TableDoc): number[] => seatsWhere(doc, ({ kind }) => kind === 'bot')

/** The seats whose time is running. */
export const thinking = ({ game }: Played, { state, bots }: Pick<Position, 'state' | 'bots'>): number[] =>
  game.decisions(state).flatMap(({ seat }) => (bots.includes(seat) ? [] : [seat]))

/** What a clock needs to know of a table. */
type Paced = Pick<TableDoc, 'pace'>

/** The position after a line. What stands in the log was checked before. */
export function after(played: Played, doc: Paced, p: Position, number: number, at: number, body: LineBody): Position {
  const clock = settle(p.clock, thinking(played, p), at)
  switch (body.kind) {
    case 'move': {
      const made = { number, seat: body.seat, move: body.move }
      return afterMove(played, doc, { ...p, clock }, made, afterMoves(played.game, p.state, [made]), body.events)
    }
    case 'undo': {
      const back = takenBack(played.game, p, body.move)
      const given = p.since.slice(back.since.length).reduce((sum, made) => sum + (made.given ?? 0), 0)
      return { ...p, ...back, number, clock: without(clock, body.seat, given) }
    }
    case 'seat':
      return reseated({ ...p, number, clock }, doc, body.seat, body.why)
    default:
      return { ...p, number, clock }
  }
}

/** Somebody takes their seat back; every other reason after the start is one for a bot to come. */
function reseated(p: Position, doc: Paced, seat: number, why: SeatReason): Position {
  const bots = p.bots.filter((other) => other !== seat)
  return why === 'back' ? seatTakenBack({ ...p, bots }, doc, seat) : { ...p, bots: [...bots, seat] }
}

/** With some time to go on. Taking moves back later, the bot's too, does not take that time away again. */
function seatTakenBack(p: Position, { pace }: Paced, seat: number): Position {
  const clock = withGrace(p.clock, pace, seat)
  if (!clock) return p
  let most = aboveGrace(clock, pace, seat)
  const since = p.since.toReversed().map((made) => {
    if (made.seat !== seat) return made
    const given = Math.min(made.given ?? 0, most)
    most -= given
    return { ...made, given }
  })
  return { ...p, clock, since: since.toReversed() }
}

export function afterMove(
  { game }: Played,
  doc: Paced,
  p: Position,
  made: Made,
  state: unknown,
  events: readonly Json[],
): Position {
  const { number, seat } = made
  const clock = clockAfterMove(p.clock, doc.pace, seat)
  const given = clock && p.clock ? { given: at(clock.left, seat) - at(p.clock.left, seat) } : {}
  return { ...moved(game, p, { ...made, ...given }, state, events), number, clock, bots: p.bots }
}

/** A finished game, as it is shown from then on. */
export interface Final {
  view: Json
  outcome: Outcome
}

/** The game as it is shown once it is over; undefined while it goes on. */
export function finalOf({ game }: Played, state: unknown): Final | undefined {
  const outcome = game.outcome(state)
  return outcome ? { view: asJson(game.view(state, 'all')), outcome } : undefined
}

interface Saved extends SavedPosition<Timed> {
  clock: Clock | null
  /** Not in snapshots of the first two versions. */
  bots?: readonly number[]
}

/** What is stored: the state behind which nobody goes back, and what leads from there to the position. */
export const takeSnapshot = ({ game }: Played, position: Position): Snapshot => ({
  number: position.number,
  body: JSON.stringify({
    ...savePosition(game, position),
    clock: position.clock,
    bots: position.bots,
  } satisfies Saved),
})

export function fromSnapshot({ game }: Played, doc: TableDoc, { number, body }: Snapshot): Position {
  const {
    clock,
    state,
    since,
    bots = seatsWhere(doc, (seat) => botOn(seat) !== null),
  } = JSON.parse(body) as Saved & { since?: readonly Timed[] } // written by takeSnapshot
  // Snapshots of the first version have no moves: they were taken where nobody could go back.
  const position = loadPosition<unknown, unknown, unknown, unknown, unknown, Timed>(game, { state, since: since ?? [] })
  if (isRefusal(position)) throw new Refused('old-rules', position.message)
  return { ...position, number, clock, bots }
}
