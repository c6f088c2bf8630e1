import { occupation } from '../../cards/card.ts'
import { majorsOf } from '../../cards/standing.ts'
import { ANY_KIND, cardPen } from '../../farm/pens.ts'
import type { State } from '../../state/state.ts'

const MOST = 8

/** The majors in front of the other players now. */
const majorsOfOthers = (s: State, owner: number): number =>
  s.players.reduce((n, p, seat) => (seat === owner ? n : n + majorsOf(p).length), 0)

export default occupation({
  id: 'B169',
  name: 'livestock-sustainer',
  players: 5,
  pens: (s, owner, { card }) => [
    { id: cardPen(card), holds: Math.min(MOST, majorsOfOthers(s, owner)), kinds: ANY_KIND, mixed: true },
  ],
})
