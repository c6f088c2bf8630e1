import { moorMinor } from '../../cards/card.ts'
import { askToSlaughter } from '../../cards/slaughter.ts'
import { does } from '../../cards/verbs.ts'
import { clockwise } from '../../state/state.ts'

const HARVESTS = [4, 7, 9, 11, 13, 14]

export default moorMinor({
  id: 'M101',
  name: 'butchers-block',
  cost: { wood: 1 },
  needs: { round: { notIn: HARVESTS } },
  vp: 1,
  slaughter: { sheep: 1, boar: 2, cattle: 3, horse: 2 },
  play: [
    does('slaughter', (s, seat, { card }) => {
      askToSlaughter(
        s,
        card,
        clockwise(s, seat).map((other) => ({ seat: other, must: other !== seat })),
      )
    }),
  ],
})
