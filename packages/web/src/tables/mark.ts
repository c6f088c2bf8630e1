import type { TableEntry } from '@furrow/server/client'
import type { OnlineTexts } from '../texts/subjects.ts'
import { freeSeats } from './tables.ts'

/** How one of my games stands. */
export function markOf({ mine }: OnlineTexts, { status, yourTurn, seat, seats, result }: TableEntry): string {
  if (status === 'waiting') return seat === null ? mine.invited : mine.waiting(freeSeats(seats))
  if (status === 'playing') {
    const own = seat === null ? undefined : seats[seat]
    if (own?.kind === 'person' && own.bot !== null) return mine.bot
    return yourTurn ? mine.yourTurn : mine.theirTurn
  }
  const rank = seat === null ? undefined : result?.[seat]?.rank
  if (rank === undefined) return ''
  return rank === 1 && seats.length > 1 ? mine.won : mine.rank(rank, seats.length)
}
