import type { SpaceView } from '@furrow/engine'
import { at } from '../contract/at.ts'

/** Where a space lies on the board, in half-height rows as on the real one. */
export interface Spot {
  column: number
  row: number
  height: 1 | 2
}

// facts/rules/board-layout.md: columns A and B, then one column a stage.
const COLUMN_A = ['farm-expansion', 'meeting-place', 'grain-seeds', 'farmland', 'lessons', 'day-laborer']
const COLUMN_B = ['forest', 'clay-pit', 'reed-bank', 'fishing']
const ROWS = 6

export const isMain = (id: string): boolean => COLUMN_A.includes(id) || COLUMN_B.includes(id)

/** Round spaces from 1 to 14: column counted from column A, and row. */
const ROUND_SPOTS: readonly (readonly [column: number, row: number])[] = [
  [1, 1],
  [2, 1],
  [2, 3],
  [2, 5],
  [3, 1],
  [3, 3],
  [3, 5],
  [4, 1],
  [4, 3],
  [5, 1],
  [5, 3],
  [6, 1],
  [6, 3],
  [7, 1],
]

export interface Layout {
  columns: number
  spots: ReadonlyMap<string, Spot>
  /** The spot of each round space, 1 to 14. */
  rounds: readonly Spot[]
  /** Where the majors lie: the free corner below the late stages. */
  majors: { column: number; span: number }
}

/** The tile's spaces and the Side Job lie below the last stage as long as there is room. */
const isLoose = (space: SpaceView, players: number): boolean =>
  players <= 4 && (space.id === 'side-job' || (space.group === 4 && players === 4))

export function layoutOf(spaces: readonly SpaceView[], players: number): Layout {
  const printed = spaces.filter(({ stage, id }) => stage === 0 && !isMain(id))
  const loose = printed.filter((space) => isLoose(space, players))
  const extension = printed.filter((space) => !loose.includes(space))
  const left = Math.ceil(extension.length / ROWS)
  const spots = new Map<string, Spot>()
  extension.forEach(({ id }, i) => {
    spots.set(id, { column: 1 + Math.floor(i / ROWS), row: 1 + (i % ROWS), height: 1 })
  })
  COLUMN_A.forEach((id, i) => {
    spots.set(id, { column: left + 1, row: i + 1, height: 1 })
  })
  COLUMN_B.forEach((id, i) => {
    spots.set(id, { column: left + 2, row: i + 3, height: 1 })
  })
  loose.forEach(({ id }, i) => {
    spots.set(id, { column: left + 8, row: i + 3, height: 1 })
  })
  const rounds = ROUND_SPOTS.map(([column, row]): Spot => ({ column: left + 1 + column, row, height: 2 }))
  for (const { id, stage, since } of spaces) if (stage > 0) spots.set(id, at(rounds, since - 1))
  return { columns: left + 8, spots, rounds, majors: { column: left + 5, span: loose.length > 2 ? 3 : 4 } }
}
