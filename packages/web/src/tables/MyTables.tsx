import type { TableEntry } from '@furrow/server/client'
import { hrefOf } from '../app/route.ts'
import styles from '../connection/online.module.css'
import { useWords } from '../texts/texts.ts'
import { markOf } from './mark.ts'
import { TableLine } from './TableLine.tsx'

/** My games that are not over, those that wait for me first. */
export function MyTables({ tables }: { tables: readonly TableEntry[] }) {
  const texts = useWords('online')
  const { mine } = texts
  if (tables.length === 0) return <p className={styles.soft}>{mine.none}</p>
  return (
    <ul className={styles.tables}>
      {tables.map((table) => (
        <TableLine key={table.id} table={table} mark={markOf(texts, table)}>
          <a className={table.yourTurn ? styles.mainLink : styles.link} href={hrefOf('room', table.id)}>
            {table.yourTurn ? mine.play : table.seat === null ? mine.sit : mine.go}
          </a>
        </TableLine>
      ))}
    </ul>
  )
}
