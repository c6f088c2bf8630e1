import { moorMinor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'
import { forestCount } from '../../farm/tiles.ts'

export default moorMinor({
  id: 'M114',
  name: 'riverside-woods',
  needs: { majors: { atLeast: 3 } },
  on: {
    'before-use': {
      when: onSpace('fishing'),
      effects: [gain((s, seat) => ({ wood: Math.min(3, forestCount(s.players[seat])) }))],
    },
  },
})
