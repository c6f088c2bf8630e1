import { cardNamed } from '../../cards/registry.ts'
import { orNull } from '../../core/shape.ts'
import { cardShape } from '../../flow/step.ts'
import { amounts, goodsShape } from '../../state/goods.ts'
import { type VerbRules, verb } from '../verb.ts'
import { cardText, goodsFrom, goodsText } from '../words.ts'

/** Uses a card; `goods` says which of its offers, where it has several: `use grocer wood 1`. */
export interface Use {
  readonly verb: 'use'
  readonly card: number
  readonly goods: readonly number[] | null
}

export const use: VerbRules<Use> = verb<Use>('use', {
  fields: { card: cardShape, goods: orNull(goodsShape) },
  print: ({ card, goods }) => cardText(card) + (goods ? ` ${goodsText(goods)}` : ''),
  parse([name = '', ...words]) {
    const card = cardNamed(name)
    if (card < 0) return null
    if (words.length === 0) return { card, goods: null }
    const goods = goodsFrom(words)
    return goods && { card, goods }
  },
  parts: ({ card, goods }) => (goods ? { card: cardText(card), goods: amounts(goods) } : { card: cardText(card) }),
})
