import type { ExpressSeatView } from '@furrow/engine/express'
import { Art } from './art.tsx'
import { useTable } from './context.ts'
import styles from './FarmPicture.module.css'

const some = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** House, rooms and babies; fields; pastures with their animals. The words below say the same. */
export function FarmPicture({ own }: { own: ExpressSeatView }) {
  const { texts, say } = useTable()
  const { ui } = texts
  const empty = own.pastures - own.pens.length
  return (
    <div className={styles.farm}>
      <figure className={styles.plot} data-kind="house">
        <div className={styles.pieces}>
          <Art name={`house-${own.house}`} className={styles.house} />
          {some(own.rooms).map((i) => (
            <span key={i} className={styles.room} data-house={own.house}>
              {i < own.babies && <Art name="baby" className={styles.piece} />}
            </span>
          ))}
        </div>
        <figcaption>
          {texts.houses[own.house]}, {ui.rooms(own.rooms)}, {ui.babies(own.babies)}
        </figcaption>
      </figure>
      <figure className={styles.plot} data-kind="fields">
        <div className={styles.pieces}>
          {some(own.fields).map((i) => (
            <Art key={i} name="field" className={styles.piece} />
          ))}
          {(['grain', 'vegetable'] as const).map((crop) =>
            own.fields > 0 && own.goods[crop] ? (
              <span key={crop} className={styles.crop}>
                {own.goods[crop]}
                <Art name={crop} />
              </span>
            ) : null,
          )}
        </div>
        <figcaption>{own.fields === 0 ? ui.noFields : ui.fields(own.fields)}</figcaption>
      </figure>
      <figure className={styles.plot} data-kind="pastures">
        <div className={styles.pieces}>
          {own.pens.map(({ animal, count }, i) => (
            <span key={i} className={styles.pen}>
              {count}
              <Art name={animal} label={say.good(animal)} className={styles.piece} />
            </span>
          ))}
          {some(Math.max(0, empty)).map((i) => (
            <span key={i} className={styles.pen} title={ui.emptyPasture}>
              ·
            </span>
          ))}
        </div>
        <figcaption>{own.pastures === 0 ? ui.noPastures : ui.pastures(own.pastures)}</figcaption>
      </figure>
    </div>
  )
}
