import { moorMinor } from '../../cards/card.ts'
import { bank, gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M089',
  name: 'birthing-house',
  cost: { clay: 2, stone: 1 },
  vp: 2,
  on: { 'after-grow': { effects: [gain({ food: 1, fuel: 1 }), bank(() => 1)] } },
})
