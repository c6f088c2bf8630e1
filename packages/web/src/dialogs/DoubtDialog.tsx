import { useTable } from '../table/context.ts'
import type { Doubt } from '../table/useTableState.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './ExtrasDialog.module.css'

/** Asks before somebody begs, falls ill or loses animals. */
export function DoubtDialog({ doubt, onAnswer }: { doubt: Doubt; onAnswer(doIt: boolean): void }) {
  const { pages, moor } = useTexts()
  const { say } = useTable()
  const { begging, ill, lost } = doubt.risk
  const { turn } = pages
  return (
    <Dialog title={turn.sure} onClose={() => onAnswer(false)}>
      {begging > 0 && <p>{turn.begging(begging)}</p>}
      {ill > 0 && <p>{moor.falling(ill)}</p>}
      {Object.keys(lost).length > 0 && <p>{turn.losing(say.goods(lost))}</p>}
      <div className={styles.group}>
        <Button look="danger" data-move={doubt.move} onClick={() => onAnswer(true)}>
          {turn.doIt}
        </Button>
        <Button onClick={() => onAnswer(false)}>{turn.not}</Button>
      </div>
    </Dialog>
  )
}
