import type { Entry } from '../shape.ts'

/** The cards of a deck by name: what each is called, and what it does. */
export type CardTexts = Readonly<Record<string, Entry>>

/** The same cards in another language. */
export type SameCards<T extends CardTexts> = { readonly [Name in keyof T]: Entry }

/** A text has to fit on the face of a card. */
export const LONGEST_TEXT = 240
