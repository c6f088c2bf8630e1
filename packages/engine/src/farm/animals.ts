import { houseRoom, pastureExtra } from '../cards/standing.ts'
import { ANIMALS, type Good, isAnimal, NOTHING } from '../state/goods.ts'
import type { Penned, Player } from '../state/state.ts'
import { enclosedCells } from './pastures.ts'
import { type Cells, count, lowest } from './yard.ts'

/** B10: 2 animals a space, doubled by each stable in the pasture; cards add to that. */
export const pastureCapacity = (p: Player, cells: Cells): number =>
  ((2 * count(cells)) << count(cells & p.stables)) + pastureExtra(p)

/** B10: stables outside pastures hold 1 animal each, and so does the house; any kind. */
export const loosePlaces = (p: Player): number => count(p.stables & ~enclosedCells(p.pastures)) + houseRoom(p)

const KINDS = ANIMALS.length
const FIRST = ANIMALS[0]

/** Do these animals (an amount of every good) fit on the farm? Pastures hold one kind each. */
export function fits(p: Player, goods: readonly number[]): boolean {
  let total = 0
  for (let k = 0; k < KINDS; k++) total += goods[FIRST + k]
  if (total === 0) return true
  const loose = loosePlaces(p)
  if (total <= loose) return true
  if (p.pastures.length === 0) return false
  const rest = [0, 0, 0, 0]
  for (let k = 0; k < KINDS; k++) rest[k] = goods[FIRST + k]
  return house(p, 0, rest, loose)
}

/** Tries every kind in every pasture, from the i-th on; `rest` are the animals that still need a place. */
function house(p: Player, i: number, rest: number[], loose: number): boolean {
  let homeless = 0
  for (let k = 0; k < KINDS; k++) if (rest[k] > 0) homeless += rest[k]
  if (homeless <= loose) return true
  if (i === p.pastures.length) return false
  const capacity = pastureCapacity(p, p.pastures[i])
  for (let k = 0; k < KINDS; k++) {
    if (rest[k] <= 0) continue
    rest[k] -= capacity
    const ok = house(p, i + 1, rest, loose)
    rest[k] += capacity
    if (ok) return true
  }
  return false
}

export const animalsFit = (p: Player): boolean => fits(p, p.goods)

/** The largest herds that can be kept of these animals: none of them can hold one more without losing another. */
export function keepable(p: Player, goods: readonly number[]): number[][] {
  const capacities = p.pastures.map((cells) => pastureCapacity(p, cells))
  const found = new Map<string, number[]>()
  const room = ANIMALS.map(() => 0)
  const spread = (k: number, herd: number[], loose: number) => {
    if (k === KINDS) {
      found.set(herd.join(), [...herd])
      return
    }
    const kept = Math.min(goods[FIRST + k], room[k])
    const homeless = goods[FIRST + k] - kept
    // The last kind takes all that is left; the others try every share.
    for (let n = k === KINDS - 1 ? Math.min(homeless, loose) : 0; n <= Math.min(homeless, loose); n++) {
      herd[k] = kept + n
      spread(k + 1, herd, loose - n)
    }
  }
  const assign = (i: number) => {
    if (i === capacities.length)
      return spread(
        0,
        ANIMALS.map(() => 0),
        loosePlaces(p),
      )
    for (let k = 0; k < KINDS; k++) {
      if (goods[FIRST + k] === 0 && k > 0) continue
      room[k] += capacities[i]
      assign(i + 1)
      room[k] -= capacities[i]
    }
  }
  assign(0)
  const herds = [...found.values()]
  const beaten = (a: number[]) => herds.some((b) => b !== a && b.every((n, k) => n >= a[k]))
  return herds.filter((herd) => !beaten(herd)).map(asGoods)
}

const asGoods = (herd: readonly number[]): number[] => {
  const out = [...NOTHING]
  for (let k = 0; k < KINDS; k++) out[FIRST + k] = herd[k]
  return out
}

/** A pasture goes by its first space; the house is -1. */
export const HOUSE = -1

/** The places for animals: how many each holds, and whether kinds may mix there. */
export function pens(p: Player): { pen: number; holds: number; mixed: boolean }[] {
  const loose = p.stables & ~enclosedCells(p.pastures)
  return [
    ...p.pastures.map((cells) => ({ pen: lowest(cells), holds: pastureCapacity(p, cells), mixed: false })),
    ...stablesIn(loose).map((cell) => ({ pen: cell, holds: 1, mixed: false })),
    { pen: HOUSE, holds: houseRoom(p), mixed: true },
  ]
}

const stablesIn = (mask: Cells): number[] => {
  const out: number[] = []
  for (let rest = mask; rest !== 0; rest &= rest - 1) out.push(lowest(rest))
  return out
}

/** Is this a lawful place for every animal of the player? Then null, else a sentence. */
export function misplaced(p: Player, places: readonly Penned[]): string | null {
  const left = new Map(pens(p).map((pen) => [pen.pen, { ...pen, kind: -1 }]))
  const rest = p.goods.slice()
  for (const { pen, animal, count: n } of places) {
    const at = left.get(pen)
    if (!at) return 'Animals live in pastures, stables and the house only.'
    if (!ANIMALS.includes(animal) || n < 1) return 'Only animals can be arranged, one or more at a time.'
    if (!at.mixed && at.kind >= 0 && at.kind !== animal) return 'A pasture holds one kind of animal only.'
    at.kind = animal
    at.holds -= n
    rest[animal] -= n
    if (at.holds < 0) return 'There is not enough room for so many animals there.'
  }
  return ANIMALS.every((a) => rest[a] === 0) ? null : 'Every animal needs exactly one place.'
}

/** Where the animals are: where the person put them as far as that holds, else the best arrangement. */
export function arrangement(p: Player): Penned[] {
  return wished(p) ?? bestArrangement(p, animalsFit(p) ? p.goods : largestHerd(p))
}

/**
 * The person's own places: of herds that have become smaller fewer stand there, newcomers join their kind and then go
 * where there is room. Null if nobody has put them anywhere, or if some find no place in this way.
 */
function wished(p: Player): Penned[] | null {
  if (p.penned.length === 0) return null
  const rest = p.goods.slice()
  const places = pens(p).map((pen) => ({ ...pen, herds: new Map<Good, number>() }))
  const put = ({ holds, mixed, herds }: (typeof places)[number], animal: Good, most: number) => {
    if (!mixed && herds.size > 0 && !herds.has(animal)) return
    const here = herds.get(animal) ?? 0
    const room = holds - [...herds.values()].reduce((n, each) => n + each, 0)
    const n = Math.min(rest[animal], room, most)
    if (n <= 0) return
    rest[animal] -= n
    herds.set(animal, here + n)
  }
  for (const { pen, animal, count: n } of p.penned)
    for (const place of places) if (place.pen === pen && isAnimal(animal)) put(place, animal, n)
  for (const animal of ANIMALS)
    for (const place of places) if (place.herds.has(animal)) put(place, animal, rest[animal])
  for (const animal of ANIMALS) for (const place of places) put(place, animal, rest[animal])
  if (ANIMALS.some((animal) => rest[animal] > 0)) return null
  return places.flatMap(({ pen, herds }) => [...herds].map(([animal, n]) => ({ pen, animal, count: n })))
}

/** As many of the animals as can be housed, while the others wait for a decision. */
const largestHerd = (p: Player): number[] => {
  const size = (herd: readonly number[]) => ANIMALS.reduce((n, animal) => n + herd[animal], 0)
  return keepable(p, p.goods).reduce((best, herd) => (size(herd) > size(best) ? herd : best))
}

/** Large herds into large pastures, single animals into stables and the house. */
export function bestArrangement(p: Player, herd: readonly number[] = p.goods): Penned[] {
  const pastures = [...p.pastures].sort((a, b) => pastureCapacity(p, b) - pastureCapacity(p, a))
  const rest = herd.slice()
  const kindOf: Good[] = []
  const assign = (i: number): boolean => {
    const homeless = ANIMALS.reduce((n, a) => n + Math.max(0, rest[a]), 0)
    if (homeless <= loosePlaces(p)) return true
    if (i === pastures.length) return false
    const capacity = pastureCapacity(p, pastures[i])
    for (const animal of [...ANIMALS].sort((a, b) => rest[b] - rest[a])) {
      if (rest[animal] <= 0) continue
      rest[animal] -= capacity
      kindOf[i] = animal
      if (assign(i + 1)) return true
      rest[animal] += capacity
      kindOf.length = i
    }
    return false
  }
  if (!assign(0)) return []
  return settle(p, pastures, kindOf, herd)
}

/** Fills the pastures with the kinds chosen for them, empty pastures with what is left, then stables and the house. */
function settle(p: Player, pastures: readonly Cells[], kindOf: readonly Good[], herd: readonly number[]): Penned[] {
  const rest = herd.slice()
  const out: Penned[] = []
  const put = (pen: number, animal: Good, most: number) => {
    const n = Math.min(rest[animal], most)
    rest[animal] -= n
    if (n > 0) out.push({ pen, animal, count: n })
    return n
  }
  pastures.forEach((cells, i) => {
    const animal = kindOf[i] ?? [...ANIMALS].sort((a, b) => rest[b] - rest[a])[0]
    put(lowest(cells), animal, pastureCapacity(p, cells))
  })
  for (const { pen, holds, mixed } of pens(p).slice(p.pastures.length)) {
    let room = holds
    for (const animal of ANIMALS) if (room > 0 && (mixed || room === holds)) room -= put(pen, animal, room)
  }
  return out
}
