import { occupation } from '../../cards/card.ts'
import { both, either, onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'

export default occupation({
  id: 'B121',
  name: 'geologist',
  on: {
    'before-use': {
      when: either(
        onSpace('forest', 'reed-bank'),
        both(onSpace('clay-pit'), (s) => s.players.length >= 3),
      ),
      effects: [gain({ clay: 1 })],
    },
  },
})
