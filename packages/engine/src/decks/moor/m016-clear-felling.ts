import { settle } from '../../actions/supply.ts'
import { moorMinor } from '../../cards/card.ts'
import { gain, mayWork } from '../../cards/verbs.ts'
import { clearTiles, layTile, loneForests, MOOR, openForests } from '../../farm/tiles.ts'
import { yardOf } from '../../farm/yard.ts'
import { tell } from '../../state/events.ts'

export default moorMinor({
  id: 'M016',
  name: 'clear-felling',
  needs: { forests: { atMost: 3 } },
  travels: true,
  play: [gain({ wood: 2 }), mayWork('clear-felling', 2)],
  work: {
    cells: (s, seat) => loneForests(s.players[seat]) & openForests(s.players[seat]),
    run(s, seat, cell) {
      const p = s.players[seat]
      clearTiles(p, cell)
      layTile(p, cell, MOOR)
      tell({ event: 'tile', seat, tile: 'moor', cell: yardOf(p).names[cell], what: 'laid' })
      // Whatever lived in the forest on a card's permission needs another place.
      settle(s, seat)
    },
  },
})
