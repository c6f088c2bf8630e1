import { eventText, useTexts } from '../texts/texts.ts'
import { useTable } from './context.ts'
import styles from './Live.module.css'
import { nowText } from './NowBar.tsx'

/** Tells a screen reader what just happened and what to do now. */
export function Live() {
  const texts = useTexts()
  const { log, update, say, names } = useTable()
  const last = log.at(-1)
  const happened = (last?.events ?? []).map((event) => {
    const who = 'seat' in event ? `${names[event.seat]}: ` : ''
    return who + eventText(texts, say, event)
  })
  return (
    <p className={styles.live} aria-live="polite">
      {[...happened, nowText(texts, say, update)].join('. ')}
    </p>
  )
}
