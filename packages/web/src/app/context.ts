import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Client, Snapshot } from '../local/client.ts'
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

export function useSnapshot(): Snapshot {
  const { client } = useApp()
  return useSyncExternalStore(client.subscribe, client.snapshot)
}
