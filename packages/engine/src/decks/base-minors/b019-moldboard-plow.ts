import { minor } from '../../cards/card.ts'
import { both, onSpace } from '../../cards/conditions.ts'
import type { Effect } from '../../cards/effects.ts'
import { may } from '../../cards/verbs.ts'

const TILES = 2
const plow = may({ act: 'plow', food: 0 })

/** Plows one of the tiles that lie on the card. */
const plowTile: Effect = {
  ...plow,
  run(s, seat, played, at, move) {
    played.data[0]++
    plow.run(s, seat, played, at, move)
  },
}

export default minor({
  id: 'B019',
  name: 'moldboard-plow',
  cost: { wood: 2 },
  needs: { occupations: { atLeast: 1 } },
  // How many of its tiles have been plowed.
  slots: 1,
  lies: ({ data }) => ({ field: TILES - data[0] }),
  on: {
    'before-use': {
      when: both(onSpace('farmland'), (_s, _owner, _at, { data }) => data[0] < TILES),
      effects: [plowTile],
    },
  },
})
