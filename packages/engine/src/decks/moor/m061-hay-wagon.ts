import { RENOVATE } from '../../actions/renovate.ts'
import { moorMinor } from '../../cards/card.ts'
import { may } from '../../cards/verbs.ts'
import { CLAY, REED, STONE, WOOD } from '../../state/goods.ts'

const NO_LIMIT = 99

/** So much of one of these has to come off the space itself. */
const LOAD = [
  [WOOD, 3],
  [CLAY, 3],
  [REED, 2],
  [STONE, 2],
] as const

export default moorMinor({
  id: 'M061',
  name: 'hay-wagon',
  cost: { wood: 2 },
  needs: { goods: { horse: 2 } },
  vp: 1,
  on: {
    'after-take': {
      when: (_s, _owner, { goods }) => LOAD.some(([good, from]) => (goods?.[good] ?? 0) >= from),
      effects: [may({ act: 'rooms', most: NO_LIMIT }, RENOVATE)],
    },
  },
})
