import { minor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default minor({
  id: 'B077',
  name: 'loam-pit',
  cost: { food: 1 },
  needs: { occupations: { atLeast: 3 } },
  vp: 1,
  on: { 'before-use': { when: onSpace('day-laborer'), effects: [gain({ clay: 3 })] } },
})
