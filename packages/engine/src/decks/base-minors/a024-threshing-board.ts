import { minor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { may } from '../../cards/verbs.ts'

export default minor({
  id: 'A024',
  name: 'threshing-board',
  cost: { wood: 1 },
  needs: { occupations: { atLeast: 2 } },
  vp: 1,
  on: { 'before-use': { when: onSpace('farmland', 'cultivation'), effects: [may({ act: 'bake' })] } },
})
