import type { SeatInfo } from '@furrow/server/client'
import type { ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import { Token } from '../art/Token.tsx'
import styles from '../connection/online.module.css'
import { levelText, seatText } from '../connection/words.ts'
import { useWords } from '../texts/texts.ts'
import { freeSeats } from './tables.ts'

interface Props {
  seats: readonly SeatInfo[]
  /** Seat by seat: is somebody there? Left out where that is not known. */
  present?: readonly boolean[]
  /** What can be done with a seat. */
  acts?(seat: SeatInfo, number: number): ReactNode
}

/** Who sits where: people, bots, and seats that are still free. */
export function SeatList({ seats, present, acts }: Props) {
  const texts = useWords('online')
  return (
    <ul className={styles.seats}>
      {seats.map((seat, i) => (
        <li key={i} className={styles.seat} data-seat={i} data-kind={seat.kind} data-free={freeSeats([seat]) > 0}>
          <Token seat={i} className={styles.token} />
          <span className={styles.sitter}>
            <strong>{seatText(texts, seat)}</strong>
            {seat.kind === 'person' && seat.me && ` (${texts.you})`}
            {seat.kind === 'person' && seat.program && (
              <>
                {' '}
                <Icon name="program" label={texts.account.program} />
              </>
            )}
            {seat.kind === 'bot' && <span className={styles.soft}> · {texts.botOf(levelText(texts, seat.level))}</span>}
            {seat.kind === 'person' && present && (
              <span className={styles.soft}> · {present[i] ? texts.room.here : texts.room.away}</span>
            )}
          </span>
          {acts?.(seat, i)}
        </li>
      ))}
    </ul>
  )
}
