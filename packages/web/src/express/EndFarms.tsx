import type { SeatResult } from '@furrow/engine/core'
import type { CSSProperties } from 'react'
import { at } from '../contract/at.ts'
import { FarmsBeside } from '../end/FarmsBeside.tsx'
import { minus } from '../texts/minus.ts'
import { useTable } from './context.ts'
import styles from './EndFarms.module.css'
import { FarmPicture, FarmWords } from './FarmPicture.tsx'

/** The farms as they were left, side by side, each with what the harvests brought. */
export function EndFarms({ seats }: { seats: readonly SeatResult[] }) {
  const { update, texts, names } = useTable()
  const { view } = update
  return (
    <FarmsBeside
      seats={seats}
      names={names}
      rankName={view.par === null ? texts.end.rankOf : null}
      farmOf={({ seat }) => {
        const own = at(view.seats, seat)
        return (
          <>
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
          </>
        )
      }}
    />
  )
}
