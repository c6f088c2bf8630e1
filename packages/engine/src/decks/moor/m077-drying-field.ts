import { moorMinor } from '../../cards/card.ts'
import { onSpecial } from '../../cards/conditions.ts'
import { onRounds } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M077',
  name: 'drying-field',
  cost: { food: 2 },
  vp: 1,
  on: { 'after-special': { when: onSpecial('cut-peat'), effects: [onRounds({ plus: [3] }, { fuel: 2 })] } },
})
