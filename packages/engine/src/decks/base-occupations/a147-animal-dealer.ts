import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { mayTrade } from '../../cards/verbs.ts'
import { GOODS } from '../../state/goods.ts'
import { boardOf } from '../../state/state.ts'

export default occupation({
  id: 'A147',
  name: 'animal-dealer',
  players: 3,
  on: {
    'before-use': {
      when: onSpace('sheep-market', 'pig-market', 'cattle-market'),
      effects: [
        mayTrade({
          pay: { food: 1 },
          gain(s, _seat, { space }) {
            const animals = boardOf(s).spaces[space].accumulates
            return animals ? { [GOODS[animals.good]]: 1 } : {}
          },
          with: 'space',
        }),
      ],
    },
  },
})
