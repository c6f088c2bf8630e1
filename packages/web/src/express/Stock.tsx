import type { ExpressSeatView } from '@furrow/engine/express'
import { Art } from './art.tsx'
import { useTable } from './context.ts'
import styles from './Stock.module.css'

/** All goods with their numbers and names. */
export function Stock({ own }: { own: ExpressSeatView }) {
  const { catalogue, texts, say } = useTable()
  return (
    <ul className={styles.stock} aria-label={texts.ui.goods}>
      {catalogue.goods.map((good) => (
        <li key={good} className={styles.good} data-none={!own.goods[good]} data-good={good}>
          <Art name={good} />
          <strong>{own.goods[good] ?? 0}</strong>
          <span>{say.good(good)}</span>
        </li>
      ))}
    </ul>
  )
}
