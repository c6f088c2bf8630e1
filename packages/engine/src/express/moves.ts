import type { Face } from './dice.ts'
import type { Good } from './sheet.ts'

/** X4: taking a dice group. */
export type GroupMove =
  | { verb: 'rooms'; count: number }
  /** To the house of that index, by one step or two. */
  | { verb: 'upgrade'; to: number }
  | { verb: 'baby' }
  /** `crop` is -1 for a field that is left bare; else it comes from a die or from the sheet. */
  | { verb: 'field'; crop: Good; from: 'die' | 'sheet' | null }
  /** `animal` is -1, or that of a die which goes into the pasture. */
  | { verb: 'pasture'; animal: Good }
  | { verb: 'learn'; occupation: number }
  | { verb: 'build'; improvement: number }
  /** Produce, resource or animal dice of one type; `dice` are their faces in order. */
  | { verb: 'take'; dice: readonly Face[] }

/** An answer to a question. `notation.ts` prints and parses each of them. */
export type ExpressMove =
  | { verb: 'keep' }
  | { verb: 'roll' }
  /** An occupation turns an available die from one face to another. X3 */
  | { verb: 'set'; from: Face; to: Face }
  | GroupMove
  /** Goods from the sheet, and dice at double the cost. A workshop's virtual die makes an odd number even. */
  | { verb: 'pay'; sheet: readonly number[]; dice: readonly Face[] }
  | { verb: 'cook'; good: Good; count: number }
  | { verb: 'discard'; good: Good; count: number }
  | { verb: 'feed' }
  /** How many young of each animal, in the order of GOODS. */
  | { verb: 'breed'; young: readonly number[] }
  /** Several answers of one seat in one go: all of them, or none. */
  | { verb: 'line'; moves: readonly ExpressMove[] }

export const KEEP: ExpressMove = { verb: 'keep' }
export const ROLL: ExpressMove = { verb: 'roll' }
export const FEED: ExpressMove = { verb: 'feed' }

export function sameMove(a: ExpressMove, b: ExpressMove): boolean {
  if (a === b) return true
  return a.verb === b.verb && JSON.stringify(a) === JSON.stringify(b)
}
