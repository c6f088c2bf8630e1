import { moorMinor } from '../../cards/card.ts'
import { does } from '../../cards/verbs.ts'
import { SHEEP } from '../../state/goods.ts'

export default moorMinor({
  id: 'M086',
  name: 'spinning-mill',
  cost: { wood: 2, clay: 2 },
  needs: { goods: { sheep: 1 } },
  vp: 2,
  // The round of the last field phase, and the sheep of that moment: those eaten later in the harvest still count.
  slots: 2,
  on: {
    'field-phase': {
      effects: [
        does('count-sheep', (s, seat, { data }) => {
          data[0] = s.round
          data[1] = s.players[seat].goods[SHEEP]
        }),
      ],
    },
  },
  heating: {
    less: (s, owner, { data }) => Math.floor((data[0] === s.round ? data[1] : s.players[owner].goods[SHEEP]) / 2),
  },
})
