import { type Goods, goods } from '../state/goods.ts'
import type { Expense } from './card.ts'

// What is paid for exists once, so that asking whether it can be paid allocates nothing.

const known: { [on: string]: Expense[] } = {}

export function expenseOf(on: Expense['on'], card: number): Expense {
  known[on] ??= []
  known[on][card] ??= { on, card }
  return known[on][card]
}

const FOOD: Goods[] = []

/** So much food, as a price. */
export function foodPrice(food: number): Goods {
  FOOD[food] ??= goods({ food })
  return FOOD[food]
}
