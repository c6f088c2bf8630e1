import { moorMinor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { moorCount } from '../../farm/tiles.ts'

export default moorMinor({
  id: 'M088',
  name: 'peat-iron',
  cost: { wood: 1 },
  on: {
    'harvest-start': { when: (s, owner) => moorCount(s.players[owner]) >= 2, effects: [gain({ fuel: 1 })] },
  },
})
