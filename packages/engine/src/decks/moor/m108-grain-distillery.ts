import { moorMinor } from '../../cards/card.ts'
import { goods } from '../../state/goods.ts'

const PAIR = goods({ fuel: 1, grain: 1 })

export default moorMinor({
  id: 'M108',
  name: 'grain-distillery',
  cost: { stone: 2, sheep: 1 },
  vp: 1,
  // The round of the last harvest in which it was used.
  slots: 1,
  harvest: {
    offers: (s, _owner, { data }) => (data[0] === s.round ? [] : [{ pay: PAIR, gain: goods({ food: 5 }), points: 0 }]),
    taken(s, _owner, { data }) {
      data[0] = s.round
    },
  },
  sells: { pay: PAIR, points: 1 },
})
