import type { SeatResult } from '@furrow/engine/core'
import type { CSSProperties } from 'react'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import { minus } from '../texts/minus.ts'
import { useTable } from './context.ts'
import styles from './EndFarms.module.css'
import { FarmPicture, FarmWords } from './FarmPicture.tsx'

/** The farms as they were left, side by side, each with what the harvests brought. */
export function EndFarms({ seats }: { seats: readonly SeatResult[] }) {
  const { update, texts, names } = useTable()
  const { view } = update
  return (
    <div className={styles.farms} data-count={seats.length}>
      {seats.map(({ seat, rank, total }) => {
        const own = at(view.seats, seat)
        return (
          <figure key={seat} className={styles.farm} data-first={rank === 1 && view.par === null}>
            <figcaption className={styles.head}>
              <Token seat={seat} />
              <span className={styles.name}>{at(names, seat)}</span>
              {view.par === null && <span className={styles.rank}>{texts.end.rankOf(rank)}</span>}
              <strong className={styles.total}>{minus(total)}</strong>
            </figcaption>
            <FarmPicture own={own} />
            <p className={styles.words}>
              <FarmWords own={own} />
            </p>
            <ul className={styles.harvests}>
              {own.harvests.map((harvest, h) => (
                <li
                  key={h}
                  title={texts.ui.harvestLong(h + 1)}
                  style={{ '--points': Math.max(1, harvest.total) } as CSSProperties}
                >
                  {texts.ui.harvestN(h + 1)} <strong>{minus(harvest.total)}</strong>
                </li>
              ))}
            </ul>
          </figure>
        )
      })}
    </div>
  )
}
