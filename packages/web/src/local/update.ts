import { questionFor, undoable } from '@furrow/engine/core'
import { onlyPerson } from '../contract/options.ts'
import type { AnyUpdate, LogEntry } from '../contract/update.ts'
import { type LocalTable, storable } from './authority.ts'
import { type Device, undoer } from './device.ts'

/** What the page is told of the table: only what the seat that has the device may know. */
export function updateOf(table: LocalTable, device: Device, held: boolean, log: readonly LogEntry[]): AnyUpdate {
  const { local, record, history } = table
  const { game } = local
  const { state, log: lines } = history
  const { seat, handover } = device
  const asked = held || handover !== null ? null : seat
  const question = asked === null ? null : questionFor(game, state, asked)
  const view = game.view(state, handover === null && seat !== null ? seat : 'public') as AnyUpdate['seen']
  const back = undoer(table, device)
  // Worked out once: the question does it anew each time it is read.
  const open = { moves: question?.moves ?? [], extras: question?.extras ?? [] }
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
    ...open,
    offers: question && local.offers(view, question.decision.seat, open),
    canUndo: back !== null && undoable(game, history, back) !== null,
    outcome: game.outcome(state),
    log,
  } as AnyUpdate // view and events are those of this game
}
