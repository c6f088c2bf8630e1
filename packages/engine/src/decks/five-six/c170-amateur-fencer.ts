import { occupation } from '../../cards/card.ts'
import { offer } from '../../cards/verbs.ts'

const fenceOne = offer({ act: 'fences', named: false, one: true, apart: false })

export default occupation({
  id: 'C170',
  name: 'amateur-fencer',
  players: 5,
  play: [
    {
      ...fenceOne,
      possible: (s, seat, card, at) => s.players[seat].pastures.length === 0 && fenceOne.possible(s, seat, card, at),
    },
  ],
})
