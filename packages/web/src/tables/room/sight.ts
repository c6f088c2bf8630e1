import type { RecordSeat } from '@furrow/engine/core'
import type { LogLine, TableInfo, TableState } from '@furrow/server/client'
import type { GameName } from '../../contract/options.ts'
import type { AnyUpdate, LogEntry } from '../../contract/update.ts'

type MoveLine = Extract<LogLine, { kind: 'move' }>

/** The moves in force: those that were taken back are gone, with everything after them. */
export function inForce(lines: readonly LogLine[]): MoveLine[] {
  const moves: MoveLine[] = []
  for (const line of lines) {
    if (line.kind === 'move') moves.push(line)
    else if (line.kind === 'undo') while ((moves.at(-1)?.number ?? -1) >= line.move) moves.pop()
  }
  return moves
}

/** Who sits there, as in a record. */
export const sittersOf = ({ seats }: TableInfo): RecordSeat[] =>
  seats.map((seat) => {
    if (seat.kind === 'bot') return { name: seat.name, bot: seat.level }
    return { name: seat.kind === 'open' ? '' : (seat.name ?? '') }
  })

/** The table as the page shows it, for whoever sits or watches there. */
export function updateFrom(
  { info, ask, undo, view, number }: TableState,
  log: readonly LogEntry[],
  seats: readonly RecordSeat[],
  watched: number,
): AnyUpdate {
  const seen = view as unknown as AnyUpdate['seen'] // the view of this game, as the server's engine made it
  return {
    game: info.game as GameName, // the server plays no other games than the page
    stored: null,
    seats,
    you: info.seat,
    number,
    human: info.seat ?? Math.min(watched, seats.length - 1),
    handover: null,
    held: false,
    pending: null,
    view: seen.table,
    seen,
    decision: ask?.decision ?? null,
    moves: ask?.moves ?? [],
    extras: ask?.extras ?? [],
    offers: null,
    canUndo: undo !== null,
    outcome: null,
    log,
  } as AnyUpdate // view and events are those of this game
}
