import { moorMinor } from '../../cards/card.ts'
import { MATERIALS } from '../../state/state.ts'

export default moorMinor({
  id: 'M036',
  name: 'peat-moss',
  needs: { moors: { atMost: 0 } },
  instead: (s, owner, { on }) =>
    on === 'room' && MATERIALS[s.players[owner].house] === 'wood' ? { wood: 3, reed: 1 } : null,
})
