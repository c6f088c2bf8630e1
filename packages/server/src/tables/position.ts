// Where a game stands, how a line changes that, and how far one can go back. Nothing here is stored or sent.
import { isRefusal } from '@furrow/engine'
import type { Clock, Json } from '../client/types.ts'
import type { Played } from '../games.ts'
import { Refused } from '../refused.ts'
import type { Snapshot } from '../store/store.ts'
import { afterMove, newClock, settle, withGrace } from './clock.ts'
import { botOn, type TableDoc } from './doc.ts'
import type { LineBody } from './line.ts'

interface Standing {
  number: number
  state: unknown
  clock: Clock | null
}

export interface Position extends Standing {
  /** Nobody goes back behind this moment: something came out, or somebody else moved on from it. */
  base: Standing
  /** The moves since then, all of one seat, each with the state before it. */
  run: { seat: number; moves: { number: number; before: unknown }[] }
}

const standing = (at: Standing): Position => ({ ...at, base: at, run: { seat: -1, moves: [] } })

export function startPosition({ game }: Played, doc: TableDoc, number: number, now: number): Position {
  const setup = game.setup(doc.setup)
  if (isRefusal(setup)) throw new Refused('bad-setup', setup.message)
  return standing({ number, state: game.start(setup, doc.seed), clock: newClock(doc.pace, doc.seats.length, now) })
}

/** The seats whose time is running. */
export const thinking = ({ game }: Played, doc: TableDoc, state: unknown): number[] =>
  game.decisions(state).flatMap(({ seat }) => (botOn(doc.seats[seat]) === null ? [seat] : []))

/** The number of the move that the seat can take back now, or null. */
export const undoable = ({ run }: Position, seat: number): number | null =>
  run.seat === seat ? (run.moves.at(-1)?.number ?? null) : null

/** The position after a line. What stands in the log was checked before. */
export function after(
  played: Played,
  doc: TableDoc,
  p: Position,
  number: number,
  at: number,
  body: LineBody,
): Position {
  const clock = settle(p.clock, thinking(played, doc, p.state), at)
  switch (body.kind) {
    case 'move': {
      const { game } = played
      const move = game.parse(p.state, body.seat, body.move)
      if (isRefusal(move)) throw new Error(`Line ${number} is no move: ${move.message}`)
      const state = game.copy(p.state)
      game.advance(state, body.seat, move)
      return moved(played, doc, { ...p, clock }, number, body.seat, state, body.events)
    }
    case 'undo': {
      const i = p.run.moves.findIndex((move) => move.number === body.move)
      if (i < 0) throw new Error(`Line ${number} takes back ${body.move}, which cannot be.`)
      const run = { seat: p.run.seat, moves: p.run.moves.slice(0, i) }
      return { ...p, number, clock, state: p.run.moves[i].before, run }
    }
    case 'seat':
      return { ...p, number, clock: body.why === 'back' ? withGrace(clock, doc.pace, body.seat) : clock }
    default:
      return { ...p, number, clock }
  }
}

export function moved(
  { game }: Played,
  doc: TableDoc,
  p: Position,
  number: number,
  seat: number,
  state: unknown,
  events: readonly Json[],
): Position {
  const clock = afterMove(p.clock, doc.pace, seat)
  const now = { number, state, clock }
  if (events.some((event) => game.reveals(event))) return standing(now)
  const move = { number, before: p.state }
  if (p.run.seat === seat && p.run.moves.length > 0)
    return { ...now, base: p.base, run: { seat, moves: [...p.run.moves, move] } }
  const base = { number: number - 1, state: p.state, clock: p.clock }
  return { ...now, base, run: { seat, moves: [move] } }
}

/** What is stored: the moment behind which nobody goes back, so that the lines after it give the rest. */
export const takeSnapshot = ({ game }: Played, { base }: Position): Snapshot => ({
  number: base.number,
  body: JSON.stringify({ state: game.save(base.state), clock: base.clock }),
})

export function fromSnapshot({ game }: Played, { number, body }: Snapshot): Position {
  const { state: saved, clock } = JSON.parse(body) as { state: unknown; clock: Clock | null }
  const state = game.load(saved)
  if (isRefusal(state)) throw new Refused('old-rules', state.message)
  return standing({ number, state, clock })
}
