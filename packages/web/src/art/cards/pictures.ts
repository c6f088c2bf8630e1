import type { PictureData } from './compose.ts'

type Deck = Readonly<Record<string, PictureData>>

/** Every deck is a file of its own that loads when its cards are seen first. */
const DECKS = {
  base: () => import('./base.ts').then(({ BASE }): Deck => BASE),
  fiveSix: () => import('./five-six.ts').then(({ FIVE_SIX }): Deck => FIVE_SIX),
  promo: () => import('./promo.ts').then(({ PROMO }): Deck => PROMO),
  moor: () => import('./moor.ts').then(({ MOOR }): Deck => MOOR),
  majors: () => import('./majors.ts').then(({ MAJORS }): Deck => MAJORS),
}

export type DeckName = keyof typeof DECKS
export const DECK_NAMES = Object.keys(DECKS) as DeckName[] // of the table above
export const loadDeck = (name: DeckName): Promise<Deck> => DECKS[name]()
