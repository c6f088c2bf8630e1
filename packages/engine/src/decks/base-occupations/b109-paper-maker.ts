import { occupation } from '../../cards/card.ts'
import { occupationCount } from '../../cards/standing.ts'
import { mayTrade } from '../../cards/verbs.ts'

export default occupation({
  id: 'B109',
  name: 'paper-maker',
  on: {
    'before-occupation': {
      effects: [mayTrade({ pay: { wood: 1 }, gain: (s, seat) => ({ food: occupationCount(s.players[seat]) }) })],
    },
  },
})
