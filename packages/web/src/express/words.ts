import type { Described } from '@furrow/engine/core'
import type { ExpressEvent } from '@furrow/engine/express'
import type { Forms } from '../texts/plural.ts'
import type { ExpressTexts } from '../texts/subjects.ts'

/** What sentences about Express are made of, in one language. */
export interface ExpressSay {
  face(name: string): string
  /** "2 wood, sheep" for faces of dice. */
  faces(names: readonly string[]): string
  good(name: string): string
  count(good: string, n: number): string
  goods(amounts: object): string
  /** Goods of the sheet and dice. */
  spent(sheet: object, dice: readonly string[]): string
  who(seat: number): string
  /** Is that whoever reads this? */
  you(seat: number): boolean
}

/** A sentence for every event, to be told after the name. */
export type ExpressEventWords = {
  readonly [E in ExpressEvent['event']]: (event: Extract<ExpressEvent, { event: E }>, say: ExpressSay) => string
}

export function sayIn(texts: ExpressTexts, names: readonly string[]): ExpressSay {
  const word = (table: object, key: string): string => (table as Record<string, string>)[key] ?? key
  const good = (name: string, n = 1) => {
    const forms = (texts.goods as Record<string, Forms>)[name]
    return forms ? texts.plural(n, forms) : name
  }
  const face = (name: string) => word(texts.faces, name)
  const count = (name: string, n: number) => `${n} ${good(name, n)}`
  const goods = (amounts: object) =>
    Object.entries(amounts)
      .map(([name, n]) => count(name, n))
      .join(', ')
  const faces = (dice: readonly string[]) =>
    [...new Set(dice)]
      .map((name) => {
        const n = dice.filter((each) => each === name).length
        if (name === '2food') return texts.twoFood(n)
        return Object.hasOwn(texts.goods, name) ? count(name, n) : face(name)
      })
      .join(', ')
  const spent = (sheet: object, dice: readonly string[]) =>
    [goods(sheet), dice.length > 0 ? texts.diceWord(faces(dice)) : ''].filter(Boolean).join(` ${texts.and} `)
  return {
    face,
    faces,
    good: (name) => good(name),
    count,
    goods,
    spent,
    who: (seat) => names[seat] ?? '',
    you: (seat) => names[seat] === texts.you,
  }
}

/** A move in words. */
export function moveText(texts: ExpressTexts, say: ExpressSay, move: Described): string {
  const sentence = (texts.moves as Record<string, (move: Described, say: ExpressSay) => string>)[move.verb]
  return sentence?.(move, say) ?? move.text
}

/** Each event is handed to the sentence of its own name. */
export function eventText(texts: ExpressTexts, say: ExpressSay, event: ExpressEvent): string {
  const sentence = texts.events[event.event] as (event: ExpressEvent, say: ExpressSay) => string
  return sentence(event, say)
}
