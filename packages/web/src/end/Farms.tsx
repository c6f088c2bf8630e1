import type { SeatResult } from '@furrow/engine'
import { Token } from '../art/Token.tsx'
import { FarmArt } from '../farm/FarmArt.tsx'
import type { Update } from '../local/messages.ts'
import styles from './Farms.module.css'

/** The farms as they were left, the best first. */
export function Farms({ update, seats, names }: { update: Update; seats: readonly SeatResult[]; names: string[] }) {
  return (
    <div className={styles.farms} data-many={seats.length > 2}>
      {seats.map(({ seat, total }) => (
        <figure key={seat} className={styles.farm}>
          <FarmArt farm={update.view.seats[seat]} />
          <figcaption>
            <Token seat={seat} /> {names[seat]} · {total}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
