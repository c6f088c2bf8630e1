import type { GoodWords } from './shape.ts'

export const goods: GoodWords = {
  wood: { one: 'bois', other: 'bois' },
  clay: { one: 'argile', other: 'argiles' },
  reed: { one: 'roseau', other: 'roseaux' },
  stone: { one: 'pierre', other: 'pierres' },
  grain: { one: 'céréale', other: 'céréales' },
  vegetable: { one: 'légume', other: 'légumes' },
  sheep: { one: 'mouton', other: 'moutons' },
  boar: { one: 'sanglier', other: 'sangliers' },
  cattle: { one: 'bœuf', other: 'bœufs' },
  horse: { one: 'cheval', other: 'chevaux' },
  fuel: { one: 'combustible', other: 'combustibles' },
  food: { one: 'repas', other: 'repas' },
}
