import table from './card-figures.generated.json' with { type: 'json' }

/** A mean, and how far the truth may be from it, 95 times in 100. */
type Figure = readonly [mean: number, within: number]

/** What games between bots say about a hand card, as `furrow sim --report cards` counts it. */
export interface CardFigures {
  readonly held: number
  readonly played: number
  readonly round: number | null
  readonly holding: Figure | null
  readonly points: Figure | null
  readonly wins: Figure | null
}

// JSON knows no tuples; the command writes two numbers each time.
const CARDS = table.cards as unknown as { readonly [name: string]: CardFigures }

export const figuresOf = (card: string): CardFigures | null =>
  (Object.hasOwn(CARDS, card) ? CARDS[card] : undefined) ?? null
