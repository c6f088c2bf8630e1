import { occupation } from '../../cards/card.ts'
import { house } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'
import { MATERIALS } from '../../state/state.ts'

const [CLAY, STONE] = [MATERIALS.indexOf('clay'), MATERIALS.indexOf('stone')]

export default occupation({
  id: 'A110',
  name: 'roughcaster',
  on: {
    'after-rooms': { when: house('clay'), effects: [gain({ food: 3 })] },
    'after-renovate': { when: (_s, _owner, at) => at.from === CLAY && at.to === STONE, effects: [gain({ food: 3 })] },
  },
})
