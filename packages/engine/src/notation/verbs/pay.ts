import { amounts, goodsShape } from '../../state/goods.ts'
import { type VerbRules, verb } from '../verb.ts'
import { goodsFrom, goodsText } from '../words.ts'

/** Pays a price in this way: `pay wood 3 clay 1`. */
export interface Pay {
  readonly verb: 'pay'
  readonly goods: readonly number[]
}

export const pay: VerbRules<Pay> = verb<Pay>('pay', {
  fields: { goods: goodsShape },
  print: ({ goods }) => goodsText(goods),
  parse(words) {
    const goods = goodsFrom(words)
    return goods && { goods }
  },
  parts: ({ goods }) => ({ goods: amounts(goods) }),
})
