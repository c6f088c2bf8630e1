import { crafts, craftsForSix } from './crafts.ts'
import { fireplaces, fireplacesForSix } from './fireplaces.ts'
import { moorMajors } from './moor/index.ts'
import { ovens, ovensForSix } from './ovens.ts'
import { wells, wellsForSix } from './wells.ts'

/** In the order of the supply board; then those of the 6-player game and of the Moor. B13, F5, M9 */
export const majors = [
  ...fireplaces,
  ...wells,
  ...ovens,
  ...crafts,
  ...fireplacesForSix,
  ...wellsForSix,
  ...ovensForSix,
  ...craftsForSix,
  ...moorMajors,
]
