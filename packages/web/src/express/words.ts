import type { ExpressEvent } from '@furrow/engine'
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
  /** `sheep 1 boar 1` in words. */
  pairs(words: readonly string[]): string
  /** The words of a `pay` move. */
  payment(words: readonly string[]): string
  /** Goods of the sheet and dice. */
  spent(sheet: object, dice: readonly string[]): string
  who(seat: number): string
}

/** `wood 2 reed 1` as amounts. */
function amountsOf(words: readonly string[]): { [good: string]: number } {
  const out: { [good: string]: number } = {}
  for (const [i, word] of words.entries()) if (i % 2 === 1) out[words[i - 1] ?? ''] = Number(word)
  return out
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
    pairs: (words) => goods(amountsOf(words)),
    payment(words) {
      const at = words.indexOf('dice')
      const sheet = amountsOf(at < 0 ? words : words.slice(0, at))
      return spent(sheet, at < 0 ? [] : (words[at + 1]?.split('+') ?? []))
    },
    spent,
    who: (seat) => names[seat] ?? '',
  }
}

/** A move in words. */
export function moveText(texts: ExpressTexts, say: ExpressSay, text: string): string {
  const [verb = '', ...words] = text.split(' ')
  const sentence = (texts.moves as Record<string, (words: readonly string[], say: ExpressSay) => string>)[verb]
  return sentence?.(words, say) ?? text
}

/** Each event is handed to the sentence of its own name. */
export function eventText(texts: ExpressTexts, say: ExpressSay, event: ExpressEvent): string {
  const sentence = texts.events[event.event] as (event: ExpressEvent, say: ExpressSay) => string
  return sentence(event, say)
}
