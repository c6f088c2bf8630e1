import type { SeatResult } from '@furrow/engine'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import type { Update } from '../contract/update.ts'
import { FarmArt } from '../farm/FarmArt.tsx'
import { FarmWords } from '../farm/FarmWords.tsx'
import { minus } from '../texts/minus.ts'
import { sayIn, useTexts } from '../texts/texts.ts'
import styles from './Farms.module.css'

/** The farms as they were left, the best first. */
export function Farms({ update, seats, names }: { update: Update; seats: readonly SeatResult[]; names: string[] }) {
  const texts = useTexts()
  const say = sayIn(texts, names)
  return (
    <div className={styles.farms} data-many={seats.length > 2}>
      {seats.map(({ seat, total }) => (
        <figure key={seat} className={styles.farm}>
          <FarmArt farm={at(update.view.seats, seat)} />
          <FarmWords farm={at(update.view.seats, seat)} say={say} />
          <figcaption>
            <Token seat={seat} /> {at(names, seat)} · {minus(total)}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
