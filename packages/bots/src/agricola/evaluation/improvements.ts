import {
  breadFrom,
  cards,
  craftBonus,
  FOOD,
  GRAIN,
  hasPart,
  majorsOf,
  PART,
  type Player,
  type State,
} from '@furrow/engine/agricola'
import type { FeatureList } from '../network/feature-list.ts'
import { ofEachCard } from './each-card.ts'
import type { Farm } from './farm.ts'

/** The families of majors, by the names under which the network knows them. */
const FAMILIES = [
  ['fireplace', 'fireplace'],
  ['cooking hearth', 'cooking-hearth'],
  ['well', 'well'],
  ['clay oven', 'clay-oven'],
  ['stone oven', 'stone-oven'],
  ['joinery', 'joinery'],
  ['pottery', 'pottery'],
  ['basketmakers-workshop', 'basketmakers-workshop'],
].map(([name = '', family = '']) => ({ name, later: `${name}, harvests left`, family }))

/** The place of each card's family among FAMILIES, or -1. */
const familiesOf = ofEachCard((card) => FAMILIES.findIndex(({ family }) => family === card.family))
const FIREPLACE = FAMILIES.findIndex(({ family }) => family === 'fireplace')
const HEARTH = FAMILIES.findIndex(({ family }) => family === 'cooking-hearth')

/** How many majors of a family lie open, of the two in every game. */
function share(s: State, family: number): number {
  const families = familiesOf()
  let n = 0
  for (const stack of s.stacks) if (stack.length > 0 && families[stack[stack.length - 1]] === family) n++
  return n / 2
}

const has = new Uint8Array(FAMILIES.length)

/** Major improvements. */
export function majorFeatures(list: FeatureList, { s, p, time }: Farm): void {
  const families = familiesOf()
  has.fill(0)
  let printed = 0
  for (const { card } of majorsOf(p)) {
    if (families[card] >= 0) has[families[card]] = 1
    printed += cards()[card].vp
  }
  for (let i = 0; i < FAMILIES.length; i++) {
    list.add(FAMILIES[i].name, has[i])
    list.add(FAMILIES[i].later, has[i] * time.harvests)
  }
  list.add('fireplaces to be had', hasPart(p, PART.cooks) ? 0 : share(s, FIREPLACE))
  list.add('hearths to be had', has[HEARTH] ? 0 : share(s, HEARTH))
  list.add('points printed on majors', printed / 6)
  list.add('points of craft buildings', hasPart(p, PART.craft) ? craftBonus(p).points / 3 : 0)
  breadFeatures(list, p, time)
}

function breadFeatures(list: FeatureList, p: Player, time: Farm['time']): void {
  const food = !hasPart(p, PART.bakes) || p.goods[GRAIN] === 0 ? 0 : breadFrom(p, p.goods[GRAIN])
  list.add('bread', Math.min(food, 15) / 10)
  list.add('bread, harvests left', (Math.min(food, 15) / 10) * time.harvests)
}

/** When a card acts, roughly. */
const WINDOWS = [
  ['cards that act on turns', ['before-use', 'after-use', 'end-of-turn', 'after-improvement']],
  ['cards that act in rounds', ['round-start', 'before-work', 'returning-home']],
  ['cards that act in harvests', ['harvest-start', 'field-phase', 'after-feeding', 'harvest-end']],
] as const
const WINDOW_NAMES = WINDOWS.map(([name]) => `${name}, rounds left`)
const acting = new Int32Array(WINDOWS.length)

/** The places of the WINDOWS in which each card acts. */
const windowsOf = ofEachCard(({ on }) =>
  WINDOWS.flatMap(([, windows], i) => (windows.some((window) => on[window]) ? [i] : [])),
)
/** Is there something that the card makes cheaper, or exchanges, as long as it lies there? */
const isStanding = ofEachCard(({ exchange, discount, swap }) => exchange || discount.length > 0 || swap.length > 0)

/** Hand cards: what those in play give, and how many are left. */
export function cardFeatures(list: FeatureList, { s, seat, p, time }: Farm): void {
  const windows = windowsOf()
  const stands = isStanding()
  const scores = hasPart(p, PART.scores)
  acting.fill(0)
  let occupations = 0
  let points = 0
  let standing = 0
  let minors = 0
  for (const played of p.played) {
    const card = cards()[played.card]
    if (card.kind === 'major') continue
    if (card.kind === 'occupation') occupations++
    else minors++
    points += card.vp
    if (scores) points += card.score(s, seat, played)
    const own = windows[played.card]
    for (let i = 0; i < own.length; i++) acting[own[i]]++
    if (stands[played.card]) standing++
  }
  list.add('occupations', Math.min(occupations, 6) / 4)
  list.add('occupations, rounds left', (Math.min(occupations, 6) / 4) * time.left)
  list.add('minors', Math.min(minors, 6) / 4)
  list.add('minors, rounds left', (Math.min(minors, 6) / 4) * time.left)
  list.add('points of cards', Math.max(-6, Math.min(12, points)) / 6)
  for (let i = 0; i < WINDOW_NAMES.length; i++) list.add(WINDOW_NAMES[i], (acting[i] / 2) * time.left)
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
