import { SOW } from '../../actions/sow.ts'
import { moorMinor } from '../../cards/card.ts'
import { may } from '../../cards/verbs.ts'
import { HORSE } from '../../state/goods.ts'

export default moorMinor({
  id: 'M060',
  name: 'sowing-machine',
  cost: { wood: 3 },
  needs: { goods: { horse: 1 } },
  on: {
    'after-special': {
      when: (s, owner) => s.players[owner].goods[HORSE] >= 2,
      effects: [may(SOW)],
    },
  },
})
