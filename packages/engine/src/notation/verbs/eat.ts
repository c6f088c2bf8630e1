import { int } from '../../core/shape.ts'
import { GOODS, type Good } from '../../state/goods.ts'
import { type VerbRules, verb } from '../verb.ts'
import { goodFrom, numberFrom } from '../words.ts'

/** Eats crops as they are: `eat grain 2`. B12 */
export interface Eat {
  readonly verb: 'eat'
  readonly good: Good
  readonly count: number
}

export const eat: VerbRules<Eat> = verb<Eat>('eat', {
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
