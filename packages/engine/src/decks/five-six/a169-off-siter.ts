import { occupation } from '../../cards/card.ts'
import { cards } from '../../cards/registry.ts'
import { hasHappened } from '../../cards/soon.ts'
import { majorsOf } from '../../cards/standing.ts'
import { BUILDING } from '../../state/goods.ts'
import type { Player } from '../../state/state.ts'

/** The building resources that the player's majors print, whatever was paid for them. */
const printed = (p: Player): number =>
  majorsOf(p).reduce((sum, { card }) => BUILDING.reduce((n, good) => n + cards()[card].printed[good], sum), 0)

export default occupation({
  id: 'A169',
  name: 'off-siter',
  players: 5,
  // It stays when a major goes back.
  soon: { when: (s, owner) => printed(s.players[owner]) >= 9, effects: [] },
  homes: (_s, _owner, played) => (hasHappened(played) ? 1 : 0),
})
