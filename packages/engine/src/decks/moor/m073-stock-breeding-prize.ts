import { moorMinor } from '../../cards/card.ts'
import { ANIMALS } from '../../state/goods.ts'

const MOST = 3

export default moorMinor({
  id: 'M073',
  name: 'stock-breeding-prize',
  cost: { sheep: 1 },
  needs: { noUnusedSpace: true },
  score: (s, owner) =>
    Math.min(MOST, ...ANIMALS.map((animal) => s.players[owner].goods[animal])) * (s.players.length - 1),
})
