import { createContext, useContext, useEffect, useState } from 'react'
import type { PictureData } from '../art/cards/compose.ts'
import { type DeckName, loadDeck } from '../art/cards/pictures.ts'
import type { Deck } from '../contract/catalogue.ts'

/** The pictures of cards by name, as far as they have come. */
export type Pictures = Readonly<Record<string, PictureData>>

const NONE: Pictures = {}
const FILES: Record<Deck, DeckName> = { base: 'base', 'five-six': 'fiveSix', promo: 'promo', moor: 'moor' }

export const PicturesContext = createContext<Pictures>(NONE)
export const usePictures = (): Pictures => useContext(PicturesContext)

const kept = new Map<string, Pictures>()

/** The pictures of the majors and of these decks: they come after what can be played without them. */
export function useDecks(decks: readonly Deck[]): Pictures {
  const key = decks.join()
  const [pictures, setPictures] = useState(() => kept.get(key) ?? NONE)
  useEffect(() => {
    let wanted = true
    const files: DeckName[] = ['majors', ...decks.map((deck) => FILES[deck])]
    Promise.all(files.map(loadDeck)).then(
      (loaded) => {
        const all: Pictures = Object.assign({}, ...loaded)
        kept.set(key, all)
        if (wanted) setPictures(all)
      },
      // Without pictures names and texts are still there.
      () => undefined,
    )
    return () => {
      wanted = false
    }
    // The same decks by another list are the same.
  }, [key])
  return pictures
}
