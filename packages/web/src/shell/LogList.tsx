import { memo } from 'react'
import { Token } from '../art/Token.tsx'
import { latestFirst } from '../log/order.ts'
import styles from './LogList.module.css'

/** What one seat did, in a sentence; without a seat it is a heading. */
export interface LogLine {
  key: string
  seat: number | null
  words: string
}

interface Props {
  /** In the order in which they happened. */
  lines: readonly LogLine[]
  /** The heading of a log that goes back to the beginning of the game. */
  begins?: string | undefined
}

/** What happened, a line for each thing that one seat did, the latest first. */
export function LogList({ lines, begins }: Props) {
  const told = begins === undefined ? lines : [{ key: 'begins', seat: null, words: begins }, ...lines]
  return (
    <ol className={styles.log} reversed>
      {latestFirst(told).map(({ key, seat, words }) => (
        <Line key={key} seat={seat} words={words} />
      ))}
    </ol>
  )
}

/** The log is long and grows by a line: those that say the same as before are left alone. */
const Line = memo(function Line({ seat, words }: { seat: number | null; words: string }) {
  return (
    <li className={styles.line} data-heading={seat === null}>
      {seat !== null && <Token seat={seat} />}
      <span>{words}</span>
    </li>
  )
})
