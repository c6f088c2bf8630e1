import { moorMajor } from '../../../cards/card.ts'
import { onSpecial } from '../../../cards/conditions.ts'
import { gain } from '../../../cards/verbs.ts'
import { forestCount } from '../../../farm/tiles.ts'
import { FUEL, HORSE } from '../../../state/goods.ts'
import type { State } from '../../../state/state.ts'

/** 1 more, or 2 with a horse of wood. */
const more = (s: State, seat: number): number => (s.players[seat].goods[HORSE] > 0 ? 2 : 1)

export const kilnAndLodge = [
  moorMajor({
    name: 'peat-charcoal-kiln',
    cost: { stone: 1 },
    vp: 1,
    on: {
      'after-special': {
        when: onSpecial('cut-peat'),
        effects: [gain((s, seat) => ({ fuel: more(s, seat) }))],
      },
    },
    handsIn: {
      good: FUEL,
      tiers: [
        [3, 1],
        [5, 2],
      ],
    },
  }),
  moorMajor({
    name: 'foresters-lodge',
    cost: { wood: 1, clay: 2 },
    vp: 1,
    on: {
      'after-special': {
        when: onSpecial('fell-trees'),
        effects: [gain((s, seat) => ({ wood: more(s, seat) }))],
      },
    },
    score: (s, owner) => forestCount(s.players[owner]),
  }),
]
