import type { SeatInfo, TableEntry } from '@furrow/server/client'
import type { ReactNode } from 'react'
import styles from '../connection/online.module.css'
import { gameText, paceText, seatText } from '../connection/words.ts'
import { useTexts, useWords } from '../texts/texts.ts'
import { KnownBefore } from './KnownBefore.tsx'
import { isFree } from './tables.ts'

const isMine = (seat: SeatInfo): seat is Extract<SeatInfo, { kind: 'person' }> => seat.kind === 'person' && seat.me

interface Props {
  table: TableEntry
  /** How it stands, in a few words. */
  mark: string
  children: ReactNode
}

/** A table in a list: the game, how it stands, who sits there, and what can be done. */
export function TableLine({ table, mark, children }: Props) {
  const texts = useWords('online')
  const { ui, pages } = useTexts()
  const { id, game, seats, pace, yourTurn, status, result } = table
  const free = seats.filter(isFree).length
  const who = [
    ...seats.flatMap((seat, i) => {
      if (isFree(seat)) return []
      const name = isMine(seat) ? `${seatText(texts, seat)} (${texts.you})` : seatText(texts, seat)
      const points = result?.[i]?.total
      return [points === undefined ? name : pages.games.scored(name, ui.points(points))]
    }),
    ...(free > 0 ? [texts.open.free(free)] : []),
  ]
  return (
    <li className={styles.table} data-table={id} data-status={status} data-turn={yourTurn}>
      <div className={styles.about}>
        <strong className={styles.game}>{gameText(texts, game)}</strong>{' '}
        {mark !== '' && (
          <span className={styles.mark}>
            {yourTurn && <span aria-hidden="true">● </span>}
            {mark}
          </span>
        )}
        <div className={styles.soft}>
          {who.join(', ')} · {paceText(texts, pace)}
        </div>
        <KnownBefore table={table} />
      </div>
      <div className={styles.acts}>{children}</div>
    </li>
  )
}
