import { Fragment } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { Face } from '../contract/catalogue.ts'
import { Piles } from '../ui/Piles.tsx'
import styles from './FaceView.module.css'

/** The prices of the first, the second …, each different one once: "0/1". */
export const pricesOf = (food: readonly number[]): string => [...new Set(food)].join('/')

/** What a space does, in pictures. */
export function FaceView({ face }: { face: Face }) {
  const between = face.binding === 'then' ? '›' : '/'
  return (
    <>
      {face.gives.length > 0 && <Piles piles={face.gives} />}
      {face.perRound.length > 0 && (
        <span className={styles.perRound}>
          <Piles piles={face.perRound} sign="+" />
        </span>
      )}
      {face.acts.map((act, i) => (
        <Fragment key={i}>
          {i > 0 && <span className={styles.between}>{between}</span>}
          {'sign' in act ? <Icon name={act.sign} className={styles.sign} /> : <Bundles bundles={act.bundles} />}
          {'sign' in act && act.food && (
            <span className={styles.price}>
              {pricesOf(act.food)}
              <Icon name="food" />
            </span>
          )}
        </Fragment>
      ))}
    </>
  )
}

function Bundles({ bundles }: { bundles: Extract<Face['acts'][number], { bundles: unknown }>['bundles'] }) {
  return (
    <span className={styles.bundles} data-bundles>
      {bundles.map(({ pay, gain }, i) => (
        <span key={i} className={styles.bundle}>
          {pay.length > 0 && (
            <>
              <Piles piles={pay} sign="−" bare />›
            </>
          )}
          <Piles piles={gain} bare />
        </span>
      ))}
    </span>
  )
}
