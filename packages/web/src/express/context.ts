import { createContext, useContext } from 'react'
import type { ExpressCatalogue } from '../contract/catalogue.ts'
import type { Offer } from '../contract/offer.ts'
import type { ExpressUpdate } from '../contract/update.ts'
import type { ExpressTexts } from '../texts/subjects.ts'
import type { ExpressSay } from './words.ts'

/** What the parts of the table share, for this moment of the game. */
export interface TableState {
  update: ExpressUpdate
  catalogue: ExpressCatalogue
  /** What the person in turn can do, with what it would bring. */
  offers: readonly Offer[]
  extras: readonly Offer[]
  /** How often the dice were rolled: they tumble when it grows. */
  rolls: number
  texts: ExpressTexts
  say: ExpressSay
  names: string[]
  /** Dice that are picked, by their place in the tray. */
  picked: readonly number[]
  toggle(die: number): void
  clear(): void
  play(move: string): void
}

export const TableContext = createContext<TableState | null>(null)

export function useTable(): TableState {
  const table = useContext(TableContext)
  if (!table) throw new Error('This part of the page stands outside the table of Express.')
  return table
}
