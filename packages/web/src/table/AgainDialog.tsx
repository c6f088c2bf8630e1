import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useTable } from './context.ts'
import { LogLines } from './Log.tsx'
import { sinceLastMove } from './since.ts'

/** What the others did since the last move of the seat at the device. */
export function AgainDialog({ onClose }: { onClose(): void }) {
  const { pages } = useTexts()
  const { log, update } = useTable()
  const since = sinceLastMove(log, update.human)
  return (
    <Dialog title={pages.turn.again} onClose={onClose}>
      {since.length === 0 ? <p>{pages.turn.nothing}</p> : <LogLines log={since} />}
    </Dialog>
  )
}
