import { at } from '../contract/at.ts'
import type { TableState } from './context.ts'
import { nowText } from './NowBar.tsx'
import { eventText } from './words.ts'

/** What just happened and what to do now, for whoever listens. */
export function toldText(table: TableState): string {
  const { update, texts, say, names } = table
  const happened = (update.log.at(-1)?.events ?? []).map((event) => {
    const words = eventText(texts, say, event)
    const told = event.event === 'rolled' ? texts.named(words, say.faces(event.dice)) : words
    return 'seat' in event ? texts.tell(at(names, event.seat), [told]) : told
  })
  return [...happened, nowText(table)].join('. ')
}
