import type { Event, GoodName, SeatView } from '@furrow/engine'

export type Amounts = SeatView['goods']

/** What sentences are made of, in one language. */
export interface Say {
  /** "3 wood" */
  count(good: string, n: number): string
  /** "wood" */
  good(good: string): string
  /** "3 wood, 1 reed" */
  goods(amounts: Amounts): string
  /** A space, card or major by its name. */
  name(id: string): string
  /** Who sits there. */
  who(seat: number): string
}

/** A sentence for every event; the log and the screen reader use them. */
export type EventWords = {
  readonly [E in Event['event']]: (event: Extract<Event, { event: E }>, say: Say) => string
}

/** A move as its words, split at the blanks; `verb` is `place` for a space. */
export interface MoveWords {
  text: string
  verb: string
  words: string[]
}

const VERBS = new Set(
  'room stable plow sow fence bake renovate build play take buy pay keep eat cook discard craft use arrange stay feed done'.split(
    ' ',
  ),
)

export function readMove(text: string): MoveWords {
  const [verb = '', ...words] = text.split(' ')
  return VERBS.has(verb) ? { text, verb, words } : { text, verb: 'place', words: [text] }
}

/** `wood 2 reed 1` as amounts. */
export function amountsOf(words: readonly string[]): Amounts {
  const out: { [G in GoodName]?: number } = {}
  for (const [i, word] of words.entries()) if (i % 2 === 1) out[words[i - 1] as GoodName] = Number(word)
  return out
}
