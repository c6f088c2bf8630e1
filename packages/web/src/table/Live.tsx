import { sentences } from '../texts/sentences.ts'
import { eventText, useTexts } from '../texts/texts.ts'
import { Announced } from '../ui/Unseen.tsx'
import { useTable } from './context.ts'
import { nowText } from './NowBar.tsx'

/** Tells a screen reader what just happened and what to do now. */
export function Live() {
  const texts = useTexts()
  const { log, update, catalogue, say, names } = useTable()
  const last = log.at(-1)
  const happened = (last?.events ?? []).map((event) => {
    const who = 'seat' in event ? `${names[event.seat]}: ` : ''
    return who + eventText(texts, say, event)
  })
  return <Announced>{sentences([...happened, nowText(texts, say, update, catalogue)])}</Announced>
}
