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

const familyOf = (card: number): string => cards()[card].family

/** How many majors of a family lie open, of the two in every game. */
function share(s: State, family: string): number {
  let n = 0
  for (const stack of s.stacks) {
    const top = stack.at(-1)
    if (top !== undefined && familyOf(top) === family) n++
  }
  return n / 2
}

/** Major improvements. */
export function majorFeatures(list: FeatureList, { s, p, time }: Farm): void {
  const own = majorsOf(p)
  const has = (family: string): boolean => own.some(({ card }) => familyOf(card) === family)
  for (const { name, later, family } of FAMILIES) {
    list.add(name, has(family) ? 1 : 0)
    list.add(later, has(family) ? time.harvests : 0)
  }
  list.add('fireplaces to be had', hasPart(p, PART.cooks) ? 0 : share(s, 'fireplace'))
  list.add('hearths to be had', has('cooking-hearth') ? 0 : share(s, 'cooking-hearth'))
  let printed = 0
  for (const { card } of own) printed += cards()[card].vp
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

/** Hand cards: what those in play give, and how many are left. */
export function cardFeatures(list: FeatureList, { s, seat, p, time }: Farm): void {
  let occupations = 0
  let points = 0
  const acting = WINDOWS.map(() => 0)
  let standing = 0
  let minors = 0
  for (const played of p.played) {
    const card = cards()[played.card]
    if (card.kind === 'major') continue
    if (card.kind === 'occupation') occupations++
    else minors++
    points += card.vp + card.score(s, seat, played)
    WINDOWS.forEach(([, windows], i) => {
      if (windows.some((window) => card.on[window])) acting[i] = acting[i] + 1
    })
    if (card.exchange || card.discount.length > 0 || card.swap.length > 0) standing++
  }
  list.add('occupations', Math.min(occupations, 6) / 4)
  list.add('occupations, rounds left', (Math.min(occupations, 6) / 4) * time.left)
  list.add('minors', Math.min(minors, 6) / 4)
  list.add('minors, rounds left', (Math.min(minors, 6) / 4) * time.left)
  list.add('points of cards', Math.max(-6, Math.min(12, points)) / 6)
  WINDOWS.forEach(([name], i) => {
    list.add(`${name}, rounds left`, (acting[i] / 2) * time.left)
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
