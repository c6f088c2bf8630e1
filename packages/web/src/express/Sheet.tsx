import type { ExpressSeatView } from '@furrow/engine/express'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import { useTable } from './context.ts'
import { FarmPicture, FarmWords } from './FarmPicture.tsx'
import { Helpers } from './Helpers.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import styles from './Sheet.module.css'
import { Stock } from './Stock.tsx'

interface Props {
  own: ExpressSeatView
  /** Where a heading says already whose it is. */
  named?: boolean
  /** Where the farm is drawn elsewhere. */
  farm?: boolean
  /** Nobody else plays: in a large window it has the whole column. */
  alone?: boolean
}

/** A score sheet: the farm, the goods on their shelf, the helpers as cards, and the points of each harvest. */
export function Sheet({ own, named = true, farm = true, alone = false }: Props) {
  const { texts, names } = useTable()
  const title = at(names, own.seat) === texts.you ? texts.ui.sheet : texts.ui.sheetOf(at(names, own.seat))
  return (
    <section className={styles.sheet} aria-label={title} data-sheet={own.seat} data-farm={farm} data-alone={alone}>
      {farm && (
        <figure className={styles.farm}>
          <div className={styles.yard}>
            <FarmPicture own={own} />
          </div>
          <figcaption>
            <FarmWords own={own} />
          </figcaption>
        </figure>
      )}
      <div className={styles.goods}>
        <Stock own={own} />
      </div>
      <div className={styles.paper}>
        {named && (
          <h2 className={styles.title}>
            <Token seat={own.seat} /> {title}
          </h2>
        )}
        <ScoreTable own={own} />
      </div>
      <div className={styles.helpers}>
        <Helpers own={own} />
      </div>
    </section>
  )
}
