import { memo } from 'react'
import { Art } from './art.tsx'
import styles from './Cube.module.css'

interface Props {
  /** Which of the six kinds of dice: each is made of its own wood. */
  kind: string
  /** What lies on top; null before the first roll. */
  face: string | null
}

/** A die of painted wood, seen from above: its top, and a little of two of its sides. */
export const Cube = memo(function Cube({ kind, face }: Props) {
  return (
    <span className={styles.cube} data-kind={kind}>
      <svg viewBox="0 0 64 64" className={styles.body} aria-hidden="true" focusable="false">
        <ellipse cx="34" cy="57" rx="28" ry="6" className={styles.shade} />
        <path d="M13 3H49Q61 3 61 14V49Q61 61 49 61H14Q3 61 3 49V14Q3 3 13 3Z" className={styles.side} />
        <path d="M55 10 60 13V49Q60 60 49 60H14L10 55Z" className={styles.low} />
        <rect x="3.6" y="3.6" width="51.4" height="51.4" rx="12" className={styles.top} />
        <path d="M9 20V16Q9 9 16 9H34" className={styles.shine} />
      </svg>
      {face ? (
        <Art name={face} className={styles.face} />
      ) : (
        <span className={styles.blank} aria-hidden="true">
          ?
        </span>
      )}
    </span>
  )
})
