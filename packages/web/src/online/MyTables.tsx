import type { TableEntry } from '@furrow/server/client'
import { hrefOf } from '../app/route.ts'
import styles from './online.module.css'
import { TableLine } from './TableLine.tsx'
import { freeSeats } from './tables.ts'
import { type OnlineTexts, useOnlineTexts } from './words.ts'

/** How one of my games stands. */
function markOf({ mine }: OnlineTexts, { status, yourTurn, seat, seats, result }: TableEntry): string {
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

/** My games that are not over, those that wait for me first. */
export function MyTables({ tables }: { tables: readonly TableEntry[] }) {
  const texts = useOnlineTexts()
  const { mine } = texts
  if (tables.length === 0) return <p className={styles.soft}>{mine.none}</p>
  return (
    <ul className={styles.tables}>
      {tables.map((table) => (
        <TableLine key={table.id} table={table} mark={markOf(texts, table)}>
          <a className={table.yourTurn ? styles.mainLink : styles.link} href={hrefOf('room', table.id)}>
            {table.yourTurn ? mine.play : table.seat === null ? mine.sit : mine.go}
          </a>
        </TableLine>
      ))}
    </ul>
  )
}

export function FinishedTables({ tables }: { tables: readonly TableEntry[] }) {
  const texts = useOnlineTexts()
  return (
    <ul className={styles.tables}>
      {tables.map((table) => (
        <TableLine key={table.id} table={table} mark={markOf(texts, table)}>
          <a className={styles.link} href={hrefOf('room', table.id)}>
            {texts.mine.replay}
          </a>
        </TableLine>
      ))}
    </ul>
  )
}
