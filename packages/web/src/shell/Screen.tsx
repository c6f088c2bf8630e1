import type { ReactNode } from 'react'
import styles from './Screen.module.css'

interface Props {
  /** The part that a narrow screen shows. */
  pane: string
  /** How far the game has come. */
  number: number
  /** The seat in front. */
  seat: number
  /** What the way past everything else is called. */
  skip: string
  children: ReactNode
}

/** A table on the whole screen; the first key goes straight to what to do now. */
export function Screen({ pane, number, seat, skip, children }: Props) {
  return (
    <div className={styles.screen} data-pane={pane} data-number={number} data-seat={seat}>
      <button type="button" className={styles.skip} onClick={() => document.getElementById('now')?.focus()}>
        {skip}
      </button>
      {children}
    </div>
  )
}
