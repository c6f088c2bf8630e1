import { amounts, goodsShape } from '../../state/goods.ts'
import { type VerbRules, verb } from '../verb.ts'
import { goodsFrom, goodsText } from '../words.ts'

/** Keeps these animals; the others are cooked, or lost: `keep sheep 2`. B10 */
export interface Keep {
  readonly verb: 'keep'
  readonly goods: readonly number[]
}

export const keep: VerbRules<Keep> = verb<Keep>('keep', {
  fields: { goods: goodsShape },
  print: ({ goods }) => goodsText(goods),
  parse(words) {
    const goods = goodsFrom(words)
    return goods && { goods }
  },
  parts: ({ goods }) => ({ goods: amounts(goods) }),
})
