import { occupation } from '../../cards/card.ts'
import { busyAccumulations } from '../../cards/conditions.ts'
import { mayTrade } from '../../cards/verbs.ts'

export default occupation({
  id: 'B179',
  name: 'wild-boar-hunter',
  players: 5,
  on: {
    'returning-home': {
      when: (s) => busyAccumulations(s, 'wood') >= 3,
      effects: [mayTrade({ pay: { wood: 1 }, gain: { boar: 1 } })],
    },
  },
})
