import { type ReactNode, useMemo } from 'react'
import type { Deck } from '../contract/catalogue.ts'
import type { CardTexts } from '../texts/cards/shape.ts'
import { coming, useComing } from '../texts/coming.ts'
import { type Language, wordsIn } from '../texts/languages.ts'
import { type Texts, TextsContext, useTexts } from '../texts/texts.ts'

const kept = new Map<string, Promise<CardTexts>>()

/** The cards of these decks in one language. */
function cardsIn(decks: readonly Deck[], { lang, typeset }: Texts): Promise<CardTexts> {
  const key = `${lang} ${[...decks].sort().join(' ')}`
  const there = kept.get(key) ?? coming(cardsOf(decks, lang).then(typeset))
  kept.set(key, there)
  return there
}

async function cardsOf(decks: readonly Deck[], language: Language): Promise<CardTexts> {
  const words = await Promise.all(decks.map((deck) => wordsIn(`cards/${deck}`, language)))
  return Object.assign({}, ...words)
}

/** Everything inside can name and tell the cards of these decks; it is shown when their words are there. */
export function WithCards({ decks, children }: { decks: readonly Deck[]; children: ReactNode }) {
  const texts = useTexts()
  const cards = useComing(decks.length === 0 ? texts.cards : cardsIn(decks, texts))
  const all = useMemo(() => ({ ...texts, cards }), [texts, cards])
  return <TextsContext value={all}>{children}</TextsContext>
}
