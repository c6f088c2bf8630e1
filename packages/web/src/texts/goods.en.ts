import type { GoodWords } from './shape.ts'

export const goods: GoodWords = {
  wood: { one: 'wood', other: 'wood' },
  clay: { one: 'clay', other: 'clay' },
  reed: { one: 'reed', other: 'reed' },
  stone: { one: 'stone', other: 'stone' },
  grain: { one: 'grain', other: 'grain' },
  vegetable: { one: 'vegetable', other: 'vegetables' },
  sheep: { one: 'sheep', other: 'sheep' },
  boar: { one: 'wild boar', other: 'wild boar' },
  cattle: { one: 'cattle', other: 'cattle' },
  horse: { one: 'horse', other: 'horses' },
  fuel: { one: 'fuel', other: 'fuel' },
  food: { one: 'food', other: 'food' },
}
