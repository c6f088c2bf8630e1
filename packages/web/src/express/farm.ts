import type { ExpressSeatView } from '@furrow/engine/express'
import type { yardOf } from '../art/farm/fromView.ts'
import type { Material } from '../art/farm/yard.ts'

// A score sheet counts rooms, fields and pastures and says nothing of where they lie. Here they get places, so that the farm
// can be drawn like one of the board game: the house on the left, then the fields, the pastures on the right.

type Farm = Parameters<typeof yardOf>[0]
type Spot = readonly [column: number, row: number]

const ROWS = 3
const COLUMNS = 5
/** The rooms that every house has: the first two people need no more. */
const FIRST_ROOMS = 2

const MATERIAL: Record<ExpressSeatView['house'], Material> = { wood: 'wood', brick: 'clay', stone: 'stone' }

const some = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const columnsFor = (n: number): number => Math.ceil(n / ROWS)
const nameOf = ([column, row]: Spot): string => `${column}.${row}`

/** What is drawn of a sheet. A farm that has outgrown the usual five columns gets more of them. */
export function farmOf(own: ExpressSeatView): Farm {
  const rooms = FIRST_ROOMS + own.rooms
  const width = Math.max(COLUMNS, columnsFor(rooms) + columnsFor(own.fields) + columnsFor(own.pastures))
  // Rooms upwards from the lower left corner, fields downwards beside them, pastures downwards from the right.
  const house = some(rooms).map((i): Spot => [Math.floor(i / ROWS), ROWS - 1 - (i % ROWS)])
  const acre = some(own.fields).map((i): Spot => [columnsFor(rooms) + Math.floor(i / ROWS), i % ROWS])
  const grass = some(own.pastures).map((i): Spot => [width - 1 - Math.floor(i / ROWS), i % ROWS])
  const crops = cropsOf(own)
  return {
    seat: own.seat,
    house: MATERIAL[own.house],
    rooms: house.map(nameOf),
    fields: acre.map((spot, i) => ({ cell: nameOf(spot), ...(crops[i] ?? BARE) })),
    stables: [],
    pastures: grass.map((spot) => ({ cells: [nameOf(spot)] })),
    animals: own.pens.flatMap(({ animal, count }, i) => {
      const spot = grass[i]
      return spot ? [{ pen: nameOf(spot), animal, count }] : []
    }),
    home: FIRST_ROOMS,
    newborns: own.babies,
    yard: some(width).flatMap((column) =>
      some(ROWS).map((row) => ({ cell: nameOf([column, row]), x: column, y: row })),
    ),
  }
}

interface Sown {
  crop: 'grain' | 'vegetable' | null
  count: number
}
const BARE: Sown = { crop: null, count: 0 }

/** The crops of the sheet stand in the fields, evenly: whichever would stand closest gets the next field. */
function cropsOf({ fields, goods }: ExpressSeatView): Sown[] {
  const kinds = (['grain', 'vegetable'] as const)
    .map((crop) => ({ crop, count: goods[crop] ?? 0, fields: 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  for (let left = fields; left > 0; left--) {
    const open = kinds.filter((kind) => kind.fields < kind.count)
    const [next] = open.sort((a, b) => b.count / (b.fields + 0.01) - a.count / (a.fields + 0.01))
    if (next) next.fields++
  }
  return kinds
    .sort((a) => (a.crop === 'grain' ? -1 : 1))
    .flatMap((kind) =>
      some(kind.fields).map((i) => ({
        crop: kind.crop,
        count: Math.floor(kind.count / kind.fields) + (i < kind.count % kind.fields ? 1 : 0),
      })),
    )
}
