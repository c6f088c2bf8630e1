import { occupation } from '../../cards/card.ts'
import { does, gain } from '../../cards/verbs.ts'
import { breed } from '../../rounds/breeding.ts'
import { BOAR } from '../../state/goods.ts'

export default occupation({
  id: 'A165',
  name: 'pig-breeder',
  players: 4,
  play: [gain({ boar: 1 })],
  on: {
    'round-end': {
      when: (s, owner) => s.round === 12 && s.players[owner].goods[BOAR] >= 2,
      effects: [does('breed', (s, seat) => breed(s, seat, [BOAR]))],
    },
  },
})
