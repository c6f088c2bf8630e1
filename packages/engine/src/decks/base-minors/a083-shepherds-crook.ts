import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { type Cells, count } from '../../farm/yard.ts'

const isLarge = (cells: Cells): boolean => count(cells) >= 4

export default minor({
  id: 'A083',
  name: 'shepherds-crook',
  cost: { wood: 1 },
  on: {
    'after-fences': {
      effects: [gain((_s, _seat, at) => ({ sheep: 2 * at.pastures.filter(isLarge).length }))],
    },
  },
})
