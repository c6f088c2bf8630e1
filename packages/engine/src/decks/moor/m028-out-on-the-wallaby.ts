import { moorMinor } from '../../cards/card.ts'
import { craftGoods } from '../../cards/standing.ts'
import { gain } from '../../cards/verbs.ts'
import { CLAY, REED, WOOD } from '../../state/goods.ts'

export default moorMinor({
  id: 'M028',
  name: 'out-on-the-wallaby',
  travels: true,
  play: [
    gain((s, seat) => {
      const own = craftGoods(s.players[seat])
      return {
        wood: own.includes(WOOD) ? 3 : 0,
        clay: own.includes(CLAY) ? 3 : 0,
        reed: own.includes(REED) ? 2 : 0,
      }
    }),
  ],
})
