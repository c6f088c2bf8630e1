import {
  ANIMALS,
  breadFrom,
  cards,
  cropCount,
  cropKind,
  FOOD,
  feedingLeft,
  fitInto,
  foodFor,
  foodNeeded,
  GOODS,
  GRAIN,
  HORSE,
  hasPart,
  lowest,
  majorsOf,
  noPlaces,
  PART,
  type Player,
  placesOf,
  type State,
} from '@furrow/engine/agricola'
import type { FeatureList } from '../network/feature-list.ts'
import { BREEDING, FEEDING, HARVESTS, harvestAhead, NOTHING_MORE, REAPING } from './calendar.ts'
import type { Farm } from './farm.ts'
import { CATEGORY, EDIBLE, isCrop, slopeAt } from './score-slopes.ts'

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

const POINTS = EDIBLE.map((good) => ({ good, name: `points of ${CATEGORY.get(good)} at the end` }))

// Used again for every forecast, so that nothing is allocated.
const goods: number[] = GOODS.map(() => 0)
/** What still grows: kind and count of each field in turn. */
const growing: number[] = []
let fields = 0
/** The places for animals, and whether they have been read for this forecast. */
const places = noPlaces()
let placesKnown = false

/** Do all the animals find a place? */
function fits(s: State, seat: number): boolean {
  if (!placesKnown) placesOf(s, seat, places)
  placesKnown = true
  return fitInto(places, goods)
}

function gain(good: number, n: number): void {
  goods[good] = goods[good] + n
}

function readFields(p: Player): void {
  fields = 0
  for (let rest = p.fields; rest !== 0; rest &= rest - 1) grow(p.crops[lowest(rest)])
  if (!hasPart(p, PART.field)) return
  for (const { card, data } of p.played) if (cards()[card].field.length > 0) grow(data[0])
}

function grow(crop: number): void {
  if (crop === 0) return
  growing[fields++] = cropKind(crop)
  growing[fields++] = cropCount(crop)
}

function reap(): void {
  for (let f = 0; f < fields; f += 2) {
    const left = growing[f + 1]
    if (left === 0) continue
    growing[f + 1] = left - 1
    gain(growing[f], 1)
  }
}

/** What is there of a good, on the fields too. */
const owned = (good: number): number => goods[good] + (isCrop(good) ? stillGrowing(good) : 0)

function stillGrowing(kind: number): number {
  let n = 0
  for (let f = 0; f < fields; f += 2) if (growing[f] === kind) n += growing[f + 1]
  return n
}

/** The forecast. */
export function foodFeatures(list: FeatureList, { s, seat, p, time }: Farm): void {
  for (let g = 0; g < goods.length; g++) goods[g] = p.goods[g]
  readFields(p)
  placesKnown = false
  const rounds = HARVESTS[s.round]
  let from = s.round
  let actions = p.home
  let price = PRICES.food
  let next = -1
  let beyond = 0
  let later = 0
  for (const round of rounds) {
    const now = round === s.round
    const ahead = now ? harvestAhead(s, seat) : REAPING
    if (ahead === NOTHING_MORE) continue
    actions += (round - from) * p.people
    collect(s, seat, from, round)
    from = round
    if (ahead === REAPING) reap()
    // M8: whoever has fed may still have to heat.
    if (ahead <= FEEDING && !(now && feedingLeft(s, seat)?.fed)) {
      const need = now ? foodNeeded(s, seat) : p.people * (s.players.length === 1 ? 3 : 2)
      const missing = feed(s, seat, need, actions, price, now)
      if (next < 0) {
        next = missing
        beyond = Math.max(0, missing - REACH * actions)
      } else later += missing
      actions = 0
    }
    if (ahead <= BREEDING) breed(s, seat)
    price *= PRICES.later
  }
  list.add('food in the supply against the need', (p.goods[FOOD] - foodNeeded(s, seat)) / 10)
  list.add('food', Math.min(p.goods[FOOD], 20) / 10)
  list.add('food, rounds left', (Math.min(p.goods[FOOD], 20) / 10) * time.left)
  list.add('food missing at the next harvest', Math.max(0, next) / 6)
  list.add('food missing and hard to find', beyond / 3)
  list.add('food missing at later harvests', later / 20)
  list.add('food left at the end', Math.min(goods[FOOD], 20) / 10)
  for (const { good, name } of POINTS)
    if (good !== HORSE || s.moor) list.add(name, slopeAt(good, Math.min(20, owned(good))) / 4)
  list.add('begging', p.begging)
}

/** B4: what lies on the round spaces; tiles and reminders are no goods. */
function collect(s: State, seat: number, from: number, to: number): void {
  for (const { seat: owner, good, round, count } of s.promises)
    if (owner === seat && good >= 0 && good < GOODS.length && round > from && round <= to) gain(good, count)
}

/** Pays the family's food; what is missing is made from goods as long as that is cheaper than finding food. */
function feed(s: State, seat: number, need: number, actions: number, price: number, now: boolean): number {
  const p = s.players[seat]
  let missing = need - goods[FOOD]
  goods[FOOD] = Math.max(0, -missing)
  if (missing <= 0) return 0
  for (const { card, data } of craftsOf(p)) {
    const { craft } = cards()[card]
    // In the harvest that is going on, a craft building may have been used already.
    if (!craft || missing <= 0 || goods[craft.good] === 0 || (now && data[0] === s.round)) continue
    gain(craft.good, -1)
    missing -= craft.food
  }
  if (missing > 0 && actions > 0 && goods[GRAIN] > 0 && hasPart(p, PART.bakes)) missing -= bread(p, missing, price)
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
    gain(best, -1)
    missing -= rates[best]
  }
  gain(FOOD, -missing)
  return 0
}

/** The craft buildings, in the order of the supply board. */
const craftsOf = (p: Player): Player['played'] =>
  hasPart(p, PART.craft) ? majorsOf(p).sort((a, b) => a.card - b.card) : []

/** One action before the harvest may bake, if that saves enough food. */
function bread(p: Player, missing: number, price: number): number {
  let grain = 0
  let food = 0
  while (grain < goods[GRAIN] && food < missing) food = breadFrom(p, ++grain)
  if (Math.min(missing, food) * price < PRICES.baking + grain * PRICES.grain) return 0
  gain(GRAIN, -grain)
  return food
}

/** What eating one of them gives up. An animal whose place a newborn takes costs nothing. */
function sacrifice(s: State, seat: number, good: number): number {
  if (isCrop(good)) return PRICES.eaten + loss(good, owned(good))
  if (goods[good] <= 2) return PRICES.parent
  gain(good, 1)
  const room = fits(s, seat)
  gain(good, -1)
  return room ? PRICES.eaten + loss(good, goods[good]) : 0
}

const loss = (good: number, n: number): number => (n > 20 ? 0 : slopeAt(good, n) - slopeAt(good, n - 1))

/** B11: of each kind with at least 2 animals, 1 newborn if it finds a place. */
function breed(s: State, seat: number): void {
  for (const animal of ANIMALS) {
    if (goods[animal] < 2) continue
    gain(animal, 1)
    if (!fits(s, seat)) gain(animal, -1)
  }
}
