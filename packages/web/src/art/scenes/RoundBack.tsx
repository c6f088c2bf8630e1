import { memo } from 'react'
import styles from './RoundBack.module.css'

interface Props {
  round: number
  /** 1 to 6; its colour and its mark. */
  stage: number
  harvest: boolean
}

/** A mark for each stage beside its colour: sprout, flower, sun, sheaf, leaf, snow. */
const MARKS = [
  'M16 24v-8m0 1c-5 0-7-2-7-6 5 0 7 2 7 6Zm0 0c0-5 2-7 7-7 0 5-2 7-7 7Z',
  'M16 24v-8m0-4a2.5 2.5 0 1 0 .1 0m-.1 0c-3-5 3-5 .1 0m-.1 0c3-5 6-1 1 2m-1-2c-3-5-6-1-1 2m1 0c-3 3 3 5 .2 1',
  'M16 10a5 5 0 1 0 .1 0M16 5v2.5M16 22.5V25M6 15h2.5M23.5 15H26M9 8l1.8 1.8M21.2 20.2 23 22M9 22l1.8-1.8M21.2 9.8 23 8',
  'M16 25V10m0 5c-3 0-4-2-4-4 3 0 4 2 4 4Zm0 0c3 0 4-2 4-4-3 0-4 2-4 4Zm0 5c-3 0-4-2-4-4 3 0 4 2 4 4Zm0 0c3 0 4-2 4-4-3 0-4 2-4 4Zm0-10c-2-2-2-4 0-6 2 2 2 4 0 6Z',
  'M10 24 20 12M11 22c-4-8 2-14 12-15 1 10-5 16-12 15Z',
  'M16 6v18M8.2 10.5l15.6 9M23.8 10.5l-15.6 9M13.5 7.5 16 10l2.5-2.5M13.5 22.5 16 20l2.5 2.5',
]

/** A round card that has not come out yet, face down. */
export const RoundBack = memo(function RoundBack({ round, stage, harvest }: Props) {
  return (
    <svg viewBox="0 0 44 60" className={styles.back} data-stage={stage} aria-hidden="true" focusable="false">
      <rect x="2" y="3" width="41" height="56" rx="5" fill="var(--art-shade)" />
      <rect x="1" y="1" width="41" height="56" rx="5" className={styles.card} />
      <rect x="4" y="4" width="35" height="50" rx="3" className={styles.inner} />
      <path d={MARKS[stage - 1]} transform="translate(5.5 3.5)" className={styles.mark} />
      <text x="21.5" y="44" className={styles.number}>
        {round}
      </text>
      {harvest && (
        <g transform="translate(6.3 8.5) scale(0.86)">
          <circle cx="34.5" cy="50" r="8.6" className={styles.card} />
          <path d="M30 50.5a5.6 5.6 0 0 1 10.6-2.2a6.8 6.8 0 0 0-8.4 3.2Z" className={styles.blade} />
          <path d="m31 51.5 2.6 4" className={styles.handle} />
        </g>
      )}
    </svg>
  )
})
