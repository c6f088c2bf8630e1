import { CLAY, WOOD } from '../../goods.ts'
import { minor } from '../card.ts'
import { gain } from '../verbs.ts'

export default minor({
  id: 'A016',
  name: 'rammed-clay',
  play: [gain({ clay: 1 })],
  swap: { on: 'fence', from: WOOD, to: CLAY },
})
