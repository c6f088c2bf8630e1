import { moorMinor } from '../../cards/card.ts'
import { does, gain } from '../../cards/verbs.ts'
import { tell } from '../../state/events.ts'

/** There is one token, and it costs whoever has it a point in the end. Alone there is no neighbour. */
const passArrow = does('arrow', (s, seat) => {
  if (!s.moor || s.players.length === 1) return
  const left = (seat + 1) % s.players.length
  s.moor = { ...s.moor, arrow: left }
  tell({ event: 'arrow', seat: left })
})

export default moorMinor({
  id: 'M027',
  name: 'forest-path',
  cost: { clay: 1 },
  needs: { forests: { atLeast: 1 } },
  travels: true,
  play: [gain({ wood: 3 }), passArrow],
})
