import { moorMajor } from '../../../cards/card.ts'
import { gain } from '../../../cards/verbs.ts'

/** M8: neither of them bakes. */
export const heaters = [
  moorMajor({ name: 'furnace', cost: { clay: 1, stone: 1 }, vp: 1, play: [gain({ fuel: 2 })], heating: { less: 1 } }),
  moorMajor({ name: 'heating-stove', cost: { clay: 2, stone: 1 }, vp: 1, heating: { cap: 1 } }),
]
