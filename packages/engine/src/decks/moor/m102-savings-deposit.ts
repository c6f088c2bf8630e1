import { gainOne } from '../../actions/supply.ts'
import { moorMinor } from '../../cards/card.ts'
import { passOn } from '../../cards/enter.ts'
import { removeCard } from '../../cards/standing.ts'
import { does } from '../../cards/verbs.ts'
import { drawNumber } from '../../moor/draw-number.ts'
import { CLAY, FOOD } from '../../state/goods.ts'

export default moorMinor({
  id: 'M102',
  name: 'savings-deposit',
  cost: { food: 2 },
  vp: 1,
  on: {
    'harvest-start': {
      effects: [
        does('draw-number', (s, seat, { card }) => {
          const p = s.players[seat]
          if (drawNumber(s, seat, 'savings-deposit') <= p.goods[CLAY]) gainOne(s, seat, FOOD, 6, 'savings-deposit')
          // Win or lose it goes on, and lies here no more.
          removeCard(p, card)
          passOn(s, seat, card)
        }),
      ],
    },
  },
})
