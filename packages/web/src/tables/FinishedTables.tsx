import type { TableEntry } from '@furrow/server/client'
import { useEffect, useState } from 'react'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { useTexts, useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { markOf } from './mark.ts'
import { roomHref } from './room/client.ts'
import { TableLine } from './TableLine.tsx'

const FIRST = 8

/** My games that are over, the latest first. They do not change, so they are asked for once. */
export function FinishedTables() {
  const texts = useWords('online')
  const { pages } = useTexts()
  const [tables, setTables] = useState<readonly TableEntry[]>([])
  const [shown, setShown] = useState(FIRST)
  useEffect(() => {
    let here = true
    getServer()
      .http.myTables('finished')
      .then(
        (found) => here && setTables(found),
        // The lists above say what is wrong; these come with the next visit.
        () => undefined,
      )
    return () => {
      here = false
    }
  }, [])
  if (tables.length === 0) return null
  return (
    <section aria-labelledby="finished-tables">
      <h2 id="finished-tables">{texts.mine.over}</h2>
      <ul className={styles.tables}>
        {tables.slice(0, shown).map((table) => (
          <TableLine key={table.id} table={table} mark={markOf(texts, table)}>
            <a className={styles.link} href={roomHref(table.id, undefined, 'replay', 0)}>
              {texts.mine.replay}
            </a>
            <a className={styles.link} href={roomHref(table.id, undefined, 'end')}>
              {pages.games.sheet}
            </a>
          </TableLine>
        ))}
      </ul>
      {tables.length > shown && (
        <Button className={styles.more} onClick={() => setShown(tables.length)}>
          {texts.mine.all(tables.length)}
        </Button>
      )}
    </section>
  )
}
