import { occupation } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'

export default occupation({
  id: 'A178',
  name: 'carpenters-boy',
  players: 5,
  on: { 'after-rooms': { of: 'others', effects: [gain((_s, _seat, { count }) => ({ wood: count }))] } },
})
