import type { Card } from './card.ts'

/** Inside a state a card is its place in this list; in JSON and in moves it is its name. */
let all: readonly Card[] = []
let names: readonly string[] = []
let places: ReadonlyMap<string, number> = new Map()

export const cards = (): readonly Card[] => all
export const cardNames = (): readonly string[] => names

/** The place of the card of that name, or -1. */
export const cardNamed = (name: string): number => places.get(name) ?? -1

/** Called once, with every card there is (see `all.ts`). The registry itself knows none, so that cards can use the rules. */
export function register(cardsFound: readonly Card[]): void {
  all = cardsFound
  names = all.map((card) => card.name)
  places = new Map(names.map((name, i) => [name, i]))
}
