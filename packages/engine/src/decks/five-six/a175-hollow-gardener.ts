import { occupation } from '../../cards/card.ts'
import { onSpace } from '../../cards/conditions.ts'
import { gain } from '../../cards/verbs.ts'
import { type Amounts, CLAY } from '../../state/goods.ts'

const crop = (clay: number): Amounts => (clay >= 6 ? { vegetable: 1 } : clay >= 3 ? { grain: 1 } : {})

export default occupation({
  id: 'A175',
  name: 'hollow-gardener',
  players: 5,
  // What was really taken from the space counts.
  on: {
    'after-take': { when: onSpace('hollow'), effects: [gain((_s, _seat, { goods }) => crop(goods?.[CLAY] ?? 0))] },
  },
})
