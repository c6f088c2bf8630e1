import { type Goods, goods } from '../state/goods.ts'
import { EXPENSES, type Expense } from './card.ts'

// What is paid for exists once, so that asking whether it can be paid allocates nothing.

const known: { [On in Expense['on']]?: Expense[] } = {}

/** A price of that kind; for a card, or (-1) for something else. */
export function expenseOf(on: Expense['on'], card: number): Expense {
  known[on] ??= []
  const all = known[on]
  all[card + 1] ??= { on, kind: EXPENSES.indexOf(on), card }
  return all[card + 1]
}

const FOOD: Goods[] = []

/** So much food, as a price. */
export function foodPrice(food: number): Goods {
  FOOD[food] ??= goods({ food })
  return FOOD[food]
}
