import { cropCount, cropKind, GRAIN, lowest, type Player, type State, VEGETABLE } from '@furrow/engine'
import type { Time } from './calendar.ts'
import { paint, reached, steps } from './canvas.ts'

/** Fields, what grows on them, and seed. */
export function paintFields(s: State, seat: number, t: Time): void {
  const p = s.players[seat]
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
  reached('fields', tiles, [1, 2, 3, 4, 5, 6])
  const sowable = Math.min(empty, p.goods[GRAIN] + p.goods[VEGETABLE])
  paint('empty fields', empty / 5)
  paint('empty fields, rounds left', (empty / 5) * t.left)
  paint('fields to sow', sowable / 4)
  paint('fields to sow, rounds left', (sowable / 4) * t.left)
  paint('grain on fields', grain / 9)
  paint('vegetables on fields', vegetables / 6)
  paintCrops(p, grain, vegetables)
}

function paintCrops(p: Player, growingGrain: number, growingVegetables: number): void {
  const grain = p.goods[GRAIN] + growingGrain
  const vegetables = p.goods[VEGETABLE] + growingVegetables
  steps('grain in the supply', p.goods[GRAIN], [1, 3, 6])
  steps('vegetables in the supply', p.goods[VEGETABLE], [1, 2, 4])
  reached('grain', grain, [1, 4, 6, 8])
  paint('grain', Math.min(grain, 14) / 10)
  reached('vegetables', vegetables, [1, 2, 3, 4])
  paint('vegetables', Math.min(vegetables, 10) / 6)
}
