import { gainOne } from '../../actions/supply.ts'
import { moorMinor } from '../../cards/card.ts'
import { bankPoints } from '../../cards/ledger.ts'
import { gain, mayWork } from '../../cards/verbs.ts'
import { liftTile } from '../../farm/tiles.ts'
import { yardOf } from '../../farm/yard.ts'
import { tell } from '../../state/events.ts'
import { FUEL, HORSE } from '../../state/goods.ts'

const NO_LIMIT = 99

/** Fuel for horses: from so many on, so much. */
const HORSES = [
  [2, 1],
  [4, 2],
  [5, 3],
  [6, 4],
] as const

export default moorMinor({
  id: 'M021',
  name: 'peat-cutting-expedition',
  cost: { food: 4 },
  travels: true,
  play: [
    mayWork('peat-cutting-expedition', NO_LIMIT),
    gain((s, seat) => ({
      fuel: HORSES.reduce((fuel, [from, more]) => (s.players[seat].goods[HORSE] >= from ? more : fuel), 0),
    })),
  ],
  work: {
    // A moor that comes to light may be cleared as well.
    again: true,
    cells: (s, seat) => s.players[seat].moors,
    run(s, seat, cell, { card }) {
      const p = s.players[seat]
      liftTile(p, cell)
      tell({ event: 'tile', seat, tile: 'moor', cell: yardOf(p).names[cell], what: 'removed' })
      gainOne(s, seat, FUEL, 2, 'peat-cutting-expedition')
      bankPoints(s, seat, card, 1)
    },
  },
})
