import type { Act } from '../actions/act.ts'
import type { Pen } from '../farm/pens.ts'
import type { Cell, Cells } from '../farm/yard.ts'
import type { Space } from '../spaces/space.ts'
import { type Amounts, type Good, type Goods, goods } from '../state/goods.ts'
import type { MATERIALS, Played, State } from '../state/state.ts'
import type { Effect } from './effects.ts'
import { fixed, type Some, type Written } from './some.ts'
import type { Occasion, Window } from './windows.ts'

export type Kind = 'major' | 'minor' | 'occupation'

/** A number that a card asks for. */
export interface Range {
  atLeast?: number
  atMost?: number
}

/** What a card asks of its player before it may be played; never paid. B13: "at least" unless it says otherwise. M11 */
export interface Needs {
  occupations?: Range
  /** Cards in front of the player; an upgrade is a major and a minor, but one improvement. */
  improvements?: Range
  majors?: Range
  minors?: Range
  minorsInHand?: Range
  /** Visible tiles. */
  forests?: Range
  moors?: Range
  /** Fields, cards included. */
  fields?: Range
  pastures?: Range
  stables?: Range
  rooms?: Range
  animals?: Range
  /** The present round. */
  round?: Range & { notIn?: readonly number[] }
  anyOf?: readonly Needs[]
  house?: readonly (typeof MATERIALS)[number][]
  noUnusedSpace?: true
  /** Fields, cards included, on which this crop grows. */
  planted?: { crop: 'grain' | 'vegetable'; atLeast: number }
  /** Goods to show, not to pay. */
  goods?: Amounts
  noAnimals?: true
  /** An own person stands on this space now. */
  personOn?: string
}

/** What is paid for, so that cards can change its price. */
export const EXPENSES = ['major', 'minor', 'occupation', 'room', 'renovation', 'fence', 'stable'] as const
export interface Expense {
  on: (typeof EXPENSES)[number]
  /** Its place in EXPENSES. */
  kind: number
  /** The card that is bought, or -1. */
  card: number
}

/** An exchange that is open at any time. */
export interface Exchange {
  pay: Goods
  gain: Goods
  /** Are animals turned into food by it? Cards that watch cooking hear of it. */
  cooks?: true
  /** Does another exchange of the card bring the same? Then the move says what is paid. */
  told?: true
}

/** What a card changes in a heating bill, in this order: more, less, less if wood is burnt for it, at the most, nothing at all. M8 */
export interface Heating {
  add?: number
  less?: number | ((s: State, owner: number, played: Played) => number)
  lessIfWoodBurnt?: number
  cap?: number
  none?: true
}

/** Something that a player may do while feeding: what it costs and brings. */
export interface HarvestOffer {
  pay: Goods
  gain: Goods
  /** Bonus points. */
  points: number
  /** The card that the move names, where it is another one of the player's: a craft building that is left idle. */
  via?: number
}

export interface Trigger {
  /** Whose doing it watches: the owner's (default), the other players', or everybody's. */
  of: 'me' | 'others' | 'all'
  when(s: State, owner: number, at: Occasion, played: Played): boolean
  /** Does the card also count the very occasion that brought it into play? */
  itself: boolean
  effects: readonly Effect[]
}

/** One good, or several, of a price may be paid otherwise. */
export interface Swap {
  on: readonly Expense['on'][]
  from: Some<[price: Goods]>
  to: Goods
}

/** Goods that a card takes off a price. */
interface Discount {
  on: readonly Expense['on'][]
  goods: Some<[s: State, owner: number, card: number]>
}

/**
 * A card: data first. What it *is* while it lies in front of its owner are parts, and rules ask for parts, never for
 * cards. What it *does* are effects in windows of time. What neither can say is a named effect in the card's own file.
 */
export interface Card {
  id: string
  name: string
  kind: Kind
  /** The smallest number of players it is used with. B2 */
  players: number
  /** Dealt only where the setup asks for promo cards. */
  promo: boolean
  /** Belongs to Farmers of the Moor. */
  moor: boolean
  /** A price that depends on the table; null: it is the printed one. */
  cost: ((s: State, owner: number) => Goods) | null
  /** What is printed on it, for pages and for cards that ask; a price that depends on the table stands there for two people. */
  printed: Goods
  needs: Needs
  vp: number
  /** B13: goes to the left neighbour's hand after its effect. */
  travels: boolean
  /** Your lone occupation: nothing else before or after it. */
  lone: boolean
  /** What kind of thing it is where others ask, e.g. a Fireplace that can be handed in. */
  family: string
  /** Instead of its price one of the owner's cards of these families goes back to its stack. */
  handIn: readonly string[]
  /** M9: its price is a major of this family, and it counts as a major too; '' for all other cards. */
  upgrades: string
  /** Does that major leave the game instead of going back to its stack? */
  upgradeDiscards: boolean
  /** How many numbers it has to remember while it is in play. */
  slots: number
  /** What happens when it is played. */
  play: readonly Effect[]
  /** What it does in the named windows of time. */
  on: { readonly [W in Window]?: readonly Trigger[] }
  /** "As soon as": once a game, looked at whenever something has been finished. Slot 0 remembers that it has happened. */
  soon: { when(s: State, owner: number, played: Played): boolean; effects: readonly Effect[] } | null

  // Parts: what it is as long as it lies in front of its owner.
  /** Food for each good cooked at any time. B12 */
  cooks: Goods | null
  /** It cooks only together with a card of one of these families; none: by itself. */
  cooksWith: readonly string[]
  /** Food for an animal that is slaughtered for it (cards/slaughter.ts), whatever its owner cooks with. */
  slaughter: Goods | null
  /** Baking: food for each grain, and the most grain an action. B13 */
  bakes: { food: number; most: number } | null
  /** Once in each harvest one of the good for so much food (slot 0: the round of the last time). */
  craft: { good: Good; food: number } | null
  /** At scoring so many of the good may be handed in for points: [spend, points]. B14 */
  handsIn: { good: Good; tiers: readonly (readonly [number, number])[] } | null
  /** At scoring so many goods for so many points, as often as there are goods. M12 */
  sells: { pay: Goods; points: number } | null
  pastureExtra: number
  /** Every room of the house holds an animal, instead of the house as a whole. */
  animalsInRooms: boolean
  /** Places for animals that it offers: on the card itself, or on spaces of the farm. */
  pens: ((s: State, owner: number, played: Played) => readonly Pen[]) | null
  /** Every other player may keep an animal here. When all breed it counts for the owner, who breeds last. */
  hosts: boolean
  /** People for whom there is a place without a room. B8 */
  homes(s: State, owner: number, played: Played): number
  /** A price that may stand in the place of the usual one, or null. Of several cards one is chosen. */
  instead: ((s: State, owner: number, expense: Expense) => Amounts | null) | null
  discount: readonly Discount[]
  /** Ways to pay otherwise; `swaps` says how often in one price, all of the card's ways together. */
  swap: readonly Swap[]
  swaps: number
  /** Fences of each "Build Fences" action that cost nothing. */
  freeFences: number
  renovatesToStone: boolean
  forbidsRenovation: boolean
  /** Instead of a renovation its owner may give it up for a wooden room. */
  roomForRenovation: boolean
  /** At any time a crop of a field with 2 or more may be moved to an empty field. */
  movesCrops: boolean
  /** Unused spaces that may be sown like fields, so many at a time; they stay unused. */
  sowsUnused: number
  /** Of these crops 2 may be taken from a field in the field phase, instead of 1. */
  reapsTwo: readonly Good[]
  /** The card is a field on which only these crops grow; slot 0 holds the crop. */
  field: readonly number[]
  /** An action space on the card, for its owner or for everybody. */
  space: {
    id: string
    for: 'owner' | 'all'
    acts: readonly Act[]
    binding: Space['binding']
    /** What its user gets from the general supply (act `take`). */
    gives?: Amounts
    open?: (s: State, owner: number, seat: number) => boolean
  } | null
  /** May the owner join the people on this occupied space? */
  joins(s: State, owner: number, space: number): boolean
  exchange: {
    /** What can be exchanged now by one who has so much. */
    offers(s: State, owner: number, played: Played, have: readonly number[]): readonly Exchange[]
    /** The most of each good that could ever be had from it, for one who has so much: spares searches that cannot succeed. */
    most(s: State, owner: number, played: Played, have: readonly number[]): Goods
    /** Called after an exchange, where the card has to count. */
    taken?(played: Played): void
    /** Also while animals wait for a place? */
    whilePlacing?: boolean
    /** Is its owner asked once more when the animals have bred? */
    afterBreeding?: boolean
  } | null
  /** Something else that is open at any time, for a price. */
  anytime: {
    pay: Goods
    possible(s: State, owner: number, played: Played): boolean
    run(s: State, owner: number, played: Played): void
    whilePlacing?: boolean
    /** Is it a reason to ask once more before scoring? */
    beforeScoring?: boolean
  } | null
  /** What lies on it for all to see, besides crops and animals: goods, field tiles as `field`, or markers as `marker`. */
  lies(played: Played): { readonly [what: string]: number }
  /** Has it been turned over? */
  isFaceDown(played: Played): boolean
  heating: Heating | null
  /** What it offers while its owner feeds, and what it remembers of that. M8 */
  harvest: {
    offers(s: State, owner: number, played: Played): readonly HarvestOffer[]
    taken(s: State, owner: number, played: Played, offer: HarvestOffer): void
  } | null
  /** May the owner take one more special action when nobody is left to be placed? `spend`: it was used or declined. M5 */
  lateSpecial: { open(s: State, owner: number, played: Played): boolean; spend(s: State, played: Played): void } | null
  /** The owner has turned animals into food; `horses` were there before. */
  cooked(s: State, owner: number, played: Played, animal: Good, count: number, horses: number): void
  /** What its owner laid on the present round space for it comes only if this is true. */
  pays(s: State, owner: number, played: Played): boolean
  conditional: boolean
  /** What is done on single spaces of the farm for it (act `work`), one after another: where, and what. */
  work: {
    cells(s: State, owner: number): Cells
    run(s: State, owner: number, cell: Cell, played: Played): void
    /** May a space be chosen twice in one go? */
    again?: true
  } | null
  /** Offered at the start of a round for what it laid there: a reminder, or goods that do not come by themselves. */
  collect: readonly Effect[]
  /** How many animals of that kind do not breed. */
  resting(played: Played, animal: Good): number
  /** How many goods the owner leaves on the accumulation space that is being taken from. */
  leaves(played: Played): number
  /** So many animals of the owner have gone, and so many of their kind are left. */
  animalsGone(played: Played, animal: Good, count: number, left: number): void
  /** People that could act though none is left at home. */
  extraPeople(s: State, owner: number, played: Played): number
  /** The owner made no use of such people in this round. */
  declined(played: Played, round: number): void
  /** Bonus points beside the printed ones, for the owner. */
  score(s: State, owner: number, played: Played): number
  /** Bonus points that it gives to any seat, its owner included. */
  scoreAll(s: State, owner: number, seat: number): number
}

type OneOrMore<T> = T | readonly T[]
const listed = <T>(of: OneOrMore<T> | undefined): readonly T[] =>
  of === undefined ? [] : Array.isArray(of) ? (of as readonly T[]) : [of as T] // told apart by isArray

export type SwapData = Pick<Swap, 'on'> & { from: Written<[price: Goods]>; to: Amounts }
export type TriggerData = Partial<Trigger> & Pick<Trigger, 'effects'>
export type CardData = Pick<Card, 'id' | 'name'> &
  Partial<
    Omit<
      Card,
      | 'id'
      | 'name'
      | 'cost'
      | 'printed'
      | 'kind'
      | 'moor'
      | 'conditional'
      | 'discount'
      | 'swap'
      | 'field'
      | 'on'
      | 'cooks'
      | 'slaughter'
    >
  > & {
    cost?: Amounts | ((s: State, owner: number) => Amounts)
    /** What a card prints whose price depends on the table. */
    printed?: Amounts
    cooks?: Amounts
    slaughter?: Amounts
    discount?: OneOrMore<Pick<Discount, 'on'> & { goods: Written<[s: State, owner: number, card: number]> }>
    swap?: OneOrMore<SwapData>
    field?: { crops: readonly number[] }
    on?: { readonly [W in Window]?: OneOrMore<TriggerData> }
  }

// What cards that say nothing about it have: the registry tells by these which do.
export const NONE = (): number => 0
export const IDLE = (): void => {}
export const NEVER = (): boolean => false
export const NO_NEEDS: Needs = {}

function card(kind: Kind, d: CardData, moor = false): Card {
  const { cost = {}, cooks } = d
  const printed = goods(typeof cost === 'function' ? (d.printed ?? {}) : cost)
  return {
    id: d.id,
    name: d.name,
    kind,
    players: d.players ?? 1,
    promo: d.promo ?? false,
    moor,
    cost: typeof cost === 'function' ? (s, owner) => goods(cost(s, owner)) : null,
    printed,
    needs: d.needs ?? NO_NEEDS,
    vp: d.vp ?? 0,
    travels: d.travels ?? false,
    lone: d.lone ?? false,
    family: d.family ?? d.name,
    handIn: d.handIn ?? [],
    upgrades: d.upgrades ?? '',
    upgradeDiscards: d.upgradeDiscards ?? false,
    slots: d.slots ?? (d.field || d.craft || d.soon ? 1 : 0),
    play: d.play ?? [],
    on: Object.fromEntries(
      Object.entries(d.on ?? {}).map(([window, triggers]) => [
        window,
        listed<TriggerData>(triggers).map((trigger) => ({ of: 'me', when: () => true, itself: false, ...trigger })),
      ]),
    ),
    soon: d.soon ?? null,
    cooks: cooks ? goods(cooks) : null,
    cooksWith: d.cooksWith ?? [],
    slaughter: d.slaughter ? goods(d.slaughter) : null,
    bakes: d.bakes ?? null,
    craft: d.craft ?? null,
    handsIn: d.handsIn ?? null,
    sells: d.sells ?? null,
    pastureExtra: d.pastureExtra ?? 0,
    animalsInRooms: d.animalsInRooms ?? false,
    pens: d.pens ?? null,
    hosts: d.hosts ?? false,
    homes: d.homes ?? NONE,
    instead: d.instead ?? null,
    discount: listed(d.discount).map(({ on, goods: off }) => ({ on, goods: fixed(off) })),
    swap: listed(d.swap).map(({ on, from, to }) => ({ on, from: fixed(from), to: goods(to) })),
    swaps: d.swaps ?? 1,
    freeFences: d.freeFences ?? 0,
    renovatesToStone: d.renovatesToStone ?? false,
    forbidsRenovation: d.forbidsRenovation ?? false,
    roomForRenovation: d.roomForRenovation ?? false,
    movesCrops: d.movesCrops ?? false,
    sowsUnused: d.sowsUnused ?? 0,
    reapsTwo: d.reapsTwo ?? [],
    field: d.field?.crops ?? [],
    space: d.space ?? null,
    joins: d.joins ?? NEVER,
    exchange: d.exchange ?? null,
    anytime: d.anytime ?? null,
    lies: d.lies ?? (() => ({})),
    isFaceDown: d.isFaceDown ?? NEVER,
    leaves: d.leaves ?? NONE,
    animalsGone: d.animalsGone ?? IDLE,
    extraPeople: d.extraPeople ?? NONE,
    heating: d.heating ?? null,
    harvest: d.harvest ?? null,
    lateSpecial: d.lateSpecial ?? null,
    cooked: d.cooked ?? IDLE,
    pays: d.pays ?? (() => true),
    conditional: d.pays !== undefined,
    work: d.work ?? null,
    collect: d.collect ?? [],
    resting: d.resting ?? NONE,
    declined: d.declined ?? (() => {}),
    score: d.score ?? NONE,
    scoreAll: d.scoreAll ?? NONE,
  }
}

export const major = (data: Omit<CardData, 'id'>): Card => card('major', { ...data, id: data.name })
export const minor = (data: CardData): Card => card('minor', data)
/** Cards of Farmers of the Moor. */
export const moorMajor = (data: Omit<CardData, 'id'>): Card => card('major', { ...data, id: `moor-${data.name}` }, true)
export const moorMinor = (data: CardData): Card => card('minor', data, true)
export const occupation = (data: CardData): Card => card('occupation', data)
