import { useClient } from '../app/context.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'

/** Ends a turn that waits for it. */
export function EndTurn() {
  const { pages } = useTexts()
  const client = useClient()
  return (
    <Button
      look="main"
      data-action="end-turn"
      aria-keyshortcuts="e"
      title={pages.turn.endHint}
      onClick={() => client.endTurn()}
    >
      {pages.turn.end}
    </Button>
  )
}
