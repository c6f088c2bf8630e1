import { int } from '../../core/shape.ts'
import { GOODS, type Good } from '../../state/goods.ts'
import { type VerbRules, verb } from '../verb.ts'
import { goodFrom, numberFrom } from '../words.ts'

/** Cooks animals or vegetables: `cook sheep 1`. B12 */
export interface Cook {
  readonly verb: 'cook'
  readonly good: Good
  readonly count: number
}

export const cook: VerbRules<Cook> = verb<Cook>('cook', {
  fields: { good: int, count: int },
  anytime: true,
  print: ({ good, count }) => `${GOODS[good]} ${count}`,
  parse([name, many, ...more]) {
    const good = goodFrom(name)
    const count = many === undefined ? 1 : numberFrom(many)
    return good >= 0 && count !== null && more.length === 0 ? { good, count } : null
  },
  parts: ({ good, count }) => ({ goods: { [GOODS[good]]: count }, count }),
})
