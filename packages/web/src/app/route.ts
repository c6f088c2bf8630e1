import { useSyncExternalStore } from 'react'

export type Route = 'start' | 'table' | 'end'
const HASHES: Record<Route, string> = { start: '#/', table: '#/table', end: '#/end' }

const routeOf = (hash: string): Route =>
  (Object.keys(HASHES) as Route[]).find((route) => HASHES[route] === hash) ?? 'start'

export const hrefOf = (route: Route): string => HASHES[route]
export const goTo = (route: Route): void => location.assign(HASHES[route])

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export const useRoute = (): Route => useSyncExternalStore(subscribe, () => routeOf(location.hash))
