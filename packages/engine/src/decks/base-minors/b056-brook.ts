import { minor } from '../../cards/card.ts'
import { cardOfRound, either, onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default minor({
  id: 'B056',
  name: 'brook',
  needs: { personOn: 'fishing' },
  on: {
    'before-use': {
      // The spaces above Fishing: three printed ones and the card that came out in round 1.
      when: either(onSpace('forest', 'clay-pit', 'reed-bank'), (s, _owner, at) => at.space === cardOfRound(s, 1)),
      effects: [gain({ food: 1 })],
    },
  },
})
