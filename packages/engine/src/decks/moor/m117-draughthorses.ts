import { moorMinor } from '../../cards/card.ts'
import { sum } from '../../cards/standing.ts'
import { mayTrade } from '../../cards/verbs.ts'
import type { Occasion } from '../../cards/windows.ts'
import { HORSE, WOOD } from '../../state/goods.ts'
import { boardOf, type State } from '../../state/state.ts'

/** The wood that the space handed out, what was left there because of another card included. */
function wood(s: State, owner: number, { goods, space }: Occasion): number {
  const { accumulates, gives } = boardOf(s).spaces[space]
  const left = accumulates?.good === WOOD ? sum(s.players[owner], (card, played) => card.leaves(played)) : 0
  return (goods?.[WOOD] ?? 0) + (gives?.[WOOD] ?? 0) + left
}

const hasHorse = (s: State, owner: number): boolean => s.players[owner].goods[HORSE] > 0

export default moorMinor({
  id: 'M117',
  name: 'draughthorses',
  on: {
    'after-take': [
      {
        when: (s, owner, at) => hasHorse(s, owner) && wood(s, owner, at) === 3,
        effects: [mayTrade({ pay: { food: 1 }, gain: { wood: 1 } })],
      },
      {
        when: (s, owner, at) => hasHorse(s, owner) && wood(s, owner, at) >= 4,
        effects: [mayTrade({ pay: { food: 1 }, gain: { wood: 2 } })],
      },
    ],
  },
})
