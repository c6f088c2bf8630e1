import type { Expense } from '../cards/card.ts'
import { cards } from '../cards/registry.ts'
import { has } from '../cards/standing.ts'
import type { Goods } from '../state/goods.ts'
import type { Player } from '../state/state.ts'

/**
 * Every way to pay a price: discounts first, then all the mixtures that replacements allow. Independent of the order
 * in which the cards were played. The cheapest in goods stands first.
 */
export function waysToPay(p: Player, on: Expense, price: Goods): Goods[] {
  if (!has(p, (card) => card.discount.length > 0 || card.swap.length > 0)) return [price]
  const reduced = discounted(p, on, price)
  const swaps = p.played.flatMap((played) => cards()[played.card].swap.filter((swap) => swap.on === on))
  if (swaps.length === 0) return [reduced]
  const ways = new Map([[reduced.join(), reduced]])
  for (const way of ways.values())
    for (const { from, to } of swaps) {
      if (way[from] === 0) continue
      const other = way.slice()
      other[from]--
      other[to]++
      ways.set(other.join(), other)
    }
  return [...ways.values()]
}

function discounted(p: Player, on: Expense, price: Goods): Goods {
  const out = price.slice()
  for (const played of p.played)
    for (const discount of cards()[played.card].discount)
      if (discount.on.includes(on)) for (let g = 0; g < out.length; g++) out[g] -= Math.min(out[g], discount.goods[g])
  return out
}
