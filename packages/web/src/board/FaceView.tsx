import { Fragment } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { Face } from '../contract/catalogue.ts'
import { Piles } from '../ui/Piles.tsx'
import styles from './FaceView.module.css'

type Act = Face['acts'][number]

/** The prices of the first, the second …, each different one once: "0/1". */
export const pricesOf = (food: readonly number[]): string => [...new Set(food)].join('/')

/** The scene shows what a single action is; several, prices and bundles are spelled out. */
const needsSigns = ({ acts }: Face): boolean =>
  acts.length > 1 || acts.some((act) => 'bundles' in act || act.food !== undefined)

/** What a space gives and does, in signs over its scene. */
export function FaceView({ face }: { face: Face }) {
  const between = face.binding === 'then' ? '›' : '/'
  const signs = face.acts.filter((act) => 'sign' in act)
  const bundles = face.acts.filter((act) => 'bundles' in act)
  return (
    <>
      {face.gives.length > 0 && (
        <span className={styles.chip}>
          <Piles piles={face.gives} />
        </span>
      )}
      {bundles.map((act, i) => (
        <Bundles key={i} bundles={act.bundles} />
      ))}
      {needsSigns(face) && signs.length > 0 && (
        <span className={styles.chip}>
          {signs.map((act, i) => (
            <Fragment key={i}>
              {i > 0 && <span className={styles.between}>{between}</span>}
              <Icon name={act.sign} />
              {act.food && (
                <span className={styles.price}>
                  {pricesOf(act.food)}
                  <Icon name="food" />
                </span>
              )}
            </Fragment>
          ))}
        </span>
      )}
    </>
  )
}

function Bundles({ bundles }: { bundles: Extract<Act, { bundles: unknown }>['bundles'] }) {
  return (
    <span className={styles.bundles} data-bundles>
      {bundles.map(({ pay, gain }, i) => (
        <span key={i} className={styles.chip}>
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
