import type { ExpressSeatView } from '@furrow/engine/express'
import { Art } from './art.tsx'
import { useTable } from './context.ts'
import styles from './Stock.module.css'

/** All goods on their shelf, with their numbers; the names are told, and shown where one points. */
export function Stock({ own, bare = false }: { own: ExpressSeatView; bare?: boolean }) {
  const { catalogue, texts, say } = useTable()
  return (
    <ul className={styles.stock} aria-label={texts.ui.goods} data-bare={bare}>
      {catalogue.goods.map((good) => (
        <li key={good} className={styles.good} data-none={!own.goods[good]} data-good={good} title={say.good(good)}>
          <Art name={good} label={say.good(good)} className={styles.piece} />
          <strong>{own.goods[good] ?? 0}</strong>
        </li>
      ))}
    </ul>
  )
}

/** What somebody else has; what they have not is left out. */
export function Goods({ own }: { own: ExpressSeatView }) {
  const { catalogue } = useTable()
  return (
    <span className={styles.few}>
      {catalogue.goods.map(
        (good) =>
          (own.goods[good] ?? 0) > 0 && (
            <span key={good} className={styles.one}>
              <Art name={good} />
              {own.goods[good]}
            </span>
          ),
      )}
    </span>
  )
}
