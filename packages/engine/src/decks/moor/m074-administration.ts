import { moorMinor } from '../../cards/card.ts'
import { PART } from '../../cards/registry.ts'
import { countPart } from '../../cards/standing.ts'
import { gain } from '../../cards/verbs.ts'
import { ROUNDS } from '../../spaces/boards.ts'
import { goods } from '../../state/goods.ts'

const POINT = { pay: goods({ food: 1 }), gain: goods({}), points: 1 }

export default moorMinor({
  id: 'M074',
  name: 'administration',
  cost: { wood: 1, clay: 2 },
  needs: { minorsInHand: { atMost: 4 } },
  // The points bought in the last harvest.
  slots: 1,
  play: [gain({ food: 2 })],
  harvest: {
    offers: (s, owner, { data }) =>
      s.round === ROUNDS && data[0] < countPart(s.players[owner], PART.major) ? [POINT] : [],
    taken(_s, _owner, { data }) {
      data[0]++
    },
  },
})
