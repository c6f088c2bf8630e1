import { minor } from '../../cards/card.ts'
import { fieldsOf } from '../../cards/standing.ts'
import { gain } from '../../cards/verbs.ts'
import { cropKind } from '../../farm/crops.ts'
import { GRAIN, VEGETABLE } from '../../state/goods.ts'

export default minor({
  id: 'B061',
  name: 'three-field-rotation',
  needs: { occupations: { atLeast: 3 } },
  on: {
    'field-start': {
      when(s, owner) {
        const crops = fieldsOf(s.players[owner]).map(({ crop }) => crop)
        const grows = (kind: number) => crops.some((crop) => crop !== 0 && cropKind(crop) === kind)
        return grows(GRAIN) && grows(VEGETABLE) && crops.includes(0)
      },
      effects: [gain({ food: 3 })],
    },
  },
})
