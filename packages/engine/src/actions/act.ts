import type { Goods } from '../state/goods.ts'

/**
 * An action as data: what a space or a card lets its user do. Each kind has a file beside this one
 * that knows when it is possible, which moves it offers, and what they do.
 */
export type Act =
  | { act: 'take' }
  | { act: 'rooms'; most: number }
  | { act: 'stables'; most: number; wood: number }
  | { act: 'plow'; food: number }
  | { act: 'sow' }
  | { act: 'bake' }
  /** `named`: the "Build Fences" action itself. `one`: exactly one space, free of wood. */
  | { act: 'fences'; named: boolean; one: boolean }
  | { act: 'renovate' }
  | { act: 'grow'; room: boolean }
  | { act: 'starting-player' }
  | { act: 'occupation'; price: Price }
  /** `minor` or `major` says what may be taken; `until`: before that round only minors. */
  | { act: 'improvement'; minor: boolean; major: boolean; majorFrom: number }
  /** One of several packages of goods: pay first, then get. */
  | { act: 'choose'; among: readonly Package[] }
  | { act: 'buy'; pay: Goods; gain: Goods }
  | { act: 'corral' }

export type ActName = Act['act']

/** What an occupation costs, by the number of occupations already played: the last entry holds for all later ones. B6 */
export type Price = readonly number[]

export interface Package {
  pay: Goods | null
  gain: Goods
}
