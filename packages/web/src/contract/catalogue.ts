import type { Card } from '@furrow/engine/agricola'
import type { GoodName } from './offer.ts'

export type Pile = [good: string, count: number]

/** What is pictured on a space: made from the board, so that the page repeats no rule. */
export interface Face {
  /** 0 for what is printed on the board, else the stage of the round card. */
  stage: number
  /** What comes to lie there every round. */
  perRound: Pile[]
  gives: Pile[]
  /** The actions, by the sign that stands for them, with their prices in food if they differ from space to space, or as bundles to choose from. */
  acts: ({ sign: string; food?: readonly number[] } | { bundles: { pay: Pile[]; gain: Pile[] }[] })[]
  binding: string
}

/** A major or a hand card as it is printed. */
export interface Printed {
  kind: 'major' | Card['kind']
  /** The number on the card; majors have none. */
  number: string
  cost: Pile[]
  vp: number
  needs: Card['needs']
  /** The major that it costs: the first of its kind, by name. */
  upgrades: string | null
  /** The smallest number of players it is used with. */
  players: number
  /** Goes to the left neighbour after its effect. */
  travels: boolean
}

/** The decks from which hand cards come. */
export type Deck = 'base' | 'five-six' | 'promo' | 'moor'

/** What does not change during a game: told once, so that the page repeats no rule. */
export interface Catalogue {
  game: 'agricola'
  /** What is pictured on each space. */
  faces: { [space: string]: Face }
  /** The rounds that end with a harvest. */
  harvests: readonly number[]
  /** What a begging marker costs at the end. */
  begging: number
  cards: { [name: string]: Printed }
  /** The stacks of majors in the order of the supply board, the top card of each last. */
  majors: readonly (readonly string[])[]
  /** The decks whose cards may be seen in this game; none in the family game. */
  decks: readonly Deck[]
}

/** The same for the dice game. */
export interface ExpressCatalogue {
  game: 'express'
  /** The goods in the order of the sheet. */
  goods: readonly GoodName[]
  /** The rounds that end with a harvest. */
  harvests: readonly number[]
  /** What the adults eat at a harvest. */
  adultsEat: number
  /** What a missing food costs. */
  missingFood: number
}

export type AnyCatalogue = Catalogue | ExpressCatalogue
