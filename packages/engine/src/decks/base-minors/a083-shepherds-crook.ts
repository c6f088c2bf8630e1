import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { newPastures } from '../../farm/pastures.ts'
import { type Cells, count } from '../../farm/yard.ts'

const isLarge = (cells: Cells): boolean => count(cells) >= 4

export default minor({
  id: 'A083',
  name: 'shepherds-crook',
  cost: { wood: 1 },
  on: {
    'after-fences': {
      effects: [
        gain((s, seat, at) => ({
          sheep: 2 * newPastures(at.pastures, s.players[seat].pastures).filter(isLarge).length,
        })),
      ],
    },
  },
})
