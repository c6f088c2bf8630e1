import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'

/** The next page of a list. */
export function More({ more }: { more: (() => Promise<void>) | null }) {
  const words = useWords('admin')
  const { busy, trouble, run } = useDoing()
  if (!more) return null
  return (
    <>
      <Said trouble={trouble} />
      <p>
        <Button data-action="more" disabled={busy} onClick={() => void run(more)}>
          {words.more}
        </Button>
      </p>
    </>
  )
}
