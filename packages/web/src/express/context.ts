import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ExpressTexts } from '../texts/express.fr.ts'
import type { ExpressClient, ExpressSnapshot } from './local/client.ts'
import type { ExpressUpdate } from './local/types.ts'
import type { ExpressSay } from './words.ts'

export const ClientContext = createContext<ExpressClient | null>(null)

export function useClient(): ExpressClient {
  const client = useContext(ClientContext)
  if (!client) throw new Error('This part of the page stands outside Express.')
  return client
}

export function useExpress(): ExpressSnapshot {
  const client = useClient()
  return useSyncExternalStore(client.subscribe, client.snapshot)
}

/** What the parts of the table share, for this moment of the game. */
export interface TableState {
  update: ExpressUpdate
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
