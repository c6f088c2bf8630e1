import { occupation } from '../../cards/card.ts'
import { roomCount } from '../../farm/farmyard.ts'

/** Everybody begins with so many. */
const FIRST_ROOMS = 2

export default occupation({
  id: 'B095',
  name: 'master-bricklayer',
  discount: { on: ['major'], goods: (s, owner) => ({ stone: roomCount(s.players[owner]) - FIRST_ROOMS }) },
})
