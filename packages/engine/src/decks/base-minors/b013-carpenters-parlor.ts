import { minor } from '../../cards/card.ts'
import { MATERIALS } from '../../state/state.ts'

export default minor({
  id: 'B013',
  name: 'carpenters-parlor',
  cost: { wood: 1, stone: 1 },
  instead: (s, owner, { on }) =>
    on === 'room' && MATERIALS[s.players[owner].house] === 'wood' ? { wood: 2, reed: 2 } : null,
})
