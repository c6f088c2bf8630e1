import { cards, PART } from '../cards/registry.ts'
import { foodFor, has, hasPart, withPart } from '../cards/standing.ts'
import { animalsFit } from '../farm/animals.ts'
import { listening, tell, tellGood, tellGoods } from '../state/events.ts'
import {
  ANIMALS,
  BOAR,
  BUILDING,
  CATTLE,
  FOOD,
  FUEL,
  GOODS,
  type Good,
  HORSE,
  isAnimal,
  isBuilding,
  SHEEP,
  WOOD,
} from '../state/goods.ts'
import { type Player, push, type State } from '../state/state.ts'
import { offers } from './exchange.ts'

// The one way in which goods come to a player and leave again.

export function gain(s: State, seat: number, goods: readonly number[], from: string): void {
  const p = s.players[seat]
  for (let g = 0; g < goods.length; g++) p.goods[g] += goods[g]
  for (const good of BUILDING) p.gained += goods[good]
  tellGoods('got', seat, from, goods)
  if (goods[SHEEP] + goods[BOAR] + goods[CATTLE] + goods[HORSE] > 0) settle(s, seat)
}

export function gainOne(s: State, seat: number, good: Good, count: number, from: string): void {
  const p = s.players[seat]
  p.goods[good] += count
  if (isBuilding(good)) p.gained += count
  tellGood('got', seat, from, good, count)
  if (isAnimal(good)) settle(s, seat)
}

/** B10: animals that do not fit are a question at once. */
export function settle(s: State, seat: number): void {
  if (!animalsFit(s, seat)) push(s, { step: 'keep', seat })
}

/** B10: places on cards may have become fewer, also those of other players. */
export function settlePens(s: State): void {
  for (let seat = 0; seat < s.players.length; seat++)
    if (hasPart(s.players[seat], PART.pens) && has(s.players[seat], ({ pens }) => pens !== null)) settle(s, seat)
}

export function spend(s: State, seat: number, goods: readonly number[], to: string): void {
  const p = s.players[seat]
  for (let g = 0; g < goods.length; g++) p.goods[g] -= goods[g]
  tellGoods('gave', seat, to, goods)
  for (const animal of ANIMALS) if (goods[animal] > 0) noteLeaving(p, animal, goods[animal])
}

/** The food for so many at the same moment: several of a kind that a card cooks together for more come first. */
function foodFromCooking(s: State, seat: number, good: Good, count: number): number {
  const p = s.players[seat]
  const each = foodFor(p)[good]
  if (count === 1 || !hasPart(p, PART.exchange)) return each * count
  const together = offers(s, seat, withPart(p, PART.exchange)).find(({ cooks, pay }) => cooks && pay[good] > 1)
  if (!together) return each * count
  const times = Math.floor(count / together.pay[good])
  return times * together.gain[FOOD] + (count - times * together.pay[good]) * each
}

/** B12: turns crops or animals into food, at the best rate of the improvements or at that of a card. */
export function cook(s: State, seat: number, good: Good, count: number, rate?: number): void {
  const p = s.players[seat]
  const food = rate === undefined ? foodFromCooking(s, seat, good, count) : rate * count
  const horses = p.goods[HORSE]
  p.goods[good] -= count
  p.goods[FOOD] += food
  if (listening()) tell({ event: 'cooked', seat, good: GOODS[good], count, food })
  if (isAnimal(good)) noteCooking(s, seat, good, count, horses)
  noteLeaving(p, good, count)
}

/** M8: wood becomes fuel. */
export function turnIntoFuel(s: State, seat: number, count: number): void {
  const p = s.players[seat]
  p.goods[WOOD] -= count
  p.goods[FUEL] += count
  tell({ event: 'fuelled', seat, count })
}

/** B10: animals that find no place are cooked if they can be, else they run away. */
export function keepOnly(s: State, seat: number, herd: readonly number[], mayCook: boolean): void {
  const p = s.players[seat]
  const rates = foodFor(p)
  for (const animal of ANIMALS) {
    const surplus = p.goods[animal] - herd[animal]
    if (surplus <= 0) continue
    if (mayCook && rates[animal] > 0) cook(s, seat, animal, surplus)
    else lose(s, seat, animal, surplus)
  }
}

export function lose(s: State, seat: number, good: Good, count: number): void {
  const p = s.players[seat]
  p.goods[good] -= count
  if (listening()) tell({ event: 'lost', seat, goods: { [GOODS[good]]: count } })
  noteLeaving(p, good, count)
}

/** Tells the owner's cards that animals have been turned into food. */
export function noteCooking(s: State, seat: number, animal: Good, count: number, horses: number): void {
  const p = s.players[seat]
  if (!hasPart(p, PART.cooked)) return
  for (const played of withPart(p, PART.cooked)) cards()[played.card].cooked(s, seat, played, animal, count, horses)
}

/** Tells the owner's cards when animals have gone. */
function noteLeaving(p: Player, good: Good, count: number): void {
  if (!isAnimal(good) || !hasPart(p, PART.animalsGone)) return
  for (const played of p.played) cards()[played.card].animalsGone(played, good, count, p.goods[good])
}
