import { amount } from '../core/shape.ts'
import { amounts, GOODS, type Good, goodsShape } from '../state/goods.ts'
import type { Parts } from './verb.ts'
import { goodFrom, goodsFrom, goodsText, numberFrom } from './words.ts'

// What a verb needs that is followed by amounts alone.

interface OneNumber {
  readonly count: number
}

/** `bake 2` */
export const oneNumber = {
  fields: { count: amount },
  print: ({ count }: OneNumber): string => String(count),
  parse([word, ...more]: readonly string[]): OneNumber | null {
    const count = numberFrom(word)
    return count !== null && more.length === 0 ? { count } : null
  },
  parts: ({ count }: OneNumber): Parts => ({ count }),
}

interface OneGood extends OneNumber {
  readonly good: Good
}

/** `cook sheep 1`; without a number it is one. */
export const oneGood = {
  fields: { good: amount, count: amount },
  print: ({ good, count }: OneGood): string => `${GOODS[good]} ${count}`,
  parse([name, many, ...more]: readonly string[]): OneGood | null {
    const good = goodFrom(name)
    const count = many === undefined ? 1 : numberFrom(many)
    return good >= 0 && count !== null && more.length === 0 ? { good, count } : null
  },
  parts: ({ good, count }: OneGood): Parts => ({ goods: { [GOODS[good]]: count }, count }),
}

interface SomeGoods {
  readonly goods: readonly number[]
}

/** `pay wood 3 clay 1` */
export const someGoods = {
  fields: { goods: goodsShape },
  print: ({ goods }: SomeGoods): string => goodsText(goods),
  parse(words: readonly string[]): SomeGoods | null {
    const goods = goodsFrom(words)
    return goods && { goods }
  },
  parts: ({ goods }: SomeGoods): Parts => ({ goods: amounts(goods) }),
}
