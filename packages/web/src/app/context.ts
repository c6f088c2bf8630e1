import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Client } from '../local/client.ts'
import type { Store } from '../local/store.ts'
import type { Snapshot, TableClient } from '../local/tableClient.ts'
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

/** A table elsewhere, for what stands around it. */
export const ClientContext = createContext<TableClient | null>(null)

/** The table at which one sits: one elsewhere, or the one on this device. */
export function useClient(): TableClient {
  const { client } = useApp()
  return useContext(ClientContext) ?? client
}

export function useSnapshot(): Snapshot {
  const client = useClient()
  return useSyncExternalStore(client.subscribe, client.snapshot)
}
