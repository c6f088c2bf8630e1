import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Snapshot, TableClient } from '../contract/tableClient.ts'
import type { Client } from '../local/client.ts'
import type { Store } from '../local/store.ts'
import type { Settings } from './settings.ts'

export interface AppState {
  client: Client
  store: Store
  settings: Settings
  change(settings: Partial<Settings>): void
}

export const AppContext = createContext<AppState | null>(null)

export function useApp(): AppState {
  const app = useContext(AppContext)
  if (!app) throw new Error('This part of the page stands outside the app.')
  return app
}

/** What a table elsewhere adds to the screen. */
export interface Room {
  client: TableClient
  /** What has to be said about the table and the way to it, if anything. */
  notice: ReactNode
  /** Null where nobody talks. */
  talk: {
    title: string
    unread: number
    /** What somebody else said last. */
    last: { number: number; name: string; text: string } | null
    panel: ReactNode
    onRead(): void
  } | null
  /** What can be set about this table. */
  settings: ReactNode
  /** Whether somebody is there, and how much time they have left. */
  seatNote(seat: number): ReactNode
  /** The way to report the person on a seat. */
  report(seat: number): ReactNode
  /** How much time one has left oneself, while others choose. */
  ownClock: ReactNode
}

export const RoomContext = createContext<Room | null>(null)

export const useRoom = (): Room | null => useContext(RoomContext)

/** The table at which one sits: one elsewhere, or the one on this device. */
export function useClient(): TableClient {
  const { client } = useApp()
  return useRoom()?.client ?? client
}

export function useSnapshot(): Snapshot {
  const client = useClient()
  return useSyncExternalStore(client.subscribe, client.snapshot)
}
