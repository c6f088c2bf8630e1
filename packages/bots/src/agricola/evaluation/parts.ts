import { type Card, cards, hasPart, PART, type Player, type State } from '@furrow/engine/agricola'
import type { FeatureList } from '../network/feature-list.ts'
import { ofEachCard } from './each-card.ts'
import type { Farm } from './farm.ts'

// What hand cards in play are and do, read from their parts: so even a card that was never seen is worth something.

/** When a card acts, and how much is left of that: rounds, or harvests. */
const WINDOWS = [
  ['cards that watch own placements', 'left', ['before-place', 'before-use', 'after-use', 'after-take', 'before-take']],
  ['cards that act in turns', 'left', ['end-of-turn', 'extra-person', 'work-end']],
  ['cards that act in rounds', 'left', ['reveal', 'round-start', 'before-work', 'returning-home', 'round-end']],
  ['cards that watch building', 'left', ['before-rooms', 'after-rooms', 'before-stables', 'after-stables']],
  ['cards that watch fences', 'left', ['before-fences', 'after-fences']],
  ['cards that watch renovations', 'left', ['before-renovate', 'after-renovate']],
  ['cards that watch fields', 'left', ['before-plow', 'after-plow', 'before-sow', 'after-sow']],
  ['cards that watch baking', 'left', ['before-bake', 'after-bake']],
  ['cards that watch cards', 'left', ['before-improvement', 'after-improvement', 'after-occupation']],
  ['cards that watch births', 'left', ['before-grow', 'after-grow']],
  ['cards that act on fields', 'harvests', ['harvest-start', 'field-start', 'field-phase', 'field-phase-all']],
  ['cards that act at meals', 'harvests', ['before-feeding', 'after-feeding', 'harvest-end']],
] as const

const PRICES = ['room', 'renovation', 'fence', 'stable', 'major', 'minor', 'occupation'] as const

const prices = ({ discount, swap, instead }: Card, on: (typeof PRICES)[number]): boolean =>
  instead !== null || [...discount, ...swap].some((price) => price.on.includes(on))

const watchesOthers = ({ on }: Card): boolean =>
  Object.values(on).some((triggers) => triggers?.some((trigger) => trigger.of !== 'me'))

/** The kinds of parts that are counted, by name, and what is left of the time in which they help. */
const KINDS: readonly (readonly [name: string, left: 'left' | 'harvests', of: (card: Card) => boolean])[] = [
  ...WINDOWS.map(
    ([name, left, windows]) => [name, left, (card: Card) => windows.some((window) => card.on[window])] as const,
  ),
  ['cards that watch the others', 'left', watchesOthers],
  ...PRICES.map((on) => [`cards that make a ${on} cheaper`, 'left', (card: Card) => prices(card, on)] as const),
  ['cards that exchange', 'left', ({ exchange }) => exchange !== null],
  ['cards open at any time', 'left', ({ anytime }) => anytime !== null],
  ['cards that wait for something', 'left', ({ soon }) => soon !== null],
  ['cards with a space', 'left', ({ space }) => space !== null],
]

const NAMES = KINDS.map(([name, left]) => `${name}, ${left === 'left' ? 'rounds' : 'harvests'} left (parts)`)
const IN_HARVESTS = KINDS.map(([, left]) => left === 'harvests')
const totals = new Int32Array(KINDS.length)

/** The kinds that a hand card counts for, by their places in the list; a major counts for none. */
const kindsOf = ofEachCard((card): readonly number[] =>
  card.kind === 'major' ? [] : KINDS.flatMap(([, , isOf], i) => (isOf(card) ? [i] : [])),
)
const isField = ofEachCard(({ kind, field }) => kind !== 'major' && field.length > 0)

/** Hand cards in play, by their parts. */
export function partFeatures(list: FeatureList, { s, seat, p, time }: Farm): void {
  const kinds = kindsOf()
  const fields = isField()
  totals.fill(0)
  let empty = 0
  let sown = 0
  for (const { card, data } of p.played) {
    const own = kinds[card]
    for (let i = 0; i < own.length; i++) totals[own[i]]++
    if (!fields[card]) continue
    if (data[0] === 0) empty++
    else sown++
  }
  for (let i = 0; i < NAMES.length; i++)
    list.add(NAMES[i], (totals[i] / 2) * (IN_HARVESTS[i] ? time.harvests : time.left))
  const homes = homesOf(s, seat)
  list.add('homes on cards', homes)
  list.add('homes on cards, rounds left', homes * time.left)
  list.add('empty fields on cards', empty)
  list.add('sown fields on cards', sown)
  handFeatures(list, p, time.left)
}

/** People for whom hand cards have a place. */
function homesOf(s: State, seat: number): number {
  const p = s.players[seat]
  let homes = 0
  if (!hasPart(p, PART.homes)) return homes
  for (const played of p.played) {
    const card = cards()[played.card]
    if (card.kind !== 'major') homes += card.homes(s, seat, played)
  }
  return homes
}

const isOccupation = ofEachCard(({ kind }) => kind === 'occupation')
/** What is printed as the price of a card: only the goods that it takes. */
const pricesOf = ofEachCard(({ printed }) => printed.flatMap((n, good) => (n > 0 ? [{ good, n }] : [])))

/** The hand: how many of each kind are left to play, and how many of the minors can be paid now. */
function handFeatures(list: FeatureList, { hand, goods }: Player, left: number): void {
  const occupation = isOccupation()
  const price = pricesOf()
  let occupations = 0
  let payable = 0
  for (const card of hand) {
    if (card < 0) continue
    if (occupation[card]) occupations++
    else if (canPay(goods, price[card])) payable++
  }
  list.add('occupations in hand, rounds left', (occupations / 7) * left)
  list.add('minors that can be paid', payable / 7)
  list.add('minors that can be paid, rounds left', (payable / 7) * left)
}

function canPay(goods: readonly number[], price: readonly { readonly good: number; readonly n: number }[]): boolean {
  for (const { good, n } of price) if (goods[good] < n) return false
  return true
}
