import { moorMinor } from '../../cards/card.ts'
import { does, gain } from '../../cards/verbs.ts'

/** There is one token, and it costs whoever has it a point in the end. Alone there is no neighbour. */
const passArrow = does('arrow', (s, seat) => {
  if (s.moor && s.players.length > 1) s.moor = { ...s.moor, arrow: (seat + 1) % s.players.length }
})

export default moorMinor({
  id: 'M027',
  name: 'forest-path',
  cost: { clay: 1 },
  needs: { forests: { atLeast: 1 } },
  travels: true,
  play: [gain({ wood: 3 }), passArrow],
})
