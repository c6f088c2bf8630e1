import { occupation } from '../../cards/card.ts'
import { may } from '../../cards/verbs.ts'
import { WOOD } from '../../state/goods.ts'

export default occupation({
  id: 'D169',
  name: 'plowsmith',
  players: 5,
  on: {
    'after-take': {
      of: 'others',
      when: (_s, _owner, { goods }) => goods !== null && goods[WOOD] >= 4,
      effects: [may({ act: 'plow', food: 1 })],
    },
  },
})
