import { type Described, questionFor } from '@furrow/engine/core'
import { onlyPerson } from '../contract/options.ts'
import type { AnyUpdate, LogEntry } from '../contract/update.ts'
import { type LocalTable, storable } from './authority.ts'
import { canTakeBack } from './back.ts'
import type { Device } from './device.ts'

/** Does a turn wait for its end, and for which move? */
export interface Waiting {
  held: boolean
  pending: Described | null
}

export const NOT_WAITING: Waiting = { held: false, pending: null }

/** What the page is told of the table: only what the seat that has the device may know. */
export function updateOf(
  table: LocalTable,
  device: Device,
  { held, pending }: Waiting,
  log: readonly LogEntry[],
): AnyUpdate {
  const { local, record, history } = table
  const { game } = local
  const { state, log: lines } = history
  const { seat, handover } = device
  const asked = held || handover !== null ? null : seat
  const question = asked === null ? null : questionFor(game, state, asked)
  const view = game.view(state, handover === null && seat !== null ? seat : 'public') as AnyUpdate['seen']
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
    pending,
    view: view.table,
    seen: view,
    decision: question?.decision ?? null,
    ...open,
    offers: question && local.offers(view, question.decision.seat, open),
    canUndo: pending !== null || canTakeBack(table, device),
    outcome: game.outcome(state),
    log,
  } as AnyUpdate // view and events are those of this game
}
