import { agricola } from '@furrow/engine'
import { type LocalTable, type LogEntry, storable, undoTarget } from './authority.ts'
import type { Device } from './device.ts'
import type { Update } from './messages.ts'
import { optionsOf } from './newRecord.ts'

/** What the page is told of the table: only what the seat that has the device may know. */
export function updateOf(
  table: LocalTable,
  { seat, handover }: Device,
  held: boolean,
  log: readonly LogEntry[],
  logFrom: number,
): Update {
  const { record, history } = table
  const { state, entries } = history
  const asked = held || handover !== null ? null : seat
  const decision = agricola.decisions(state).find((each) => each.seat === asked) ?? null
  const texts = (moves: ReturnType<typeof agricola.moves>) => moves.map((move) => agricola.print(state, move))
  return {
    stored: storable(table),
    options: optionsOf(record),
    seats: record.seats,
    number: entries.length,
    human: handover ?? seat ?? 0,
    handover,
    held,
    view: agricola.view(state, handover === null && seat !== null ? seat : 'public').table,
    decision,
    moves: decision ? texts(agricola.moves(state, decision.seat)) : [],
    extras: decision ? texts(agricola.extras(state, decision.seat)) : [],
    canUndo: handover === null && seat !== null && undoTarget(table, seat) !== null,
    outcome: agricola.outcome(state),
    logFrom,
    log: log.slice(logFrom),
  }
}
