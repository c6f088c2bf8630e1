import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './GuideNote.module.css'
import type { Hint } from './hint.ts'

/** One hint of a guided game, and the way out of it. */
export function GuideNote({ hint, onStop }: { hint: Hint; onStop(): void }) {
  const words = useWords('guide')
  return (
    <aside className={styles.note} data-guide={hint.say} aria-label={words.title}>
      <p aria-live="polite">{words.hints[hint.say]}</p>
      <Button look="quiet" data-action="stop-guide" onClick={onStop}>
        {hint.say === 'end' ? words.finish : words.stop}
      </Button>
    </aside>
  )
}
