import type { Expense, Swap } from '../cards/card.ts'
import { cards, PART, pricesOf } from '../cards/registry.ts'
import { goodsOf } from '../cards/some.ts'
import { withPart } from '../cards/standing.ts'
import { covers, type Goods, goods, isNothing } from '../state/goods.ts'
import type { Played, State } from '../state/state.ts'

/** Has the seat any card that changes such prices? */
export const changesPrice = (s: State, seat: number, { kind }: Expense): boolean =>
  ((s.players[seat].standing.prices >> kind) & 1) !== 0

/**
 * Every way to pay a price. One base price, the usual one or what a card puts in its place; then what cards allow to
 * be paid otherwise, each within its limit; then what they take off, never below 0. Independent of the order in which the
 * cards were played; ways that cost more than another are left out. The one function for asking, showing and paying.
 */
export function waysToPay(s: State, seat: number, expense: Expense, price: Goods): Goods[] {
  if (!changesPrice(s, seat, expense)) return [price]
  const p = s.players[seat]
  const key = p.standing.priceKey
  if (key === 0) return findWays(s, seat, expense, price)
  const known = remembered(price)
  const place = (key * 3 + p.house) * 8 + expense.kind
  const found = known.get(place)
  if (found) return found
  const ways = findWays(s, seat, expense, price)
  known.set(place, ways)
  return ways
}

/** The ways that were found before, by the price (prices of the rules exist once) and the cards. */
let memory: { cards: unknown; ways: WeakMap<Goods, Map<number, Goods[]>> } = { cards: null, ways: new WeakMap() }
function remembered(price: Goods): Map<number, Goods[]> {
  if (memory.cards !== cards()) memory = { cards: cards(), ways: new WeakMap() }
  let known = memory.ways.get(price)
  if (!known) {
    known = new Map()
    memory.ways.set(price, known)
  }
  return known
}

function findWays(s: State, seat: number, expense: Expense, price: Goods): Goods[] {
  const own = withPart(s.players[seat], PART.price).filter(({ card }) => ((pricesOf(card) >> expense.kind) & 1) !== 0)
  const bases = [price, ...own.flatMap(({ card }) => alternative(s, seat, card, expense))]
  const ways = bases.flatMap((base) => swapped(base, own, expense)).map((way) => discounted(s, seat, own, expense, way))
  return undominated(ways)
}

const alternative = (s: State, seat: number, card: number, expense: Expense): Goods[] => {
  const price = cards()[card].instead?.(s, seat, expense)
  return price ? [goods(price)] : []
}

/** The price with every mixture of replacements; each card replaces as often as it says. */
function swapped(price: Goods, own: readonly Played[], expense: Expense): Goods[] {
  let ways = [price]
  for (const { card } of own) {
    const { swap, swaps } = cards()[card]
    const fitting = swap.filter(({ on }) => on.includes(expense.on))
    if (fitting.length > 0) ways = ways.flatMap((way) => replacements(way, fitting, swaps))
  }
  return ways
}

function replacements(price: Goods, swaps: readonly Swap[], most: number): Goods[] {
  const found = new Map([[price.join(), price]])
  let edge = [price]
  for (let i = 0; i < most && edge.length > 0; i++) {
    const next: Goods[] = []
    for (const way of edge)
      for (const { from, to: more } of swaps) {
        const less = goodsOf(from, way)
        if (isNothing(less) || !covers(way, less)) continue
        const other = way.map((n, g) => n - less[g] + more[g])
        if (found.has(other.join())) continue
        found.set(other.join(), other)
        next.push(other)
      }
    edge = next
  }
  return [...found.values()]
}

function discounted(s: State, seat: number, own: readonly Played[], expense: Expense, price: Goods): Goods {
  const out = price.slice()
  for (const { card } of own)
    for (const { on, goods: off } of cards()[card].discount) {
      if (!on.includes(expense.on)) continue
      const less = goodsOf(off, s, seat, expense.card)
      for (let g = 0; g < out.length; g++) out[g] -= Math.min(out[g], less[g])
    }
  return out
}

/** Without ways that cost at least as much of everything as another one. */
function undominated(ways: readonly Goods[]): Goods[] {
  if (ways.length === 1) return [ways[0]]
  const different = [...new Map(ways.map((way) => [way.join(), way])).values()]
  return different.filter((way) => !different.some((other) => other !== way && covers(way, other)))
}
