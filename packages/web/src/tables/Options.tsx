import type { TableInfo } from '@furrow/server/client'
import styles from '../connection/online.module.css'
import { optionTexts } from '../connection/words.ts'
import { useWords } from '../texts/texts.ts'

/** How a table was set up, in words. */
export function Options({ info }: { info: TableInfo }) {
  const texts = useWords('online')
  return (
    <section className={styles.card}>
      <h2>{texts.room.options}</h2>
      <ul className={styles.options}>
        {optionTexts(texts, info).map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ul>
    </section>
  )
}
