import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { CATTLE, SHEEP } from '../../state/goods.ts'

export default minor({
  id: 'B050',
  name: 'butter-churn',
  cost: { wood: 1 },
  needs: { occupations: { atMost: 3 } },
  vp: 1,
  on: {
    'field-phase': {
      effects: [
        gain((s, seat) => {
          const { goods } = s.players[seat]
          return { food: Math.floor(goods[SHEEP] / 3) + Math.floor(goods[CATTLE] / 2) }
        }),
      ],
    },
  },
})
