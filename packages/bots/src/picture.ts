import { agricola, type Setup, type State } from '@furrow/engine'
import { paintAnimals, paintYard } from './animals.ts'
import { paintTime, timeOf } from './calendar.ts'
import { canvas, namesOf, paintedSoFar, wipe } from './canvas.ts'
import { paintFields } from './fields.ts'
import { paintFood } from './food.ts'
import { paintHouse, paintStores } from './house.ts'
import { paintCards, paintMajors } from './improvements.ts'
import { paintTable } from './table.ts'

/** The table as a seat sees it, in numbers: always as many, in the same order. Valid until the next picture is painted. */
export function pictureOf(s: State, seat: number): Float64Array {
  wipe()
  const time = timeOf(s, seat)
  paintTime(s, seat, time)
  paintHouse(s, seat, time)
  paintStores(s, seat, time)
  paintFood(s, seat, time)
  paintFields(s, seat, time)
  paintAnimals(s, seat, time)
  paintYard(s, seat, time)
  paintMajors(s, seat, time)
  paintCards(s, seat, time)
  paintTable(s, seat)
  return canvas
}

/** What the numbers are called. */
export const PICTURE: readonly string[] = namesOf(() => {
  pictureOf(agricola.start(agricola.setup({ players: 2 }) as Setup, 'picture'), 0)
})

export const SIZE = paintedSoFar()
