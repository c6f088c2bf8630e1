import { moorMinor } from '../../cards/card.ts'
import { countFamily } from '../../cards/standing.ts'
import { gain } from '../../cards/verbs.ts'

export default moorMinor({
  id: 'M072',
  name: 'oven-damper',
  cost: { stone: 2 },
  vp: 1,
  play: [gain({ fuel: 3 })],
  score: (s, owner) => countFamily(s.players[owner], 'clay-oven', 'stone-oven', 'furnace', 'heating-stove'),
})
