import { occupation } from '../../cards/card.ts'
import { MATERIALS } from '../../state/state.ts'

export default occupation({
  id: 'B126',
  name: 'carpenter',
  instead: (s, owner, { on }) => (on === 'room' ? { [MATERIALS[s.players[owner].house]]: 3, reed: 2 } : null),
})
