import { occupation } from '../../cards/card.ts'
import { busyAccumulations, onAccumulation } from '../../cards/conditions.ts'
import { mayTrade } from '../../cards/verbs.ts'
import type { Amounts } from '../../state/goods.ts'

/** By the number of wood accumulation spaces with people on them. */
const CATCH: readonly Amounts[] = [{}, {}, { sheep: 1 }, { boar: 1 }, { cattle: 1 }]

export default occupation({
  id: 'C180',
  name: 'trapper',
  players: 5,
  on: {
    'after-use': {
      when: onAccumulation('wood'),
      effects: [mayTrade({ pay: { food: 1 }, gain: (s) => CATCH[busyAccumulations(s, 'wood')] })],
    },
  },
})
