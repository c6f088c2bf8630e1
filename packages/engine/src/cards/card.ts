import type { Pen } from '../farm/pens.ts'
import { type Amounts, type Goods, goods } from '../state/goods.ts'
import type { MATERIALS, Played, State } from '../state/state.ts'
import type { Effect } from './effects.ts'
import type { Window } from './windows.ts'

/** What a card asks of its player before it may be played; never paid. B13: "at least" unless it says otherwise. */
export interface Needs {
  occupations?: { atLeast?: number; atMost?: number }
  house?: readonly (typeof MATERIALS)[number][]
  noUnusedSpace?: true
  /** Fields, cards included, on which this crop grows. */
  planted?: { crop: 'grain' | 'vegetable'; atLeast: number }
}

/** What can be made cheaper or paid otherwise. */
export type Expense = 'major' | 'minor' | 'room' | 'renovation' | 'fence'

/** An exchange that is open at any time. */
export interface Exchange {
  pay: Goods
  gain: Goods
}

/** The moment a trigger looks at. */
export interface Occasion {
  /** Who acts. */
  actor: number
  /** The space used, or -1. */
  space: number
  /** The spaces used so far in this turn. */
  used: readonly number[]
}

export interface Trigger {
  /** Whose doing it watches: the owner's (default), the other players', or everybody's. */
  of: 'me' | 'others' | 'all'
  when(s: State, owner: number, at: Occasion): boolean
  effects: readonly Effect[]
}

/** A hand card: data first; what the data cannot say is a named effect in the card's own file. */
export interface Card {
  id: string
  name: string
  kind: 'minor' | 'occupation'
  /** The smallest number of players it is used with. B2 */
  players: number
  cost: Goods
  needs: Needs
  vp: number
  /** B13: goes to the left neighbour's hand after its effect. */
  travels: boolean
  /** Your lone occupation: nothing else before or after it. */
  lone: boolean
  /** How many numbers it has to remember while it is in play. */
  slots: number
  /** What happens when it is played. */
  play: readonly Effect[]
  /** What it does in the named windows of time. */
  on: { readonly [W in Window]?: Trigger }

  // What it changes as long as it lies in front of its owner.
  pastureExtra: number
  /** Every room of the house holds an animal, instead of the house as a whole. */
  animalsInRooms: boolean
  /** Places for animals that it offers: on the card itself, or on spaces of the farm. */
  pens: ((s: State, owner: number, played: Played) => readonly Pen[]) | null
  discount: readonly { on: readonly Expense[]; goods: Goods }[]
  /** One good may be paid for another, piece by piece. */
  swap: readonly { on: Expense; from: number; to: number }[]
  /** Fences of each "Build Fences" action that cost nothing. */
  freeFences: number
  renovatesToStone: boolean
  forbidsRenovation: boolean
  /** The card is a field on which only these crops grow; slot 0 holds the crop. */
  field: readonly number[]
  exchange: {
    /** What can be exchanged now. */
    offers(s: State, owner: number, played: Played): readonly Exchange[]
    /** The most of each good that could ever be had from it now: spares searches that cannot succeed. */
    most(s: State, owner: number, played: Played): Goods
    /** Called after an exchange, where the card has to count. */
    taken?(played: Played): void
  } | null
  /** Something else that is open at any time, for a price. */
  anytime: {
    pay: Goods
    possible(s: State, owner: number, played: Played): boolean
    run(s: State, owner: number): void
  } | null
  /** People that could act though none is left at home. */
  extraPeople(s: State, owner: number, played: Played): number
  /** The owner made no use of such people in this round. */
  declined(played: Played, round: number): void
  /** Bonus points beside the printed ones. */
  score(s: State, owner: number, played: Played): number
}

type Plain = 'id' | 'name'
export type CardData = Pick<Card, Plain> &
  Partial<Omit<Card, Plain | 'cost' | 'kind' | 'discount' | 'swap' | 'field' | 'on'>> & {
    cost?: Amounts
    discount?: { on: readonly Expense[]; goods: Amounts }
    swap?: { on: Expense; from: number; to: number }
    field?: { crops: readonly number[] }
    on?: { readonly [W in Window]?: Partial<Trigger> & Pick<Trigger, 'effects'> }
  }

const card = (kind: Card['kind'], d: CardData): Card => ({
  id: d.id,
  name: d.name,
  kind,
  players: d.players ?? 1,
  cost: goods(d.cost ?? {}),
  needs: d.needs ?? {},
  vp: d.vp ?? 0,
  travels: d.travels ?? false,
  lone: d.lone ?? false,
  slots: d.slots ?? (d.field ? 1 : 0),
  play: d.play ?? [],
  on: Object.fromEntries(
    Object.entries(d.on ?? {}).map(([window, trigger]) => [window, { of: 'me', when: () => true, ...trigger }]),
  ),
  pastureExtra: d.pastureExtra ?? 0,
  animalsInRooms: d.animalsInRooms ?? false,
  pens: d.pens ?? null,
  discount: d.discount ? [{ on: d.discount.on, goods: goods(d.discount.goods) }] : [],
  swap: d.swap ? [d.swap] : [],
  freeFences: d.freeFences ?? 0,
  renovatesToStone: d.renovatesToStone ?? false,
  forbidsRenovation: d.forbidsRenovation ?? false,
  field: d.field?.crops ?? [],
  exchange: d.exchange ?? null,
  anytime: d.anytime ?? null,
  extraPeople: d.extraPeople ?? (() => 0),
  declined: d.declined ?? (() => {}),
  score: d.score ?? (() => 0),
})

export const minor = (data: CardData): Card => card('minor', data)
export const occupation = (data: CardData): Card => card('occupation', data)
