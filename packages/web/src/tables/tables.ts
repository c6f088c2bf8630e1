import type { SeatInfo, TableEntry } from '@furrow/server/client'

/** Can somebody with an invitation sit down there? Seats are also kept for one person alone. */
export const isFree = (seat: SeatInfo): boolean =>
  seat.kind === 'open' || (seat.kind === 'invited' && (seat.name === null || seat.me))

/** Seats on which nobody sits yet, kept for somebody or not. */
export const freeSeats = (seats: readonly SeatInfo[]): number =>
  seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length

/** My turn first, then seats kept for me, then games under way, then waiting tables; the newest first in each. */
export const inOrder = (tables: readonly TableEntry[]): TableEntry[] => {
  const place = ({ yourTurn, status, seat }: TableEntry): number =>
    yourTurn ? 0 : seat === null ? 1 : status === 'playing' ? 2 : 3
  return [...tables].sort((a, b) => place(a) - place(b) || b.created - a.created)
}

/** Public tables on which the visitor neither sits nor has a seat kept. */
export const ofOthers = (tables: readonly TableEntry[]): TableEntry[] =>
  tables.filter(({ seat, seats }) => seat === null && !seats.some((each) => each.kind === 'invited' && each.me))
