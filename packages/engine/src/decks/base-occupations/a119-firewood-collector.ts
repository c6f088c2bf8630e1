import { occupation } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { boardOf } from '../../state/state.ts'

const SPACES = ['farmland', 'grain-seeds', 'grain-utilization', 'cultivation']

export default occupation({
  id: 'A119',
  name: 'firewood-collector',
  on: {
    'end-of-turn': {
      effects: [
        gain((s, _seat, { used }) => ({ wood: used.filter((space) => SPACES.includes(boardOf(s).ids[space])).length })),
      ],
    },
  },
})
