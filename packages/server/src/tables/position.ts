// Where a game stands, how a line changes that, and how far one can go back. Nothing here is stored or sent.
import { isRefusal, type Outcome } from '@furrow/engine'
import type { Clock, Json } from '../client/types.ts'
import type { Played } from '../games.ts'
import { Refused } from '../refused.ts'
import type { Snapshot } from '../store/store.ts'
import { aboveGrace, afterMove, newClock, settle, withGrace, without } from './clock.ts'
import { botOn, type SeatDoc, type TableDoc } from './doc.ts'
import { asJson, type LineBody, type SeatReason } from './line.ts'

interface Standing {
  number: number
  state: unknown
  clock: Clock | null
  /** The seats for which bots play, as the log says: their time does not run. */
  bots: readonly number[]
}

/** A move in force, as it stands in the log. */
export interface Made {
  number: number
  seat: number
  move: string
  /** What the clock gave the seat for it, in ms: it goes again when the move is taken back. */
  given?: number
}

export interface Position extends Standing {
  /** The state behind which nobody goes back: the first one, or the one in which something new came out. */
  base: unknown
  /** The moves in force since then. States in between are played again when they are wanted: that is rare and quick. */
  since: readonly Made[]
}

const standing = (at: Standing): Position => ({ ...at, base: at.state, since: [] })

/** Plays moves that were played before, on a copy. */
export function again({ game }: Played, from: unknown, moves: readonly Made[]): unknown {
  const state = game.copy(from)
  for (const { number, seat, move: text } of moves) {
    const move = game.parse(state, seat, text)
    if (isRefusal(move)) throw new Error(`Line ${number} is no move: ${move.message}`)
    game.advance(state, seat, move)
  }
  return state
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
): Position =>
  standing({ number, state: startState(played, doc), clock: newClock(doc.pace, doc.seats.length, now), bots })

const seatsWhere = ({ seats }: TableDoc, is: (seat: SeatDoc) => boolean): number[] =>
  seats.flatMap((seat, i) => (is(seat) ? [i] : []))

/** In a person's place a bot comes only later. */
export const botsAtStart = (doc: TableDoc): number[] => seatsWhere(doc, ({ kind }) => kind === 'bot')

/** The seats whose time is running. */
export const thinking = ({ game }: Played, { state, bots }: Standing): number[] =>
  game.decisions(state).flatMap(({ seat }) => (bots.includes(seat) ? [] : [seat]))

/** The number of the move that the seat can take back now, or null. */
export function undoable({ since }: Position, seat: number): number | null {
  const last = since.at(-1)
  return last?.seat === seat ? last.number : null
}

/** As in the engine: one's own moves in force, as far back as nobody else has moved and nothing new came out. */
export function mayTakeBack({ since }: Position, seat: number, move: number): boolean {
  const first = since.findIndex(({ number }) => number === move)
  return first >= 0 && since.slice(first).every((made) => made.seat === seat)
}

/** The position after a line. What stands in the log was checked before. */
export function after(
  played: Played,
  doc: TableDoc,
  p: Position,
  number: number,
  at: number,
  body: LineBody,
): Position {
  const clock = settle(p.clock, thinking(played, p), at)
  switch (body.kind) {
    case 'move': {
      const made = { number, seat: body.seat, move: body.move }
      return moved(played, doc, { ...p, clock }, made, again(played, p.state, [made]), body.events)
    }
    case 'undo': {
      const first = p.since.findIndex((made) => made.number === body.move)
      if (first < 0) throw new Error(`Line ${number} takes back ${body.move}, which cannot be.`)
      const since = p.since.slice(0, first)
      const given = p.since.slice(first).reduce((sum, made) => sum + (made.given ?? 0), 0)
      return { ...p, number, clock: without(clock, body.seat, given), state: again(played, p.base, since), since }
    }
    case 'seat':
      return reseated({ ...p, number, clock }, doc, body.seat, body.why)
    default:
      return { ...p, number, clock }
  }
}

/** Somebody takes their seat back; every other reason after the start is one for a bot to come. */
function reseated(p: Position, doc: TableDoc, seat: number, why: SeatReason): Position {
  const bots = p.bots.filter((other) => other !== seat)
  return why === 'back' ? seatTakenBack({ ...p, bots }, doc, seat) : { ...p, bots: [...bots, seat] }
}

/** With some time to go on. Taking moves back later, the bot's too, does not take that time away again. */
function seatTakenBack(p: Position, { pace }: TableDoc, seat: number): Position {
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

export function moved(
  { game }: Played,
  doc: TableDoc,
  p: Position,
  made: Made,
  state: unknown,
  events: readonly Json[],
): Position {
  const { number, seat } = made
  const clock = afterMove(p.clock, doc.pace, seat)
  const now = { number, state, clock, bots: p.bots }
  if (events.some((event) => game.reveals(event))) return standing(now)
  const given = clock && p.clock ? { given: clock.left[seat] - p.clock.left[seat] } : {}
  return { ...now, base: p.base, since: [...p.since, { ...made, ...given }] }
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

interface Saved {
  state: unknown
  clock: Clock | null
  /** Not in snapshots of the first version, which were taken where nobody could go back. */
  since?: readonly Made[]
  /** Not in snapshots of the first two versions. */
  bots?: readonly number[]
}

/** What is stored: the state behind which nobody goes back, and what leads from there to the position. */
export const takeSnapshot = ({ game }: Played, { number, base, since, clock, bots }: Position): Snapshot => ({
  number,
  body: JSON.stringify({ state: game.save(base), clock, since, bots } satisfies Saved),
})

export function fromSnapshot(played: Played, doc: TableDoc, { number, body }: Snapshot): Position {
  const {
    state: saved,
    clock,
    since = [],
    bots = seatsWhere(doc, (seat) => botOn(seat) !== null),
  } = JSON.parse(body) as Saved // written by takeSnapshot
  const base = played.game.load(saved)
  if (isRefusal(base)) throw new Refused('old-rules', base.message)
  return { number, state: again(played, base, since), clock, bots, base, since }
}
