import type { Offers } from '../contract/offer.ts'
import { onlyPerson } from '../contract/options.ts'
import type { AnyUpdate, LogEntry } from '../contract/update.ts'
import { type LocalTable, storable, undoTarget } from './authority.ts'
import { type Device, undoer } from './device.ts'
import type { LocalGame } from './localGame.ts'

/** What a seat can do, with what would come of it, where the game tells it with the question. */
export function offersIn(
  { offers }: LocalGame,
  view: unknown,
  seat: number,
  moves: readonly string[],
  extras: readonly string[],
): Offers | null {
  const open = offers(view, seat, moves)
  return open && { moves: open, extras: offers(view, seat, extras) ?? [] }
}

/** What the page is told of the table: only what the seat that has the device may know. */
export function updateOf(table: LocalTable, device: Device, held: boolean, log: readonly LogEntry[]): AnyUpdate {
  const { local, record, history } = table
  const { game } = local
  const { state, entries } = history
  const { seat, handover } = device
  const asked = held || handover !== null ? null : seat
  const decision = game.decisions(state).find((each) => each.seat === asked) ?? null
  const texts = (moves: readonly unknown[]) => moves.map((move) => game.print(state, move))
  const view = game.view(state, handover === null && seat !== null ? seat : 'public') as AnyUpdate['seen']
  const back = undoer(table, device)
  const moves = decision ? texts(game.moves(state, decision.seat)) : []
  const extras = decision ? texts(game.extras(state, decision.seat)) : []
  return {
    game: game.name,
    stored: storable(table),
    seats: record.seats,
    you: onlyPerson(record.seats),
    number: entries.length,
    human: handover ?? seat ?? 0,
    handover,
    held,
    view: view.table,
    seen: view,
    decision,
    moves,
    extras,
    offers: decision && offersIn(local, view, decision.seat, moves, extras),
    canUndo: back !== null && undoTarget(table, back) !== null,
    outcome: game.outcome(state),
    log,
  } as AnyUpdate // view and events are those of this game
}
