import type { ExpressSeatView } from '@furrow/engine/express'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import { useTable } from './context.ts'
import { FarmPicture } from './FarmPicture.tsx'
import { Helpers } from './Helpers.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import styles from './Sheet.module.css'
import { Stock } from './Stock.tsx'

/** A score sheet: the farm, the goods, the helpers, and the points of each harvest. */
export function Sheet({ own, named = true }: { own: ExpressSeatView; named?: boolean }) {
  const { texts, names } = useTable()
  const title = at(names, own.seat) === texts.you ? texts.ui.sheet : texts.ui.sheetOf(at(names, own.seat))
  return (
    <section className={styles.sheet} aria-label={title} data-sheet={own.seat}>
      <div className={styles.farm}>
        {named && (
          <h2 className={styles.title}>
            <Token seat={own.seat} /> {title}
          </h2>
        )}
        <FarmPicture own={own} />
        <Stock own={own} />
        <Helpers own={own} />
      </div>
      <ScoreTable own={own} />
    </section>
  )
}
