import { moorMajor } from '../../../cards/card.ts'
import { onRounds } from '../../../cards/verbs.ts'
import { HORSE } from '../../../state/goods.ts'

/** The food of a round comes only to whoever has 2 horses then. It is no stable. */
export const ridingStables = moorMajor({
  name: 'riding-stables',
  cost: { wood: 2, clay: 1, reed: 1 },
  vp: 3,
  play: [onRounds('all', { food: 1 })],
  pays: (s, owner) => s.players[owner].goods[HORSE] >= 2,
})
