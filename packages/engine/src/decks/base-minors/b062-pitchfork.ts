import { minor } from '../../cards/card.ts'
import { both, occupied, onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default minor({
  id: 'B062',
  name: 'pitchfork',
  cost: { wood: 1 },
  on: { 'before-use': { when: both(onSpace('grain-seeds'), occupied('farmland')), effects: [gain({ food: 3 })] } },
})
