import { occupy } from '../../actions/release.ts'
import { moorMinor } from '../../cards/card.ts'
import { both, onSpecial } from '../../cards/conditions.ts'
import type { Effect } from '../../cards/effects.ts'
import { fencesLeft, unusedCells } from '../../farm/farmyard.ts'
import { fenceMarkers, MARKERS } from '../../farm/ground.ts'
import { putLayer } from '../../farm/tiles.ts'
import { lowest, yardOf } from '../../farm/yard.ts'
import { tell } from '../../state/events.ts'

const FENCE = MARKERS.indexOf('fence')

/** Lays a fence on the space from which the peat was cut, unless it has become used since: a reserve is a pasture at once (ruling). */
const dig: Effect = {
  verb: 'dig',
  optional: true,
  possible(s, seat, _card, { cells }) {
    const p = s.players[seat]
    return fencesLeft(p) > 0 && (unusedCells(p) & cells) !== 0
  },
  run(s, seat, _played, { cells }) {
    const p = s.players[seat]
    const cell = lowest(cells)
    putLayer(p, cell, ({ markers }) => ({ markers: [...markers, FENCE] }))
    tell({ event: 'tile', seat, tile: 'fence', cell: yardOf(p).names[cell], what: 'laid' })
    occupy(s, seat, cells)
  },
}

export default moorMinor({
  id: 'M070',
  name: 'moor-archaeology',
  needs: { house: ['clay', 'stone'] },
  vp: 1,
  on: { 'after-special': { when: both(onSpecial('cut-peat'), (_s, _owner, at) => at.cleared), effects: [dig] } },
  score: (s, owner) => fenceMarkers(s.players[owner].ground),
})
