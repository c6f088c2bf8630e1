import { moorMinor } from '../../cards/card.ts'
import { gain } from '../../cards/verbs.ts'
import { type GoodName, good } from '../../state/goods.ts'

const SUPPLIES: readonly GoodName[] = ['wood', 'clay', 'reed', 'stone', 'grain', 'fuel', 'food']

export default moorMinor({
  id: 'M024',
  name: 'basic-supplies',
  cost: { wood: 1 },
  travels: true,
  play: [
    gain((s, seat) =>
      Object.fromEntries(SUPPLIES.filter((name) => s.players[seat].goods[good(name)] === 0).map((name) => [name, 1])),
    ),
  ],
})
