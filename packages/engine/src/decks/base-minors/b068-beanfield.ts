import { minor } from '../../cards/card.ts'
import { VEGETABLE } from '../../state/goods.ts'

export default minor({
  id: 'B068',
  name: 'beanfield',
  cost: { food: 1 },
  needs: { occupations: { atLeast: 2 } },
  vp: 1,
  field: { crops: [VEGETABLE] },
})
