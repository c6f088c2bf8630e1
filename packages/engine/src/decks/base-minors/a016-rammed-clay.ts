import { minor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { CLAY, WOOD } from '../../state/goods.ts'

export default minor({
  id: 'A016',
  name: 'rammed-clay',
  play: [gain({ clay: 1 })],
  swap: { on: 'fence', from: WOOD, to: CLAY },
})
