import type { ReactNode } from 'react'
import { useRoom } from '../app/context.ts'
import { Token } from '../art/Token.tsx'
import styles from './TopBar.module.css'

interface Props {
  seat: number
  own: boolean
  /** Whose turn it is, in a sentence; a narrow screen has room for `short` only. */
  words: string
  short: string
  children?: ReactNode
}

/** Whose turn it is. Where room is short the name gives way: never the clock, nor what stands beside it. */
export function TopBarTurn({ seat, own, words, short, children }: Props) {
  const room = useRoom()
  return (
    <span className={styles.turn} data-own={own} data-turn>
      <Token seat={seat} />
      <span className={styles.who} title={words}>
        <span className={styles.long}>{words}</span>
        <span className={styles.short}>{short}</span>
      </span>
      {room?.seatNote(seat)}
      {children}
    </span>
  )
}
