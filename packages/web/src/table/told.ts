import { at } from '../contract/at.ts'
import { nowText } from '../now/NowBar.tsx'
import { sentences } from '../texts/sentences.ts'
import { eventText, type Texts } from '../texts/texts.ts'
import type { TableState } from './context.ts'

/** What just happened and what to do now, for whoever listens. */
export function toldText(texts: Texts, { log, update, catalogue, say, names }: TableState): string {
  const happened = (log.at(-1)?.events ?? []).map((event) => {
    const words = eventText(texts, say, event)
    return 'seat' in event ? texts.ui.tell(at(names, event.seat), [words]) : words
  })
  return sentences([...happened, nowText(texts, say, update, catalogue)])
}
