import { moorMinor } from '../../cards/card.ts'
import { cards } from '../../cards/registry.ts'
import { gain } from '../../cards/verbs.ts'

const OVENS = ['clay-oven', 'stone-oven', 'furnace', 'heating-stove', 'built-in-oven']

export default moorMinor({
  id: 'M072',
  name: 'oven-damper',
  cost: { stone: 2 },
  vp: 1,
  play: [gain({ fuel: 3 })],
  score: (s, owner) => s.players[owner].played.filter(({ card }) => OVENS.includes(cards()[card].family)).length,
})
