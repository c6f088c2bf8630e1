import {
  BOAR,
  CATTLE,
  count,
  enclosedCells,
  FENCES,
  fencesLeft,
  placesForAnimals,
  SHEEP,
  type State,
  unusedCells,
} from '@furrow/engine'
import type { Time } from './calendar.ts'
import { paint, reached } from './canvas.ts'

/** Animals, and the places for them. */
export function paintAnimals(s: State, seat: number, t: Time): void {
  const p = s.players[seat]
  const sheep = p.goods[SHEEP]
  const boar = p.goods[BOAR]
  const cattle = p.goods[CATTLE]
  reached('sheep', sheep, [1, 2, 4, 6, 8])
  reached('boar', boar, [1, 2, 3, 5, 7])
  reached('cattle', cattle, [1, 2, 4, 6])
  paint('sheep', Math.min(sheep, 12) / 8)
  paint('boar', Math.min(boar, 12) / 7)
  paint('cattle', Math.min(cattle, 12) / 6)
  const breeding = (sheep > 1 ? 1 : 0) + (boar > 1 ? 1 : 0) + (cattle > 1 ? 1 : 0)
  paint('kinds that breed, harvests left', (breeding * t.harvests) / 3)

  const places = placesForAnimals(s, seat)
  const free = Math.max(0, places - sheep - boar - cattle)
  paint('places', Math.min(places, 24) / 10)
  paint('free places', Math.min(free, 8) / 8)
  const kinds = (sheep > 0 ? 1 : 0) + (boar > 0 ? 1 : 0) + (cattle > 0 ? 1 : 0)
  paint('pastures for other kinds', Math.max(0, p.pastures.length - kinds) / 4)
  paint('free places, harvests left', (Math.min(free, 8) / 8) * t.harvests)
}

/** Pastures, stables, and spaces without use. */
export function paintYard(s: State, seat: number, t: Time): void {
  const p = s.players[seat]
  const enclosed = enclosedCells(p.pastures)
  const unused = count(unusedCells(p)) / 13
  reached('pastures', p.pastures.length, [1, 2, 3, 4])
  paint('a pasture, rounds left', p.pastures.length > 0 ? t.left : 0)
  paint('fenced spaces', count(enclosed) / 6)
  paint('fences left', fencesLeft(p) / FENCES)
  paint('stables', count(p.stables) / 4)
  paint('fenced stables', count(p.stables & enclosed) / 4)
  paint('unused spaces', unused)
  paint('unused spaces, rounds left', unused * t.left)
}
