import { type Amounts, type Goods, goods } from '../state/goods.ts'

/** Some goods, fixed or depending on the table. */
export type Some<Args extends unknown[]> = Goods | ((...args: Args) => Amounts)
export const goodsOf = <Args extends unknown[]>(some: Some<Args>, ...args: Args): Goods =>
  typeof some === 'function' ? goods(some(...args)) : some

/** As it is written on a card. */
export type Written<Args extends unknown[]> = Amounts | ((...args: Args) => Amounts)
export const fixed = <Args extends unknown[]>(some: Written<Args>): Some<Args> =>
  typeof some === 'function' ? some : goods(some)
