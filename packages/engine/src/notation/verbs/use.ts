import { cardNamed } from '../../cards/registry.ts'
import { orNull, usually } from '../../core/shape.ts'
import { cardShape } from '../../flow/step.ts'
import { amounts, goodsShape } from '../../state/goods.ts'
import { type VerbRules, verb } from '../verb.ts'
import { cardText, goodsFrom, goodsText } from '../words.ts'

/** Uses a card; `goods` and `pay` say which of its offers, where it has several: `use grocer wood 1`, `use … wood 1 for clay 1`. */
export interface Use {
  readonly verb: 'use'
  readonly card: number
  readonly goods: readonly number[] | null
  readonly pay: readonly number[] | null
}

export const use: VerbRules<Use> = verb<Use>('use', {
  fields: { card: cardShape, goods: orNull(goodsShape), pay: usually(null, orNull(goodsShape)) },
  print: ({ card, goods, pay }) =>
    cardText(card) + (goods ? ` ${goodsText(goods)}` : '') + (pay ? ` for ${goodsText(pay)}` : ''),
  parse([name = '', ...words]) {
    const card = cardNamed(name)
    if (card < 0) return null
    if (words.length === 0) return { card, goods: null, pay: null }
    const split = words.indexOf('for')
    const goods = goodsFrom(split < 0 ? words : words.slice(0, split))
    const pay = split < 0 ? null : goodsFrom(words.slice(split + 1))
    return goods && (split < 0 || pay) ? { card, goods, pay } : null
  },
  parts: ({ card, goods, pay }) => ({
    card: cardText(card),
    ...(goods ? { goods: amounts(goods) } : {}),
    ...(pay ? { price: amounts(pay) } : {}),
  }),
})
