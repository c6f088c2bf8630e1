import { gainOne } from '../../actions/supply.ts'
import { moorMinor } from '../../cards/card.ts'
import { does, gain } from '../../cards/verbs.ts'
import { forestCount } from '../../farm/tiles.ts'
import { drawNumber } from '../../moor/draw-number.ts'
import { FOOD } from '../../state/goods.ts'

export default moorMinor({
  id: 'M104',
  name: 'wild-harvest',
  play: [gain({ food: 1 })],
  on: {
    'harvest-start': {
      effects: [
        does('draw-number', (s, seat) => {
          const forests = forestCount(s.players[seat])
          if (drawNumber(s, seat, 'wild-harvest') <= forests) gainOne(s, seat, FOOD, 1, 'wild-harvest')
        }),
      ],
    },
  },
})
