import { moorMinor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { onRounds } from '../../cards/verbs.ts'
import { moorCount } from '../../farm/tiles.ts'

export default moorMinor({
  id: 'M094',
  name: 'peat-bath',
  cost: { wood: 1, clay: 1 },
  vp: 1,
  on: {
    'before-use': {
      when: onSpace('infirmary'),
      effects: [onRounds((s, seat) => ({ next: moorCount(s.players[seat]) }), { food: 1 })],
    },
  },
})
