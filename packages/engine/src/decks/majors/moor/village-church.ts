import { moorMajor } from '../../../cards/card.ts'
import { gain } from '../../../cards/verbs.ts'
import { goods } from '../../../state/goods.ts'

const POINT = { pay: goods({ fuel: 1 }), gain: goods({}), points: 1 }

/** Once in each harvest 1 fuel is worth a point; slot 0 remembers the round of the last time. */
export const villageChurch = moorMajor({
  name: 'village-church',
  cost: { wood: 2, stone: 4 },
  vp: 4,
  slots: 1,
  play: [gain({ food: 2 })],
  harvest: {
    offers: (s, _owner, { data }) => (data[0] === s.round ? [] : [POINT]),
    taken(s, _owner, played) {
      played.data[0] = s.round
    },
  },
})
