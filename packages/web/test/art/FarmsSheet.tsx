import { Farmyard } from '../../src/art/farm/Farmyard.tsx'
import type { Yard } from '../../src/art/farm/yard.ts'
import { EARLY, LATE, MIDDLE, moorFarm } from './farms.ts'

const FARMS: readonly Yard[] = [EARLY, MIDDLE, LATE, moorFarm(0), moorFarm(1), moorFarm(2)]
const WIDTHS = [640, 430, 200, 120]

/** Farms in every size they are shown in. */
export function FarmsSheet() {
  return WIDTHS.map((width) =>
    FARMS.map((yard, i) => (
      // The farms of the sheet never change places.
      <div key={`${width} ${i}`} style={{ width }}>
        <Farmyard yard={yard} width={width} />
      </div>
    )),
  )
}
