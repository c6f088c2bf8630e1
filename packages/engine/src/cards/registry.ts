import { type Card, NEVER, NO_PEOPLE, NOTHING_HAPPENS } from './card.ts'

/** Inside a state a card is its place in this list; in JSON and in moves it is its name. */
let all: readonly Card[] = []
let names: readonly string[] = []
let places: ReadonlyMap<string, number> = new Map()
let parts: Int32Array = new Int32Array(0)
let watched: ReadonlyMap<string, Uint8Array> = new Map()

export const cards = (): readonly Card[] => all
export const cardNames = (): readonly string[] => names

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
  sells: 1 << 21,
  sowsUnused: 1 << 22,
  hosts: 1 << 23,
} as const

export const partsOf = (card: number): number => parts[card]

/** For each card whether it watches this window; undefined if none does. */
export const watchersOf = (window: string): Uint8Array | undefined => watched.get(window)

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
  (card.homes !== NO_PEOPLE ? PART.homes : 0) |
  (card.forbidsRenovation || card.renovatesToStone || card.roomForRenovation ? PART.renovation : 0) |
  (card.lone ? PART.lone : 0) |
  (card.freeFences > 0 ? PART.freeFences : 0) |
  (card.upgrades !== '' ? PART.major : 0) |
  (card.heating ? PART.heating : 0) |
  (card.hosts ? PART.hosts : 0) |
  (card.sells ? PART.sells : 0) |
  (card.harvest ? PART.harvest : 0) |
  (card.cooked !== NOTHING_HAPPENS ? PART.cooked : 0) |
  (card.lateSpecial ? PART.late : 0) |
  (card.sowsUnused > 0 ? PART.sowsUnused : 0)

/** Called once, with every card there is (see `all.ts`). The registry itself knows none, so that cards can use the rules. */
export function register(cardsFound: readonly Card[]): void {
  all = cardsFound
  names = all.map((card) => card.name)
  places = new Map(names.map((name, i) => [name, i]))
  parts = Int32Array.from(all, find)
  const windows: ReadonlySet<string> = new Set(all.flatMap((card) => Object.keys(card.on)))
  watched = new Map([...windows].map((window) => [window, Uint8Array.from(all, (card) => (window in card.on ? 1 : 0))]))
}
