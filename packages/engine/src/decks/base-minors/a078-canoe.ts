import { minor } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default minor({
  id: 'A078',
  name: 'canoe',
  cost: { wood: 2 },
  needs: { occupations: { atLeast: 1 } },
  vp: 1,
  on: { 'before-use': { when: onSpace('fishing'), effects: [gain({ food: 1, reed: 1 })] } },
})
