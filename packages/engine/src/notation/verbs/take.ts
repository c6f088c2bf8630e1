import { amounts, goodsShape } from '../../state/goods.ts'
import { type VerbRules, verb } from '../verb.ts'
import { goodsFrom, goodsText } from '../words.ts'

/** Takes one of several packages: `take sheep 1 food 1`. */
export interface Take {
  readonly verb: 'take'
  readonly goods: readonly number[]
}

export const take: VerbRules<Take> = verb<Take>('take', {
  fields: { goods: goodsShape },
  print: ({ goods }) => goodsText(goods),
  parse(words) {
    const goods = goodsFrom(words)
    return goods && { goods }
  },
  parts: ({ goods }) => ({ goods: amounts(goods) }),
})
