import {
  BOAR,
  breadFrom,
  CATTLE,
  cards,
  cropCount,
  cropKind,
  FOOD,
  fits,
  foodFor,
  foodNeeded,
  GOODS,
  GRAIN,
  lowest,
  MAJORS,
  type Player,
  SHEEP,
  type State,
  VEGETABLE,
} from '@furrow/engine'
import { BREEDING, FEEDING, HARVESTS, harvestAhead, NOTHING_MORE, REAPING, type Time } from './calendar.ts'
import { paint } from './canvas.ts'
import { type Category, SLOPES } from './sheet.ts'

// What the harvests to come bring if nothing more is done than reaping, feeding and breeding.

/** Rough prices, in points. They only decide what is eaten in this forecast. */
const PRICES = {
  /** A food that an action can still find, and how much cheaper it becomes from harvest to harvest. */
  food: 0.45,
  later: 0.7,
  /** A begging marker. B14 */
  begging: 3,
  /** One of the last two animals of a kind. */
  parent: 1.3,
  /** Anything eaten, beside its points. */
  eaten: 0.1,
  /** An action that bakes, and a grain in it. */
  baking: 1,
  grain: 0.2,
}
/** Food that one action finds. */
const REACH = 2

const ANIMALS = [SHEEP, BOAR, CATTLE] as const
const EDIBLE = [GRAIN, VEGETABLE, ...ANIMALS] as const
const CATEGORY: { readonly [good: number]: Category } = {
  [GRAIN]: 'grain',
  [VEGETABLE]: 'vegetables',
  [SHEEP]: 'sheep',
  [BOAR]: 'boar',
  [CATTLE]: 'cattle',
}
const CRAFTS = MAJORS.flatMap(({ craft }, m) => (craft ? [{ m, ...craft }] : []))
const CRAFTERS = CRAFTS.reduce((mask, { m }) => mask | (1 << m), 0)
const BAKERS = MAJORS.reduce((mask, { bake }, m) => (bake ? mask | (1 << m) : mask), 0)

// Used again for every forecast, so that nothing is allocated.
const goods: number[] = GOODS.map(() => 0)
/** What still grows: kind and count of each field in turn. */
const growing: number[] = []
let fields = 0

function readFields(p: Player): void {
  fields = 0
  for (let rest = p.fields; rest !== 0; rest &= rest - 1) grow(p.crops[lowest(rest)])
  for (const { card, data } of p.played) if (cards()[card].field.length > 0) grow(data[0])
}

function grow(crop: number): void {
  if (crop === 0) return
  growing[fields++] = cropKind(crop)
  growing[fields++] = cropCount(crop)
}

function reap(): void {
  for (let f = 0; f < fields; f += 2) {
    if (growing[f + 1] === 0) continue
    growing[f + 1]--
    goods[growing[f]]++
  }
}

function stillGrowing(kind: number): number {
  let n = 0
  for (let f = 0; f < fields; f += 2) if (growing[f] === kind) n += growing[f + 1]
  return n
}

/** Paints the forecast. */
export function paintFood(s: State, seat: number, t: Time): void {
  const p = s.players[seat]
  for (let g = 0; g < goods.length; g++) goods[g] = p.goods[g]
  readFields(p)
  const rounds = HARVESTS[s.round]
  let from = s.round
  let actions = p.home
  let price = PRICES.food
  let next = -1
  let beyond = 0
  let later = 0
  for (let i = 0; i < rounds.length; i++) {
    const now = rounds[i] === s.round
    const ahead = now ? harvestAhead(s, seat) : REAPING
    if (ahead === NOTHING_MORE) continue
    actions += (rounds[i] - from) * p.people
    collect(s, seat, from, rounds[i])
    from = rounds[i]
    if (ahead === REAPING) reap()
    if (ahead <= FEEDING) {
      const need = now ? foodNeeded(s, seat) : p.people * (s.players.length === 1 ? 3 : 2)
      const missing = feed(s, seat, need, actions, price, now ? p.crafted : 0)
      if (next < 0) {
        next = missing
        beyond = Math.max(0, missing - REACH * actions)
      } else later += missing
      actions = 0
    }
    if (ahead <= BREEDING) breed(s, seat)
    price *= PRICES.later
  }
  paint('food in the supply against the need', (p.goods[FOOD] - foodNeeded(s, seat)) / 10)
  paint('food', Math.min(p.goods[FOOD], 20) / 10)
  paint('food, rounds left', (Math.min(p.goods[FOOD], 20) / 10) * t.left)
  paint('food missing at the next harvest', Math.max(0, next) / 6)
  paint('food missing and hard to find', beyond / 3)
  paint('food missing at later harvests', later / 20)
  paint('food left at the end', Math.min(goods[FOOD], 20) / 10)
  for (const good of EDIBLE) {
    const n = Math.min(20, good === GRAIN || good === VEGETABLE ? goods[good] + stillGrowing(good) : goods[good])
    paint(`points of ${CATEGORY[good]} at the end`, SLOPES[CATEGORY[good]][n] / 4)
  }
  paint('begging', p.begging)
}

/** B4: what lies on the round spaces. */
function collect(s: State, seat: number, from: number, to: number): void {
  for (const { seat: owner, good, round, count } of s.promises)
    if (owner === seat && good >= 0 && round > from && round <= to) goods[good] += count
}

/** Pays the family's food; what is missing is made from goods as long as that is cheaper than finding food. */
function feed(s: State, seat: number, need: number, actions: number, price: number, crafted: number): number {
  const p = s.players[seat]
  let missing = need - goods[FOOD]
  goods[FOOD] = Math.max(0, -missing)
  if (missing <= 0) return 0
  if ((p.majors & CRAFTERS & ~crafted) !== 0)
    for (const { m, good, food } of CRAFTS) {
      if (missing <= 0 || ((p.majors & ~crafted) >> m) % 2 === 0 || goods[good] === 0) continue
      goods[good]--
      missing -= food
    }
  if (missing > 0 && actions > 0 && goods[GRAIN] > 0 && (p.majors & BAKERS) !== 0) missing -= bread(p, missing, price)
  const rates = foodFor(p)
  while (missing > 0) {
    let cheapest = missing > REACH * actions ? PRICES.begging : price
    let best = -1
    for (const good of EDIBLE) {
      if (goods[good] === 0 || rates[good] === 0) continue
      const cost = sacrifice(s, seat, good) / Math.min(rates[good], missing)
      if (cost >= cheapest) continue
      cheapest = cost
      best = good
    }
    if (best < 0) return missing
    goods[best]--
    missing -= rates[best]
  }
  goods[FOOD] -= missing
  return 0
}

/** One action before the harvest may bake, if that saves enough food. */
function bread(p: Player, missing: number, price: number): number {
  let grain = 0
  let food = 0
  while (grain < goods[GRAIN] && food < missing) food = breadFrom(p, ++grain)
  if (Math.min(missing, food) * price < PRICES.baking + grain * PRICES.grain) return 0
  goods[GRAIN] -= grain
  return food
}

/** What eating one of them gives up. An animal whose place a newborn takes costs nothing. */
function sacrifice(s: State, seat: number, good: number): number {
  if (good === GRAIN || good === VEGETABLE) return PRICES.eaten + loss(CATEGORY[good], goods[good] + stillGrowing(good))
  if (goods[good] <= 2) return PRICES.parent
  goods[good]++
  const room = fits(s, seat, goods)
  goods[good]--
  return room ? PRICES.eaten + loss(CATEGORY[good], goods[good]) : 0
}

const loss = (category: Category, n: number): number => (n > 20 ? 0 : SLOPES[category][n] - SLOPES[category][n - 1])

/** B11: of each kind with at least 2 animals, 1 newborn if it finds a place. */
function breed(s: State, seat: number): void {
  for (const animal of ANIMALS) {
    if (goods[animal] < 2) continue
    goods[animal]++
    if (!fits(s, seat, goods)) goods[animal]--
  }
}
