import { sameNumbers } from '../core/shape.ts'
import { ANIMALS, NOTHING } from '../state/goods.ts'
import type { State } from '../state/state.ts'
import { addPen, clear, fitIn, largestHerds, noPlaces, type Places, questionOf } from './housing.ts'
import { eachPen } from './pens.ts'

const KINDS = ANIMALS.length

// One of each for all questions, which follow one upon another: asking allocates nothing.
const PLACES = noPlaces()
const HERD: number[] = ANIMALS.map(() => 0)

/** What is being read. */
let reading = PLACES
const add = (_id: number, holds: number, kinds: number, mixed: boolean): void => addPen(reading, holds, kinds, mixed)

/** The places for animals on the seat's farm, read into `places`: for those who ask about several herds. */
export function placesOf(s: State, seat: number, places: Places = PLACES): Places {
  clear(places)
  reading = places
  eachPen(s, seat, add)
  return places
}

function herdOf(goods: readonly number[]): number {
  let total = 0
  for (let k = 0; k < KINDS; k++) total += HERD[k] = goods[ANIMALS[k]]
  return total
}

/** Do these animals (an amount of every good) fit on the seat's farm? B10 */
export function fits(s: State, seat: number, goods: readonly number[]): boolean {
  const total = herdOf(goods)
  // B10: the house holds one in any case.
  return total <= 1 || fitIn(placesOf(s, seat), HERD)
}

/** The same for places that have been read. */
export const fitInto = (places: Places, goods: readonly number[]): boolean => herdOf(goods) <= 1 || fitIn(places, HERD)

export const animalsFit = (s: State, seat: number): boolean => fits(s, seat, s.players[seat].goods)

/** All the animals that the seat's pens could hold, were they of the right kinds. */
export function placesForAnimals(s: State, seat: number): number {
  const { held, loose, picky, pickyHolds } = placesOf(s, seat)
  let out = held + loose
  for (let i = 0; i < picky; i++) out += pickyHolds[i]
  return out
}

/** The last question and its answer: who has to choose among herds is asked first whether, then among which. */
let asked: number[] = []
let answer: readonly (readonly number[])[] = []

/** The largest herds that can be kept of these animals, as goods. They are shared, and never changed. */
export function keepable(s: State, seat: number, goods: readonly number[]): readonly (readonly number[])[] {
  herdOf(goods)
  const question = questionOf(placesOf(s, seat), HERD)
  if (sameNumbers(question, asked)) return answer
  asked = question
  answer = largestHerds(PLACES, HERD).map((herd) => {
    const out = NOTHING.slice()
    for (let k = 0; k < KINDS; k++) out[ANIMALS[k]] = herd[k]
    return out
  })
  return answer
}
