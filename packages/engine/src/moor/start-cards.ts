import type { Cells } from '../farm/yard.ts'

/** M3: the nine start cards. H is a room, F a forest, M a moor. Each has 5 forests and 3 moors. */
const GRIDS: readonly string[] = [
  'MM.F. HMFF. H..FF',
  '.FFF. HMM.. HM.FF',
  '..FFF H.M.F HMM.F',
  '.F.MM HF.FM HF.F.',
  '...FF HMMMF H..FF',
  'FFMMF H..MF H...F',
  '.FM.. HFM.F H.MFF',
  '....F HFMMF HFFM.',
  'FFM.. HFMM. HFF..',
]

const cells = (grid: string, tile: string): Cells =>
  [...grid.replaceAll(' ', '')].reduce((mask, letter, cell) => (letter === tile ? mask | (1 << cell) : mask), 0)

/** The spaces under the tiles of each start card; number 1 comes first. */
export const START_CARDS: readonly { readonly forests: Cells; readonly moors: Cells }[] = GRIDS.map((grid) => ({
  forests: cells(grid, 'F'),
  moors: cells(grid, 'M'),
}))
