import { Announced } from '../ui/Unseen.tsx'
import { useTable } from './context.ts'
import { nowText } from './NowBar.tsx'
import { eventText } from './words.ts'

/** Tells a screen reader what just happened and what to do now. */
export function Live() {
  const table = useTable()
  const { update, texts, say, names } = table
  const happened = (update.log.at(-1)?.events ?? []).map((event) => {
    const words = eventText(texts, say, event)
    const told = event.event === 'rolled' ? texts.named(words, say.faces(event.dice)) : words
    return 'seat' in event ? texts.named(names[event.seat], told) : told
  })
  return <Announced>{[...happened, nowText(table)].join('. ')}</Announced>
}
