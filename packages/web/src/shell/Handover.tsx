import { useApp, useSnapshot } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import { Drawings } from '../art/Drawings.tsx'
import { PersonPiece } from '../art/pieces/Person.tsx'
import { at } from '../contract/at.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Handover.module.css'

/** Stands in front of the table while it goes from hand to hand, or while another tab plays it. */
export function Handover({ seat, names }: { seat: number | null; names: readonly string[] }) {
  const { ui, pages } = useTexts()
  const { client } = useApp()
  const { id } = useSnapshot()
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        {seat === null ? (
          <>
            <p className={styles.text}>{pages.tabs.elsewhere}</p>
            <Button look="main" data-action="take-over" onClick={() => id !== null && client.open(id)}>
              {pages.tabs.takeOver}
            </Button>
            <p>
              <a href={hrefOf('start')}>{ui.home}</a>
            </p>
          </>
        ) : (
          <>
            <Drawings />
            <div className={styles.person}>
              <PersonPiece seat={seat} kind="adult" size={96} />
            </div>
            <h1>{pages.handover.title(at(names, seat))}</h1>
            <p className={styles.text}>{pages.handover.text}</p>
            <Button look="main" data-action="take" data-seat={seat} autoFocus onClick={() => client.take(seat)}>
              {pages.handover.take(at(names, seat))}
            </Button>
          </>
        )}
      </div>
    </main>
  )
}
