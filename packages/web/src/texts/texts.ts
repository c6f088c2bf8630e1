import type { Event, RecordSeat } from '@furrow/engine'
import { createContext, useContext } from 'react'
import type { en } from './en.ts'
import type { EventWords, MoveWords, Say } from './say.ts'
import type { Entry, Words } from './shape.ts'

/** Every language offers the same keys. */
export type Texts = Omit<typeof en, 'ui' | 'pages' | 'table'> & {
  ui: Words<(typeof en)['ui']>
  pages: Words<(typeof en)['pages']>
  table: Words<(typeof en)['table']>
}

const entryIn = (table: object, id: string): Entry | undefined =>
  Object.hasOwn(table, id) ? (table as Record<string, Entry>)[id] : undefined

/** The name and text of a space, major or card. */
export const entryOf = ({ spaces, majors, cards }: Texts, id: string): Entry | undefined =>
  entryIn(spaces, id) ?? entryIn(majors, id) ?? entryIn(cards, id)

/** Who sits where: one of them may be "you", others go by their names or are counted. */
export const namesIn = ({ ui, pages }: Texts, seats: readonly RecordSeat[], you: number | null): string[] =>
  seats.map(({ name }, seat) => (seat === you ? ui.you : name.trim() || pages.player(seat + 1)))

/** The words of one language, with the names of the people at this table. */
export function sayIn(texts: Texts, names: readonly string[]): Say {
  const { goods, ui } = texts
  const good = (name: string, n: number) => goods[name as keyof typeof goods]?.[Math.abs(n) > 1 ? 1 : 0] ?? name
  const count = (name: string, n: number) => `${n} ${name === 'field' ? ui.places.field : good(name, n)}`
  return {
    good: (name) => good(name, 1),
    count,
    goods: (amounts) =>
      Object.entries(amounts)
        .map(([name, n]) => count(name, n))
        .join(', '),
    name: (id) => entryOf(texts, id)?.name.replaceAll('\u00ad', '') ?? (ui.places as Record<string, string>)[id] ?? id,
    who: (seat) => names[seat] ?? '',
  }
}

export const moveText = (texts: Texts, say: Say, { verb, words }: MoveWords): string =>
  texts.moves[verb]?.(words, say) ?? words.join(' ')

export function eventText(texts: Texts, say: Say, event: Event): string {
  // Each event is handed to the sentence of its own name.
  const sentence = texts.events[event.event] as EventWords[Event['event']] as (e: Event, s: Say) => string
  return sentence(event, say)
}

export const TextsContext = createContext<Texts | null>(null)

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('There are no texts around this part of the page.')
  return texts
}
