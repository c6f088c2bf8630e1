import type { SeatResult } from '@furrow/engine/core'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import { minus } from '../texts/minus.ts'
import styles from './FarmsBeside.module.css'

interface Props {
  /** The best first. */
  seats: readonly SeatResult[]
  names: readonly string[]
  /** How a rank is called; null where nobody competes. */
  rankName: ((rank: number) => string) | null
  /** The farm, and what its points came from. */
  farmOf(result: SeatResult): ReactNode
}

/** The farms come one after the other, until somebody presses something. */
function useArrival(): boolean {
  const { settings } = useApp()
  const [arriving, setArriving] = useState(settings.motion !== 'none')
  useEffect(() => {
    const end = () => setArriving(false)
    addEventListener('pointerdown', end)
    addEventListener('keydown', end)
    return () => {
      removeEventListener('pointerdown', end)
      removeEventListener('keydown', end)
    }
  }, [])
  return arriving
}

/** The farms as they were left, side by side, each with its name and points. */
export function FarmsBeside({ seats, names, rankName, farmOf }: Props) {
  const arriving = useArrival()
  return (
    <div className={styles.farms} data-count={seats.length} data-arriving={arriving}>
      {seats.map((result, i) => {
        const { seat, total, rank } = result
        return (
          <figure
            key={seat}
            className={styles.farm}
            data-first={rank === 1 && rankName !== null}
            data-end-farm={seat}
            style={{ '--order': i } as CSSProperties}
          >
            <figcaption>
              <Token seat={seat} />
              <span className={styles.name}>{at(names, seat)}</span>
              {rankName && <span className={styles.rank}>{rankName(rank)}</span>}
              <strong className={styles.total}>{minus(total)}</strong>
            </figcaption>
            {farmOf(result)}
          </figure>
        )
      })}
    </div>
  )
}
