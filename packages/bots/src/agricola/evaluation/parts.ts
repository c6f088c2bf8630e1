import { type Card, cards } from '@furrow/engine/agricola'
import type { FeatureList } from '../network/feature-list.ts'
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

const prices = ({ discount, swap, instead }: Card, on: (typeof PRICES)[number]): number =>
  [...discount, ...swap].some((price) => price.on.includes(on)) || instead ? 1 : 0

/** The kinds of parts that are counted, by name, and what is left of the time in which they help. */
const KINDS: readonly (readonly [name: string, left: 'left' | 'harvests', of: (card: Card) => number])[] = [
  ...WINDOWS.map(
    ([name, left, windows]) =>
      [name, left, (card: Card) => (windows.some((window) => card.on[window]) ? 1 : 0)] as const,
  ),
  ['cards that watch the others', 'left', (card) => (watchesOthers(card) ? 1 : 0)],
  ...PRICES.map((on) => [`cards that make a ${on} cheaper`, 'left', (card: Card) => prices(card, on)] as const),
  ['cards that exchange', 'left', ({ exchange }) => (exchange ? 1 : 0)],
  ['cards open at any time', 'left', ({ anytime }) => (anytime ? 1 : 0)],
  ['cards that wait for something', 'left', ({ soon }) => (soon ? 1 : 0)],
  ['cards with a space', 'left', ({ space }) => (space ? 1 : 0)],
]

const watchesOthers = ({ on }: Card): boolean =>
  Object.values(on).some((triggers) => triggers?.some((trigger) => trigger.of !== 'me'))

/** Card by card how much of each kind it is; worked out once for each set of cards. */
let known: { of: readonly Card[]; rows: readonly Float64Array[] } = { of: [], rows: [] }
function rowsOf(): readonly Float64Array[] {
  if (known.of !== cards())
    known = { of: cards(), rows: cards().map((card) => Float64Array.from(KINDS, ([, , of]) => of(card))) }
  return known.rows
}

const NAMES = KINDS.map(([name, left]) => `${name}, ${left === 'left' ? 'rounds' : 'harvests'} left (parts)`)
const totals = new Float64Array(KINDS.length)

/** Hand cards in play, by their parts. */
export function partFeatures(list: FeatureList, { s, seat, p, time }: Farm): void {
  const rows = rowsOf()
  totals.fill(0)
  let homes = 0
  let empty = 0
  let sown = 0
  for (const played of p.played) {
    const card = cards()[played.card]
    if (card.kind === 'major') continue
    const row = rows[played.card]
    for (let i = 0; i < row.length; i++) totals[i] = totals[i] + row[i]
    homes += card.homes(s, seat, played)
    if (card.field.length === 0) continue
    if (played.data[0] === 0) empty++
    else sown++
  }
  for (let i = 0; i < KINDS.length; i++) list.add(NAMES[i], (totals[i] / 2) * time[KINDS[i][1]])
  list.add('homes on cards', homes)
  list.add('homes on cards, rounds left', homes * time.left)
  list.add('empty fields on cards', empty)
  list.add('sown fields on cards', sown)
  handFeatures(list, p, time.left)
}

/** The hand: how many of each kind are left to play, and how many of the minors can be paid now. */
function handFeatures(list: FeatureList, p: Farm['p'], left: number): void {
  let occupations = 0
  let payable = 0
  for (const card of p.hand) {
    if (card < 0) continue
    const { kind, printed } = cards()[card]
    if (kind === 'occupation') occupations++
    else if (printed.every((n, good) => p.goods[good] >= n)) payable++
  }
  list.add('occupations in hand, rounds left', (occupations / 7) * left)
  list.add('minors that can be paid', payable / 7)
  list.add('minors that can be paid, rounds left', (payable / 7) * left)
}
