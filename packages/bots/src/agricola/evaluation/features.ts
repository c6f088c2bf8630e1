import { agricola, type Setup, type State } from '@furrow/engine/agricola'
import { FeatureList } from '../network/feature-list.ts'
import { animalFeatures, yardFeatures } from './animals.ts'
import { timeFeatures, timeOf } from './calendar.ts'
import type { Farm } from './farm.ts'
import { fieldFeatures } from './fields.ts'
import { foodFeatures } from './food.ts'
import { houseFeatures, storeFeatures } from './house.ts'
import { cardFeatures, majorFeatures } from './improvements.ts'
import { moorFeatures } from './moor.ts'
import { partFeatures } from './parts.ts'
import { tableFeatures } from './table.ts'

/** Adds the features of the table as a seat sees it: of every table of a box as many, in the same order. */
function addAll(list: FeatureList, s: State, seat: number): void {
  const farm: Farm = { s, seat, p: s.players[seat], time: timeOf(s, seat) }
  timeFeatures(list, farm)
  houseFeatures(list, farm)
  storeFeatures(list, farm)
  foodFeatures(list, farm)
  fieldFeatures(list, farm)
  animalFeatures(list, farm)
  yardFeatures(list, farm)
  majorFeatures(list, farm)
  cardFeatures(list, farm)
  partFeatures(list, farm)
  tableFeatures(list, farm)
  if (s.moor) moorFeatures(list, farm)
}

const namesOf = (moor: 0 | 1): readonly string[] => {
  const names: string[] = []
  const start = agricola.start(agricola.setup({ players: 2, moor }) as Setup, 'features') // a setup that is always right
  addAll(new FeatureList(new Float64Array(0), names), start, 0)
  return names
}

/** The names of the features. */
export const FEATURES = namesOf(0)
/** Those of tables of Farmers of the Moor: the same ones, and more. */
export const MOOR_FEATURES = namesOf(1)

/** Writes the features of the table as a seat sees it into `out`, which has a place for each of FEATURES, or of MOOR_FEATURES. */
export const featuresOf = (s: State, seat: number, out: Float64Array): void => addAll(new FeatureList(out), s, seat)
