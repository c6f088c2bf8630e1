import { counts } from '../core/shape.ts'
import { GOODS, type Goods } from '../state/goods.ts'
import { boardOf } from '../state/state.ts'
import { type ActRules, act, ONCE } from './act.ts'
import { gain as gainGoods } from './supply.ts'

export interface Gain {
  readonly act: 'gain'
  readonly goods: Goods
}

/** Takes goods from the general supply, as on a space that a card brings. */
export const gain: ActRules<Gain> = act<Gain>('gain', {
  fields: { goods: counts(GOODS) },
  possible: () => true,
  run(s, seat, act, { space }) {
    gainGoods(s, seat, act.goods, boardOf(s).spaces[space]?.id ?? 'supply')
    return ONCE
  },
})
