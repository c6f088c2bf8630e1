import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { basePath } from './base.ts'

const PAGES = [
  'start',
  'table',
  'end',
  'new',
  'games',
  'series',
  'replay',
  'watch',
  'rules',
  'cards',
  'express',
  'online',
  'account',
  'join',
  'room',
  'recover',
  'reset',
  'welcome',
  'mail',
  'unsubscribe',
  'imprint',
  'privacy',
  'admin',
] as const
export type Page = (typeof PAGES)[number]

/** Where the visitor is: a page, and what of it is meant, such as a game and a step of it. */
export interface Route {
  page: Page
  rest: readonly string[]
}

export function routeOf(hash: string): Route {
  const [name, ...rest] = hash.replace(/^#\//, '').split('/').map(decoded)
  return { page: PAGES.find((page) => page === name) ?? 'start', rest }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

export const hrefOf = (page: Page, ...rest: (string | number)[]): string =>
  page === 'start' ? '#/' : `#/${[page, ...rest.map(String).map(encodeURIComponent)].join('/')}`

export const goTo = (page: Page, ...rest: (string | number)[]): void => location.assign(hrefOf(page, ...rest))

/** Goes there without a step in the browser's history. */
export const changeTo = (page: Page, ...rest: (string | number)[]): void => location.replace(hrefOf(page, ...rest))

const GIVEN_AWAY = ['join', 'reset', 'welcome', 'mail', 'unsubscribe'] as const

/** Links that are given away have no #: which place of the page a path of the server means, or null. */
export function hrefOfPath(path: string, base = '/'): string | null {
  const inside = path.startsWith(base) ? path.slice(base.length) : ''
  const [, place, key] = /^(\w+)\/([\w.-]{1,120})$/.exec(inside) ?? []
  const page = place === 'table' ? 'room' : GIVEN_AWAY.find((each) => each === place)
  return page === undefined || key === undefined ? null : hrefOf(page, key)
}

/** Comes in by such a link: from then on the address is like all others. */
export function readPath(): void {
  const base = basePath()
  const href = hrefOfPath(location.pathname, base)
  if (href !== null) history.replaceState(null, '', `${base}${href}`)
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** Where the browser is. */
export function useAddress(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return useMemo(() => routeOf(hash), [hash])
}

/** A page knows only its own address: while the next page is still on its way, the old one does not read that of the next. */
export const RouteContext = createContext<Route | null>(null)

export function useRoute(): Route {
  const route = useContext(RouteContext)
  if (!route) throw new Error('This part of the page stands outside the app.')
  return route
}
