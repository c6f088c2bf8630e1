import { agricola, type SeatView, type Setup } from '@furrow/engine/agricola'
import { at } from '@furrow/engine/core'
import { describe, expect, it } from 'vitest'
import { drawFarm } from './farm.ts'

const fresh = at(agricola.view(agricola.start(agricola.setup({ players: 1 }) as Setup, 'farm'), 0).table.seats, 0)
const farm = (change: Partial<SeatView>) => drawFarm({ ...fresh, ...change }).map((line) => line.trimEnd())

describe('a drawn farm', () => {
  it('has fences around and between pastures, and what lives and grows there', () => {
    expect(
      farm({
        house: 'clay',
        fields: [
          { cell: 'b1', crop: 'vegetable', count: 2 },
          { cell: 'b2', crop: null, count: 0 },
        ],
        stables: ['b3', 'd1'],
        pastures: [
          { cells: ['d1', 'd2'], capacity: 8 },
          { cells: ['e1'], capacity: 2 },
        ],
        animals: [
          { pen: 'd1', animal: 'cattle', count: 6 },
          { pen: 'b3', animal: 'sheep', count: 1 },
          { pen: 'house', animal: 'boar', count: 1 },
        ],
      }),
    ).toEqual([
      '   a         b         c         d         e',
      '  +         +         +         +---------+---------+',
      '1            field              |stable   |         |',
      '             veg 2              |cattle 6 |room 2   |',
      '  +         +         +         +         +---------+',
      '2  room      field              |         |',
      '   clay                         |         |',
      '  +         +         +         +---------+         +',
      '3  room      stable',
      '   clay      sheep 1',
      '  +         +         +         +         +         +',
    ])
  })
})
