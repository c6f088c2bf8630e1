import type { Goods } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import { type Card, EXPENSES, IDLE, NEVER, NONE } from './card.ts'
import type { Window } from './windows.ts'

/** Inside a state a card is its place in this list; in JSON and in moves it is its name. */
let all: readonly Card[] = []
let names: readonly string[] = []
let places: ReadonlyMap<string, number> = new Map()
let parts: Int32Array = new Int32Array(0)
let prices: Int32Array = new Int32Array(0)
let watched: ReadonlyMap<string, Watched> = new Map()
let watching: readonly (readonly Watching[])[] = []

/** Whom a card watches in a window: its owner, the others, or (both bits) everybody. */
export const OWNER = 1
export const OTHERS = 2

/** A window that cards watch: its number, and for each card whom it watches there. */
export interface Watched {
  readonly number: number
  readonly by: Uint8Array
}

/** The number of a window that a card watches, and whom it watches there. */
interface Watching {
  readonly window: number
  readonly whom: number
}

export const cards = (): readonly Card[] => all
export const cardNames = (): readonly string[] => names

/** What a card costs the seat, before others change that. */
export const costOf = (s: State, seat: number, card: number): Goods => {
  const { cost, printed } = all[card]
  return cost === null ? printed : cost(s, seat)
}

/** The place of the card of that name, or -1. */
export const cardNamed = (name: string): number => places.get(name) ?? -1

/** What a card can be, a bit each, so that rules can ask a row of cards quickly. */
export const PART = {
  major: 1,
  minor: 2,
  occupation: 4,
  cooks: 8,
  bakes: 16,
  craft: 32,
  price: 64,
  exchange: 128,
  anytime: 256,
  field: 512,
  joins: 1024,
  soon: 2048,
  homes: 4096,
  renovation: 8192,
  handsIn: 16384,
  lone: 32768,
  freeFences: 65536,
  heating: 1 << 17,
  harvest: 1 << 18,
  cooked: 1 << 19,
  late: 1 << 20,
  pens: 1 << 25,
  leaves: 1 << 21,
  animalsGone: 1 << 22,
  movesCrops: 1 << 23,
  reapsTwo: 1 << 24,
  sells: 1 << 26,
  sowsUnused: 1 << 27,
  hosts: 1 << 28,
  rests: 1 << 29,
  scores: 1 << 30,
} as const

export const partsOf = (card: number): number => parts[card]

/** The kinds of prices that a card may change: a bit for each of EXPENSES. */
export const pricesOf = (card: number): number => prices[card]

/** Who watches this window; undefined if no card does. */
export const watchersOf = (window: string): Watched | undefined => watched.get(window)
export const windowCount = (): number => watched.size
export const windowsOf = (card: number): readonly Watching[] => watching[card]

const find = (card: Card): number =>
  PART[card.kind] |
  (card.cooks ? PART.cooks : 0) |
  (card.bakes ? PART.bakes : 0) |
  (card.craft ? PART.craft : 0) |
  (card.discount.length > 0 || card.swap.length > 0 || card.instead ? PART.price : 0) |
  (card.exchange ? PART.exchange : 0) |
  (card.anytime ? PART.anytime : 0) |
  (card.field.length > 0 ? PART.field : 0) |
  (card.soon ? PART.soon : 0) |
  (card.handsIn ? PART.handsIn : 0) |
  (card.joins !== NEVER ? PART.joins : 0) |
  (card.homes !== NONE ? PART.homes : 0) |
  (card.forbidsRenovation || card.renovatesToStone || card.roomForRenovation ? PART.renovation : 0) |
  (card.lone ? PART.lone : 0) |
  (card.freeFences > 0 ? PART.freeFences : 0) |
  (card.pens || card.animalsInRooms || card.pastureExtra > 0 ? PART.pens : 0) |
  (card.leaves !== NONE ? PART.leaves : 0) |
  (card.animalsGone !== IDLE ? PART.animalsGone : 0) |
  (card.movesCrops ? PART.movesCrops : 0) |
  (card.reapsTwo.length > 0 ? PART.reapsTwo : 0) |
  (card.upgrades !== '' ? PART.major : 0) |
  (card.heating ? PART.heating : 0) |
  (card.hosts ? PART.hosts : 0) |
  (card.sells ? PART.sells : 0) |
  (card.resting !== NONE ? PART.rests : 0) |
  (card.score !== NONE || card.scoreAll !== NONE ? PART.scores : 0) |
  (card.harvest ? PART.harvest : 0) |
  (card.cooked !== IDLE ? PART.cooked : 0) |
  (card.lateSpecial ? PART.late : 0) |
  (card.sowsUnused > 0 ? PART.sowsUnused : 0)

const findPrices = ({ instead, discount, swap }: Card): number =>
  EXPENSES.reduce((mask, on, kind) => {
    const changes =
      instead !== null || discount.some((off) => off.on.includes(on)) || swap.some((way) => way.on.includes(on))
    return changes ? mask | (1 << kind) : mask
  }, 0)

const WHOM = { me: OWNER, others: OTHERS, all: OWNER | OTHERS } as const
const whom = ({ on }: Card, window: string): number =>
  (on[window as Window] ?? []).reduce((mask, { of }) => mask | WHOM[of], 0) // an unknown window has no trigger

/** Called once, with every card there is (see `all.ts`). The registry itself knows none, so that cards can use the rules. */
export function register(cardsFound: readonly Card[]): void {
  all = cardsFound
  names = all.map((card) => card.name)
  places = new Map(names.map((name, i) => [name, i]))
  parts = Int32Array.from(all, find)
  prices = Int32Array.from(all, findPrices)
  const windows: ReadonlySet<string> = new Set(all.flatMap((card) => Object.keys(card.on)))
  watched = new Map(
    [...windows].map((window, number) => [window, { number, by: Uint8Array.from(all, (card) => whom(card, window)) }]),
  )
  watching = all.map((_, card) =>
    [...watched.values()].flatMap(({ number, by }) => (by[card] === 0 ? [] : [{ window: number, whom: by[card] }])),
  )
}
