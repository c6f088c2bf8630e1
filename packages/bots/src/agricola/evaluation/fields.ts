import { cropCount, cropKind, GRAIN, lowest, type Player, VEGETABLE } from '@furrow/engine/agricola'
import type { FeatureList } from '../network/feature-list.ts'
import type { Farm } from './farm.ts'

/** Fields, what grows on them, and seed. */
export function fieldFeatures(list: FeatureList, { p, time }: Farm): void {
  let tiles = 0
  let empty = 0
  let grain = 0
  let vegetables = 0
  for (let rest = p.fields; rest !== 0; rest &= rest - 1) {
    const crop = p.crops[lowest(rest)]
    tiles++
    if (crop === 0) empty++
    else if (cropKind(crop) === GRAIN) grain += cropCount(crop)
    else vegetables += cropCount(crop)
  }
  list.addReached('fields', tiles, [1, 2, 3, 4, 5, 6])
  const sowable = Math.min(empty, p.goods[GRAIN] + p.goods[VEGETABLE])
  list.add('empty fields', empty / 5)
  list.add('empty fields, rounds left', (empty / 5) * time.left)
  list.add('fields to sow', sowable / 4)
  list.add('fields to sow, rounds left', (sowable / 4) * time.left)
  list.add('grain on fields', grain / 9)
  list.add('vegetables on fields', vegetables / 6)
  cropFeatures(list, p, grain, vegetables)
}

function cropFeatures(list: FeatureList, p: Player, growingGrain: number, growingVegetables: number): void {
  const grain = p.goods[GRAIN] + growingGrain
  const vegetables = p.goods[VEGETABLE] + growingVegetables
  list.addSteps('grain in the supply', p.goods[GRAIN], [1, 3, 6])
  list.addSteps('vegetables in the supply', p.goods[VEGETABLE], [1, 2, 4])
  list.addReached('grain', grain, [1, 4, 6, 8])
  list.add('grain', Math.min(grain, 14) / 10)
  list.addReached('vegetables', vegetables, [1, 2, 3, 4])
  list.add('vegetables', Math.min(vegetables, 10) / 6)
}
