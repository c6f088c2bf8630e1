import type { TableInfo } from '@furrow/server/client'
import styles from './online.module.css'
import { knownTexts, useOnlineTexts } from './words.ts'

/** What some may know of the game before it begins, for whoever thinks of sitting down. */
export function KnownBefore({ table }: { table: TableInfo }) {
  const texts = useOnlineTexts()
  return knownTexts(texts, table).map((text) => (
    <p key={text} className={styles.known} role="note" data-known>
      {text}
    </p>
  ))
}
