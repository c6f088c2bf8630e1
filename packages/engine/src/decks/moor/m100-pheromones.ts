import { gain as gainGoods } from '../../actions/supply.ts'
import { moorMinor } from '../../cards/card.ts'
import { does, gain } from '../../cards/verbs.ts'
import { goods } from '../../state/goods.ts'
import { clockwise } from '../../state/state.ts'

const TWO_FOOD = goods({ food: 2 })

export default moorMinor({
  id: 'M100',
  name: 'pheromones',
  needs: { improvements: { atMost: 2 } },
  play: [
    gain({ food: 1 }),
    does('give-breeders', (s, seat) => {
      for (const other of clockwise(s, seat)) {
        const { stables, pastures } = s.players[other]
        if (stables !== 0 || pastures.length > 0) gainGoods(s, other, TWO_FOOD, 'pheromones')
      }
    }),
  ],
})
