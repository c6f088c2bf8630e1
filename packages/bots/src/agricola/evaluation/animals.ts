import {
  ANIMALS,
  BASE_ANIMALS,
  count,
  enclosedCells,
  FENCES,
  fencesLeft,
  GOODS,
  type GoodName,
  placesForAnimals,
  unusedCells,
} from '@furrow/engine/agricola'
import type { FeatureList } from '../network/feature-list.ts'
import type { Farm } from './farm.ts'

/** The sizes of a herd that matter, and a large one. */
interface Herd {
  readonly marks: readonly number[]
  readonly large: number
}
const HERDS: { readonly [name in GoodName]?: Herd } = {
  sheep: { marks: [1, 2, 4, 6, 8], large: 8 },
  boar: { marks: [1, 2, 3, 5, 7], large: 7 },
  cattle: { marks: [1, 2, 4, 6], large: 6 },
}
const ANY_HERD: Herd = { marks: [1, 2, 4, 6], large: 6 }
const MOST = 12

const KINDS = BASE_ANIMALS.map((good) => {
  const name = GOODS[good]
  return { good, name, ...(HERDS[name] ?? ANY_HERD) }
})

/** Animals, and the places for them. */
export function animalFeatures(list: FeatureList, { s, seat, p, time }: Farm): void {
  for (const { good, name, marks } of KINDS) list.addReached(name, p.goods[good], marks)
  for (const { good, name, large } of KINDS) list.add(name, Math.min(p.goods[good], MOST) / large)
  let animals = 0
  let kinds = 0
  let breeding = 0
  for (const good of ANIMALS) {
    const n = p.goods[good]
    animals += n
    if (n > 0) kinds++
    if (n > 1) breeding++
  }
  list.add('kinds that breed, harvests left', (breeding * time.harvests) / KINDS.length)

  const places = placesForAnimals(s, seat)
  const free = Math.max(0, places - animals)
  list.add('places', Math.min(places, 24) / 10)
  list.add('free places', Math.min(free, 8) / 8)
  list.add('pastures for other kinds', Math.max(0, p.pastures.length - kinds) / 4)
  list.add('free places, harvests left', (Math.min(free, 8) / 8) * time.harvests)
}

/** Pastures, stables, and spaces without use. */
export function yardFeatures(list: FeatureList, { p, time }: Farm): void {
  const enclosed = enclosedCells(p.pastures)
  const unused = count(unusedCells(p)) / 13
  list.addReached('pastures', p.pastures.length, [1, 2, 3, 4])
  list.add('a pasture, rounds left', p.pastures.length > 0 ? time.left : 0)
  list.add('fenced spaces', count(enclosed) / 6)
  list.add('fences left', fencesLeft(p) / FENCES)
  list.add('stables', count(p.stables) / 4)
  list.add('fenced stables', count(p.stables & enclosed) / 4)
  list.add('unused spaces', unused)
  list.add('unused spaces, rounds left', unused * time.left)
}
