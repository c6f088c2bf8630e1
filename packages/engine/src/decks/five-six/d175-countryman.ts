import { SOW } from '../../actions/sow.ts'
import { occupation } from '../../cards/card.ts'
import { may } from '../../cards/verbs.ts'

export default occupation({
  id: 'D175',
  name: 'countryman',
  players: 5,
  on: {
    'after-renovate': {
      of: 'all',
      // By way of an action space, those on cards included.
      when: (_s, _owner, { space }) => space >= 0,
      effects: [may({ ...SOW, most: 1 })],
    },
  },
})
