import { type ReactNode, use, useMemo } from 'react'
import type { Deck } from '../contract/catalogue.ts'
import type { CardTexts } from '../texts/cards/shape.ts'
import { type Language, wordsIn } from '../texts/languages.ts'
import { type Texts, TextsContext, useTexts } from '../texts/texts.ts'

const kept = new Map<string, CardTexts | Promise<CardTexts>>()

/** The cards of these decks in one language, or a promise of them. */
function cardsIn(decks: readonly Deck[], { lang, typeset }: Texts): CardTexts | Promise<CardTexts> {
  const key = `${lang} ${[...decks].sort().join(' ')}`
  const there = kept.get(key)
  if (there) return there
  const coming = cardsOf(decks, lang).then((cards) => {
    const set = typeset(cards)
    kept.set(key, set)
    return set
  })
  kept.set(key, coming)
  return coming
}

async function cardsOf(decks: readonly Deck[], language: Language): Promise<CardTexts> {
  const words = await Promise.all(decks.map((deck) => wordsIn(`cards/${deck}`, language)))
  return Object.assign({}, ...words)
}

/** Everything inside can name and tell the cards of these decks; it is shown when their words are there. */
export function WithCards({ decks, children }: { decks: readonly Deck[]; children: ReactNode }) {
  const texts = useTexts()
  const coming = decks.length === 0 ? texts.cards : cardsIn(decks, texts)
  const cards = coming instanceof Promise ? use(coming) : coming
  const all = useMemo(() => ({ ...texts, cards }), [texts, cards])
  return <TextsContext value={all}>{children}</TextsContext>
}
