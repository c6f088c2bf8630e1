import type { HarvestOffer } from '../../cards/card.ts'
import { moorMinor } from '../../cards/card.ts'
import { PART } from '../../cards/registry.ts'
import { withPart } from '../../cards/standing.ts'
import { goods } from '../../state/goods.ts'
import type { Played, State } from '../../state/state.ts'

/** Craft buildings that have not been used in this harvest, nor left idle for this card: both are remembered alike. */
const idle = (s: State, owner: number): Played[] =>
  withPart(s.players[owner], PART.craft).filter(({ data }) => data[0] !== s.round)

const leave = (via: number, gain: number[]): HarvestOffer => ({ pay: goods({}), gain, points: 0, via })

export default moorMinor({
  id: 'M091',
  name: 'routine-work',
  cost: { food: 1 },
  needs: { improvements: { atMost: 0 } },
  harvest: {
    offers: (s, owner) =>
      idle(s, owner).flatMap(({ card }) => [leave(card, goods({ fuel: 1 })), leave(card, goods({ food: 1 }))]),
    taken(s, owner, _played, { via }) {
      for (const { card, data } of idle(s, owner)) if (card === via) data[0] = s.round
    },
  },
})
