import {
  at,
  breadFrom,
  cards,
  count,
  craftBonus,
  FOOD,
  GRAIN,
  lowest,
  MAJORS,
  type Player,
  type State,
} from '@furrow/engine'
import type { Farm } from './farm.ts'
import type { FeatureList } from './network/feature-list.ts'

const maskOf = (test: (major: (typeof MAJORS)[number]) => boolean): number =>
  MAJORS.reduce((mask, major, m) => (test(major) ? mask | (1 << m) : mask), 0)

const kind = (name: string, test: (major: (typeof MAJORS)[number]) => boolean) => ({
  name,
  later: `${name}, harvests left`,
  mask: maskOf(test),
})
const FIRE = kind('fireplace', (major) => major.kind === 'fireplace')
const HEARTH = kind('cooking hearth', (major) => major.kind === 'hearth')
const KINDS = [
  FIRE,
  HEARTH,
  kind('well', (major) => major.kind === 'well'),
  kind('clay oven', (major) => major.bake?.food === 5),
  kind('stone oven', (major) => major.bake?.food === 4),
  ...MAJORS.flatMap(({ craft, under, name }) =>
    craft && under < 0 ? [kind(name, (major) => major.craft?.good === craft.good)] : [],
  ),
]
const CRAFTS = maskOf(({ craft }) => craft !== null)
const BAKERS = maskOf(({ bake }) => bake !== null)

/** The majors that are in every game: without those that lie under others. F5 */
const FEW = maskOf(({ under }) => under < 0)
const share = (majors: number): number => count(majors) / 2

/** Major improvements. */
export function majorFeatures(list: FeatureList, { s, p, time }: Farm): void {
  for (const { name, later, mask } of KINDS) {
    const has = (p.majors & mask) !== 0
    list.add(name, has ? 1 : 0)
    list.add(later, has ? time.harvests : 0)
  }
  let taken = 0
  for (const { majors } of s.players) taken |= majors
  const cooks = (p.majors & (FIRE.mask | HEARTH.mask)) !== 0
  list.add('fireplaces to be had', cooks ? 0 : share(FIRE.mask & FEW & ~taken))
  list.add('hearths to be had', (p.majors & HEARTH.mask) !== 0 ? 0 : share(HEARTH.mask & FEW & ~taken))
  let printed = 0
  for (let rest = p.majors; rest !== 0; rest &= rest - 1) printed += at(MAJORS, lowest(rest)).vp
  list.add('points printed on majors', printed / 6)
  list.add('points of craft buildings', (p.majors & CRAFTS) === 0 ? 0 : craftBonus(p).points / 3)
  breadFeatures(list, p, time)
}

function breadFeatures(list: FeatureList, p: Player, time: Farm['time']): void {
  const food = (p.majors & BAKERS) === 0 || at(p.goods, GRAIN) === 0 ? 0 : breadFrom(p, at(p.goods, GRAIN))
  list.add('bread', Math.min(food, 15) / 10)
  list.add('bread, harvests left', (Math.min(food, 15) / 10) * time.harvests)
}

/** When a card acts, roughly. */
const WINDOWS = [
  ['cards that act on turns', ['before-use', 'after-use', 'end-of-turn', 'after-improvement']],
  ['cards that act in rounds', ['round-start', 'before-work', 'returning-home']],
  ['cards that act in harvests', ['harvest-start', 'field-phase', 'after-feeding', 'harvest-end']],
] as const

/** Hand cards: what those in play give, and how many are left. */
export function cardFeatures(list: FeatureList, { s, seat, p, time }: Farm): void {
  let occupations = 0
  let points = 0
  const acting = WINDOWS.map(() => 0)
  let standing = 0
  for (const played of p.played) {
    const card = at(cards(), played.card)
    if (card.kind === 'occupation') occupations++
    points += card.vp + card.score(s, seat, played)
    WINDOWS.forEach(([, windows], i) => {
      if (windows.some((window) => card.on[window])) acting[i] = at(acting, i) + 1
    })
    if (card.exchange || card.discount.length > 0 || card.swap.length > 0) standing++
  }
  const minors = p.played.length - occupations
  list.add('occupations', Math.min(occupations, 6) / 4)
  list.add('occupations, rounds left', (Math.min(occupations, 6) / 4) * time.left)
  list.add('minors', Math.min(minors, 6) / 4)
  list.add('minors, rounds left', (Math.min(minors, 6) / 4) * time.left)
  list.add('points of cards', Math.max(-6, Math.min(12, points)) / 6)
  WINDOWS.forEach(([name], i) => {
    list.add(`${name}, rounds left`, (at(acting, i) / 2) * time.left)
  })
  list.add('cards that make things cheaper, rounds left', (standing / 2) * time.left)
  list.add('cards in hand', p.hand.length / 14)
  list.add('cards in hand, rounds left', (p.hand.length / 14) * time.left)
  promiseFeatures(list, s, seat)
}

/** What lies on coming round spaces. */
function promiseFeatures(list: FeatureList, s: State, seat: number): void {
  let food = 0
  let others = 0
  for (const promise of s.promises) {
    if (promise.seat !== seat) continue
    if (promise.good === FOOD) food += promise.count
    else others += promise.count
  }
  list.add('food promised', Math.min(food, 10) / 5)
  list.add('goods promised', Math.min(others, 10) / 5)
}
