import { moorMinor } from '../../cards/card.ts'
import { both, type Condition, onSpecial } from '../../cards/conditions.ts'
import { does, ifPossible, mustWork } from '../../cards/verbs.ts'
import { GUEST_MARKER, guestCells } from '../../farm/ground.ts'
import { putLayer } from '../../farm/tiles.ts'
import { lowest, yardOf } from '../../farm/yard.ts'
import { tell } from '../../state/events.ts'

/** The tile that has just been removed is the one with the guest. */
const uncovered: Condition = (s, owner, { cells }) => (guestCells(s.players[owner].ground) & cells) !== 0

const welcome = does('guest', (s, seat, _played, { cells }) => {
  const p = s.players[seat]
  putLayer(p, lowest(cells), ({ markers }) => ({ markers: markers.filter((marker) => marker !== GUEST_MARKER) }))
  p.guests++
})

export default moorMinor({
  id: 'M053',
  name: 'forest-hut',
  cost: { wood: 2 },
  vp: 1,
  play: [ifPossible(mustWork('forest-hut'))],
  on: { 'after-special': { when: both(onSpecial('fell-trees', 'slash-and-burn'), uncovered), effects: [welcome] } },
  work: {
    cells: (s, owner) => s.players[owner].forests,
    run(s, owner, cell) {
      const p = s.players[owner]
      putLayer(p, cell, ({ markers }) => ({ markers: [...markers, GUEST_MARKER] }))
      tell({ event: 'tile', seat: owner, tile: 'guest', cell: yardOf(p).names[cell], what: 'laid' })
    },
  },
})
