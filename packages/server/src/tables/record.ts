// A table's log as a record that the engine can play again.
import type { Entry, GameRecord, Json, RecordSeat } from '@furrow/engine/core'
import type { LogLine } from '../client/types.ts'
import type { SeatDoc } from './doc.ts'
import type { Table } from './table.ts'

const seatName = (seat: SeatDoc): RecordSeat =>
  seat.kind === 'bot' ? { name: seat.name, bot: seat.level } : { name: ('name' in seat && seat.name) || '?' }

/** In a record only moves and undos count, and an undo names the moment to which it leads. */
function entriesOf(lines: readonly LogLine[]): Entry[] {
  const entries: Entry[] = []
  const inForce: { line: number; entry: number }[] = []
  for (const line of lines) {
    if (line.kind === 'move') {
      entries.push({ seat: line.seat, move: line.move })
      inForce.push({ line: line.number, entry: entries.length })
    } else if (line.kind === 'undo') {
      while ((inForce.at(-1)?.line ?? 0) >= line.move) inForce.pop()
      entries.push({ seat: line.seat, undo: inForce.at(-1)?.entry ?? 0 })
    }
  }
  return entries
}

export const recordOf = ({ record: { doc } }: Table, lines: readonly LogLine[]): GameRecord => ({
  game: doc.game,
  rules: doc.rules,
  setup: doc.setup as Json, // the same JSON under the engine's name
  seed: doc.seed,
  seats: doc.seats.map(seatName),
  result: doc.result,
  entries: entriesOf(lines),
})
