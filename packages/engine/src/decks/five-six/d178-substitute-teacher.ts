import { occupation } from '../../cards/card.ts'
import { isTaken } from '../../cards/conditions.ts'
import { LESSONS } from '../../spaces/ids.ts'
import { goods } from '../../state/goods.ts'

const ALL_LESSONS = 3

export default occupation({
  id: 'D178',
  name: 'substitute-teacher',
  players: 5,
  space: {
    id: 'substitute-teacher',
    for: 'owner',
    acts: [
      {
        act: 'choose',
        among: [
          { pay: null, gain: goods({ wood: 1, clay: 1, reed: 1, stone: 1 }) },
          { pay: null, gain: goods({ grain: 1, vegetable: 1 }) },
        ],
        times: 1,
      },
    ],
    binding: 'all',
    open: (s) => LESSONS.filter((id) => isTaken(s, id)).length === ALL_LESSONS,
  },
})
