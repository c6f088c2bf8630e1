import { occupation } from '../../cards/card.ts'
import { accumulating } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'
import type { Amounts } from '../../state/goods.ts'

/** By the number of spaces with stone left on them. */
const REWARDS: readonly Amounts[] = [{}, { grain: 1 }, { vegetable: 1 }]

export default occupation({
  id: 'C174',
  name: 'stone-custodian',
  players: 5,
  on: {
    'work-end': {
      // Nothing lies on a space that has not come out.
      effects: [gain((s) => REWARDS[accumulating(s, 'stone').filter((space) => s.lying[space] > 0).length])],
    },
  },
})
