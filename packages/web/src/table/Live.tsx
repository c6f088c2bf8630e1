import { nowText } from '../now/NowBar.tsx'
import { sentences } from '../texts/sentences.ts'
import { eventText, useTexts } from '../texts/texts.ts'
import { Announced } from '../ui/Unseen.tsx'
import { useTable } from './context.ts'

/** Tells a screen reader what just happened and what to do now. */
export function Live() {
  const texts = useTexts()
  const { log, update, catalogue, say, names } = useTable()
  const last = log.at(-1)
  const happened = (last?.events ?? []).map((event) => {
    const words = eventText(texts, say, event)
    return 'seat' in event ? texts.ui.named(names[event.seat], words) : words
  })
  return <Announced>{sentences([...happened, nowText(texts, say, update, catalogue)])}</Announced>
}
