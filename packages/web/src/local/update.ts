import { questionFor, textsOf, undoable } from '@furrow/engine'
import { type LocalTable, type LogEntry, storable } from './authority.ts'
import { type Device, undoer } from './device.ts'
import type { AnyUpdate } from './messages.ts'
import { onlyPerson } from './options.ts'

/** What the page is told of the table: only what the seat that has the device may know. */
export function updateOf(table: LocalTable, device: Device, held: boolean, log: readonly LogEntry[]): AnyUpdate {
  const { played, record, history } = table
  const { game } = played
  const { state, log: lines } = history
  const { seat, handover } = device
  const asked = held || handover !== null ? null : seat
  const question = asked === null ? null : questionFor(game, state, asked)
  const view = game.view(state, handover === null && seat !== null ? seat : 'public') as AnyUpdate['seen']
  const back = undoer(table, device)
  return {
    game: game.name,
    stored: storable(table),
    seats: record.seats,
    you: onlyPerson(record.seats),
    number: lines.length,
    human: handover ?? seat ?? 0,
    handover,
    held,
    view: view.table,
    seen: view,
    decision: question?.decision ?? null,
    moves: textsOf(question?.moves ?? []),
    extras: textsOf(question?.extras ?? []),
    canUndo: back !== null && undoable(game, history, back) !== null,
    outcome: game.outcome(state),
    log,
  } as AnyUpdate // view and events are those of this game
}
