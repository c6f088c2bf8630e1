import { moorMinor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'

const LAST_HARVESTS = [13, 14]

export default moorMinor({
  id: 'M128',
  name: 'workbench',
  cost: { wood: 2 },
  needs: { improvements: { atMost: 4 } },
  on: {
    'field-phase': {
      when: ({ round }) => LAST_HARVESTS.includes(round),
      effects: [gain({ wood: 3, clay: 2, reed: 1 })],
    },
  },
})
