import { useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import { minus } from '../texts/minus.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './Chart.module.css'

const WIDTH = 420
const HEIGHT = 190
const LEFT = 34
const BOTTOM = 24
const DASHES = ['none', '8 4', '2 4', '10 4 2 4', '5 3', '14 4']

/** How the points grew, a line for each seat; colour and pattern tell them apart. */
export function Chart({ stored, names }: { stored: string; names: readonly string[] }) {
  const { pages } = useTexts()
  const { client } = useApp()
  const [points, setPoints] = useState<number[][]>([])
  useEffect(() => {
    let wanted = true
    void client.story(stored).then((story) => wanted && setPoints(story?.points ?? []))
    return () => {
      wanted = false
    }
  }, [client, stored])
  const all = points.flat()
  const low = Math.floor(Math.min(0, ...all) / 10) * 10
  const high = Math.ceil(Math.max(10, ...all) / 10) * 10
  const x = (round: number) => LEFT + ((WIDTH - LEFT - 8) * round) / Math.max(1, points.length - 1)
  const y = (n: number) => 8 + ((HEIGHT - BOTTOM - 8) * (high - n)) / (high - low)
  const ticks = Array.from({ length: (high - low) / 10 + 1 }, (_, i) => low + i * 10)
  const line = (seat: number) => points.map((row, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(at(row, seat))}`).join('')
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{pages.chart.title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={names
          .map((name, seat) => pages.chart.label(name, points.map((row) => minus(at(row, seat))).join(', ')))
          .join('. ')}
      >
        {ticks.map((n) => (
          <g key={n}>
            <path d={`M${LEFT} ${y(n)}H${WIDTH - 8}`} className={styles.grid} data-zero={n === 0} />
            <text x={LEFT - 6} y={y(n) + 4} className={styles.label} textAnchor="end">
              {minus(n)}
            </text>
          </g>
        ))}
        {points.map((_, i) => (
          <text key={i} x={x(i)} y={HEIGHT - 6} className={styles.label} textAnchor="middle">
            {i + 1}
          </text>
        ))}
        {names.map((_, seat) => (
          <path key={seat} d={line(seat)} className={styles.line} data-seat={seat} strokeDasharray={DASHES[seat]} />
        ))}
      </svg>
      <ul className={styles.names}>
        {names.map((name, seat) => (
          <li key={seat}>
            <Token seat={seat} /> {name}
          </li>
        ))}
      </ul>
    </figure>
  )
}
