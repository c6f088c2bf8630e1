import { useEffect, useState } from 'react'
import { useClient } from '../app/context.ts'
import { LogOf } from '../log/Log.tsx'
import { sinceLastMove } from '../log/since.ts'
import { usePerformance } from '../motion/usePerformance.tsx'
import { useTable } from '../table/context.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

/** What the others did since the last move of the seat at the device: in words, and once more as it moved. */
export function SinceDialog({ onClose }: { onClose(): void }) {
  const { pages } = useTexts()
  const client = useClient()
  const { log, update } = useTable()
  const { stage, moves, show } = usePerformance()
  const [times, setTimes] = useState(1)
  const since = sinceLastMove(log, update.human)
  useEffect(
    () => show(since.flatMap(({ events }) => events)),
    // The table stands still behind the dialog; only a press shows it once more.
    [times],
  )
  return (
    <Dialog title={pages.turn.since} onClose={onClose} aside>
      {since.length === 0 ? <p>{pages.turn.nothing}</p> : <LogOf log={since} />}
      {moves && since.length > 0 && (
        <p>
          <Button data-action="once-more" onClick={() => setTimes(times + 1)}>
            {pages.turn.onceMore}
          </Button>
        </p>
      )}
      <p>
        <a href={client.href('replay', log.length, update.human)}>{pages.turn.whole}</a>
      </p>
      {stage}
    </Dialog>
  )
}
