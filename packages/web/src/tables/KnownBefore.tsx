import type { TableInfo } from '@furrow/server/client'
import styles from '../connection/online.module.css'
import { knownTexts } from '../connection/words.ts'
import { useWords } from '../texts/texts.ts'

/** What some may know of the game before it begins, for whoever thinks of sitting down. */
export function KnownBefore({ table }: { table: TableInfo }) {
  const texts = useWords('online')
  return knownTexts(texts, table).map((text) => (
    <p key={text} className={styles.known} role="note" data-known>
      {text}
    </p>
  ))
}
