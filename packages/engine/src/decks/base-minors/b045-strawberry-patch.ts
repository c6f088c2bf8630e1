import { minor } from '../../cards/card.ts'
import { onRounds } from '../../cards/verbs.ts'

export default minor({
  id: 'B045',
  name: 'strawberry-patch',
  cost: { wood: 1 },
  needs: { planted: { crop: 'vegetable', atLeast: 2 } },
  vp: 2,
  play: [onRounds({ next: 3 }, { food: 1 })],
})
