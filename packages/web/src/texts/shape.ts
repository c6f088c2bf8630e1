import type { GoodName } from '@furrow/engine/agricola'
import type { Forms } from './plural.ts'

/** The same keys, with any words: what every other language has to offer. */
export type Words<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Words<T[K]> }

/** A space, major or card: its name, and what it does in our own words. */
export interface Entry {
  name: string
  does: string
}

/** What the goods are called, one and several. */
export type GoodWords = { readonly [G in GoodName]: Forms }
