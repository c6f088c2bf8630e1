import { memo } from 'react'
import { Token } from '../art/Token.tsx'
import styles from './LogList.module.css'

/** What one seat did, in words; without a seat it is a heading. */
export interface LogLine {
  key: string
  seat: number | null
  words: string
}

interface Props {
  /** The latest first. */
  lines: readonly LogLine[]
  names: readonly string[]
  /** How a log ends that goes back to the beginning of the game. */
  begins?: string | undefined
}

/** What happened, a line for each thing that one seat did. */
export function LogList({ lines, names, begins }: Props) {
  return (
    <ol className={styles.log} reversed>
      {lines.map(({ key, seat, words }) => (
        <Line key={key} seat={seat} name={seat === null ? '' : (names[seat] ?? '')} words={words} />
      ))}
      {begins && <Line seat={null} name="" words={begins} />}
    </ol>
  )
}

/** The log is long and grows by a line: those that say the same as before are left alone. */
const Line = memo(function Line({ seat, name, words }: { seat: number | null; name: string; words: string }) {
  return (
    <li className={styles.line} data-heading={seat === null}>
      {seat !== null && <Token seat={seat} label={name} />}
      <span>{words}</span>
    </li>
  )
})
