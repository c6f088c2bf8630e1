import type { GoodName } from '@furrow/engine'

type Plural = readonly [one: string, many: string]
export type GoodWords = { readonly [G in GoodName]: Plural }

export const goodsEn: GoodWords = {
  wood: ['wood', 'wood'],
  clay: ['clay', 'clay'],
  reed: ['reed', 'reed'],
  stone: ['stone', 'stone'],
  grain: ['grain', 'grain'],
  vegetable: ['vegetable', 'vegetables'],
  sheep: ['sheep', 'sheep'],
  boar: ['wild boar', 'wild boar'],
  cattle: ['cattle', 'cattle'],
  food: ['food', 'food'],
}

export const goodsFr: GoodWords = {
  wood: ['bois', 'bois'],
  clay: ['argile', 'argiles'],
  reed: ['roseau', 'roseaux'],
  stone: ['pierre', 'pierres'],
  grain: ['céréale', 'céréales'],
  vegetable: ['légume', 'légumes'],
  sheep: ['mouton', 'moutons'],
  boar: ['sanglier', 'sangliers'],
  cattle: ['bœuf', 'bœufs'],
  food: ['repas', 'repas'],
}
