import { amounts, goodsShape } from '../../state/goods.ts'
import { type VerbRules, verb } from '../verb.ts'
import { goodsFrom, goodsText } from '../words.ts'

/** Buys what a space sells: `buy grain 1`. */
export interface Buy {
  readonly verb: 'buy'
  readonly goods: readonly number[]
}

export const buy: VerbRules<Buy> = verb<Buy>('buy', {
  fields: { goods: goodsShape },
  print: ({ goods }) => goodsText(goods),
  parse(words) {
    const goods = goodsFrom(words)
    return goods && { goods }
  },
  parts: ({ goods }) => ({ goods: amounts(goods) }),
})
