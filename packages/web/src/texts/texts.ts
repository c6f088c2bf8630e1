import type { Event } from '@furrow/engine/agricola'
import type { Described, RecordSeat } from '@furrow/engine/core'
import { createContext, useContext } from 'react'
import { useComing } from './coming.ts'
import { type Subjects, wordsIn } from './languages.ts'
import type en from './main.en.ts'
import type { EventWords, Say } from './say.ts'
import type { Entry, Words } from './shape.ts'

/** Every language offers the same keys. */
export type Texts = Omit<typeof en, 'ui' | 'pages' | 'table' | 'moor'> & {
  ui: Words<(typeof en)['ui']>
  pages: Words<(typeof en)['pages']>
  table: Words<(typeof en)['table']>
  moor: Words<(typeof en)['moor']>
}

const entryIn = (table: object, id: string): Entry | undefined =>
  Object.hasOwn(table, id) ? (table as Record<string, Entry>)[id] : undefined

/** The name and text of a space, major, special action or card. */
export const entryOf = ({ spaces, majors, special, cards }: Texts, id: string): Entry | undefined =>
  entryIn(spaces, id) ?? entryIn(majors, id) ?? entryIn(special, id) ?? entryIn(cards, id)

/** What so many of a good are called. */
export function goodWord({ goods, plural }: Pick<Texts, 'goods' | 'plural'>, name: string, n: number): string {
  const forms = Object.hasOwn(goods, name) ? goods[name as keyof typeof goods] : null // it has that one
  return forms ? plural(n, forms) : name
}

/** Who sits where: one of them may be "you", others go by their names or are counted. */
export const namesIn = ({ ui, pages }: Texts, seats: readonly RecordSeat[], you: number | null): string[] =>
  seats.map(({ name }, seat) => (seat === you ? ui.you : name.trim() || pages.player(seat + 1)))

/** Special action cards of the Moor go by their numbers. */
const specialCardName = ({ moor }: Texts, id: string): string | undefined => {
  const number = /^sa(\d+)$/.exec(id)?.[1]
  return number && moor.numbered(Number(number))
}

/** The words of one language, with the names of the people at this table. */
export function sayIn(texts: Texts, names: readonly string[]): Say {
  const { ui } = texts
  const good = (name: string, n: number) => goodWord(texts, name, n)
  const count = (name: string, n: number) => `${n} ${name === 'field' ? ui.places.field : good(name, n)}`
  return {
    good: (name) => good(name, 1),
    count,
    goods: (amounts) =>
      Object.entries(amounts)
        .filter(([, n]) => n !== 0)
        .map(([name, n]) => count(name, n))
        .join(', '),
    name: (id) =>
      entryOf(texts, id)?.name.replaceAll('\u00ad', '') ??
      (ui.places as Record<string, string>)[id] ??
      specialCardName(texts, id) ??
      id,
    who: (seat) => names[seat] ?? '',
    you: (seat) => names[seat] === ui.you,
  }
}

export const moveText = (texts: Texts, say: Say, move: Described): string =>
  texts.moves[move.verb]?.(move, say) ?? move.text

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

/** The words about a subject in the language of this part of the page; it waits for them. */
export function useWords<S extends keyof Subjects>(subject: S): Subjects[S] {
  return useComing(wordsIn(subject, useTexts().lang))
}
