import type { Card } from './card.ts'
import { cardFiles } from './index.generated.ts'

/** Inside a state a card is its place in this list; in JSON and in moves it is its name. */
let all: readonly Card[] | null = null
let names: readonly string[] | null = null
let places: Map<string, number> | null = null

export const cards = (): readonly Card[] => {
  all ??= cardFiles
  return all
}

export const cardNames = (): readonly string[] => {
  names ??= cards().map((card) => card.name)
  return names
}

/** The place of the card of that name, or -1. */
export const cardNamed = (name: string): number => {
  places ??= new Map(cardNames().map((n, i) => [n, i]))
  return places.get(name) ?? -1
}
