import type { TableEntry } from '@furrow/server/client'
import { goTo, hrefOf } from '../app/route.ts'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { TableLine } from './TableLine.tsx'
import { isFree } from './tables.ts'

/** Public tables that look for players. */
export function OpenTables({ tables, onGone }: { tables: readonly TableEntry[]; onGone(): void }) {
  const texts = useWords('online')
  const { busy, trouble, run } = useDoing()
  const sit = (id: string) =>
    void run(async () => {
      try {
        await getServer().http.join(id)
        goTo('room', id)
      } catch (error) {
        onGone()
        throw error
      }
    })
  return (
    <>
      <Said trouble={trouble} special={{ taken: texts.noSeat, 'wrong-moment': texts.begun }} />
      {tables.length === 0 && <p className={styles.soft}>{texts.open.none}</p>}
      <ul className={styles.tables}>
        {tables.map((table) => (
          <TableLine key={table.id} table={table} mark="">
            {table.seats.some(isFree) && (
              <Button data-action="sit" disabled={busy} onClick={() => sit(table.id)}>
                {texts.open.sit}
              </Button>
            )}
            <a className={styles.link} href={hrefOf('room', table.id)}>
              {texts.open.watch}
            </a>
          </TableLine>
        ))}
      </ul>
    </>
  )
}

/** Public games that are being played. */
export function RunningTables({ tables }: { tables: readonly TableEntry[] }) {
  const { open } = useWords('online')
  if (tables.length === 0) return <p className={styles.soft}>{open.noneRunning}</p>
  return (
    <ul className={styles.tables}>
      {tables.map((table) => (
        <TableLine key={table.id} table={table} mark="">
          <a className={styles.link} href={hrefOf('room', table.id)}>
            {open.watch}
          </a>
        </TableLine>
      ))}
    </ul>
  )
}
