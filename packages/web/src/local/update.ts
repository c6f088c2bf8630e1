import { type LocalTable, type LogEntry, storable, undoTarget } from './authority.ts'
import { type Device, undoer } from './device.ts'
import type { AnyUpdate } from './messages.ts'
import { onlyPerson } from './options.ts'

/** What the page is told of the table: only what the seat that has the device may know. */
export function updateOf(table: LocalTable, device: Device, held: boolean, log: readonly LogEntry[]): AnyUpdate {
  const { played, record, history } = table
  const { game } = played
  const { state, entries } = history
  const { seat, handover } = device
  const asked = held || handover !== null ? null : seat
  const decision = game.decisions(state).find((each) => each.seat === asked) ?? null
  const texts = (moves: readonly unknown[]) => moves.map((move) => game.print(state, move))
  const view = game.view(state, handover === null && seat !== null ? seat : 'public') as AnyUpdate['seen']
  const back = undoer(table, device)
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
    moves: decision ? texts(game.moves(state, decision.seat)) : [],
    extras: decision ? texts(game.extras(state, decision.seat)) : [],
    canUndo: back !== null && undoTarget(table, back) !== null,
    outcome: game.outcome(state),
    log,
  } as AnyUpdate // view and events are those of this game
}
