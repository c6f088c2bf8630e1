import { current, isRefusal, lastTurn, reset, takenBack, undo, undoable } from '@furrow/engine/core'
import { onlyPerson } from '../contract/options.ts'
import type { LocalTable } from './authority.ts'
import { type Device, undoer } from './device.ts'

// Among people, undo is what the engine's table does: one's own moves, until somebody else has moved. Where one person sits
// with bots or alone, nobody minds: the bots' moves after one's own are taken back with it, as long as nothing new has come
// out since.

export type Back = 'move' | 'turn'

/** The number of the move from which the only person at the table takes back; null if that cannot be. */
function ownMove({ local, history: { state, since } }: LocalTable, seat: number, how: Back): number | null {
  const upToOwn = since.slice(0, since.findLastIndex((made) => made.seat === seat) + 1)
  if (local.game.outcome(state) !== null) return null
  return how === 'turn' ? lastTurn(upToOwn, seat) : (upToOwn.at(-1)?.number ?? null)
}

/** Can whoever has the device take something back now? */
export function canTakeBack(table: LocalTable, device: Device): boolean {
  const only = onlyPerson(table.record.seats)
  if (only !== null) return ownMove(table, only, 'move') !== null
  const seat = undoer(table, device)
  return seat !== null && undoable(table.local.game, table.history, seat) !== null
}

/** The table before the last move or turn of whoever has the device; null if nothing can be taken back. */
export function takeBack(table: LocalTable, device: Device, how: Back): LocalTable | null {
  const { local, history, record } = table
  const only = onlyPerson(record.seats)
  if (only === null) {
    const seat = undoer(table, device)
    const back = seat === null ? null : (how === 'turn' ? reset : undo)(local.game, history, seat)
    return back === null || isRefusal(back) ? null : { ...table, history: back }
  }
  const from = ownMove(table, only, how)
  if (from === null) return null
  const to = current(history.log).findLast(({ number }) => number < from)?.number ?? 0
  const log = [...history.log, { seat: only, undo: to, events: [] }]
  return { ...table, history: { ...history, ...takenBack(local.game, history, from), log } }
}
