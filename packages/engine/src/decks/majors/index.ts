import { crafts, craftsForSix } from './crafts.ts'
import { fireplaces, fireplacesForSix } from './fireplaces.ts'
import { ovens, ovensForSix } from './ovens.ts'
import { wells, wellsForSix } from './wells.ts'

/** In the order of the supply board; the last eight are those of the 6-player game. B13, F5 */
export const majors = [
  ...fireplaces,
  ...wells,
  ...ovens,
  ...crafts,
  ...fireplacesForSix,
  ...wellsForSix,
  ...ovensForSix,
  ...craftsForSix,
]
