import type { Store } from './store.ts'

/** Only the one that is needed is loaded. */
export async function openStore(where: { databaseUrl: string | null; dataFolder: string }): Promise<Store> {
  const { databaseUrl, dataFolder } = where
  if (databaseUrl === null) return (await import('./sqlite.ts')).openSqliteStore(dataFolder)
  return (await import('./postgres.ts')).openPostgresStore(databaseUrl)
}
