import { amount } from '../../core/shape.ts'
import { amounts, FUEL, NOTHING, WOOD } from '../../state/goods.ts'
import { type VerbRules, verb } from '../verb.ts'
import { goodsFrom, goodsText } from '../words.ts'

/** Heats the house with so much fuel and so much wood, perhaps with less than it needs: `heat wood 1 fuel 2`. M8 */
export interface Heat {
  readonly verb: 'heat'
  readonly fuel: number
  readonly wood: number
}

const burnt = ({ fuel, wood }: Heat): number[] => NOTHING.map((_, g) => (g === FUEL ? fuel : g === WOOD ? wood : 0))

export const heat: VerbRules<Heat> = verb<Heat>('heat', {
  fields: { fuel: amount, wood: amount },
  print: (move) => goodsText(burnt(move)),
  parse(words) {
    const goods = goodsFrom(words)
    if (!goods || goods.some((n, g) => n > 0 && g !== FUEL && g !== WOOD)) return null
    return { fuel: goods[FUEL], wood: goods[WOOD] }
  },
  parts: (move) => ({ goods: amounts(burnt(move)) }),
})
