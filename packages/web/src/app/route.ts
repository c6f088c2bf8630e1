import { useSyncExternalStore } from 'react'

const PAGES = ['start', 'table', 'end', 'new', 'games', 'replay', 'rules', 'cards', 'express'] as const
export type Page = (typeof PAGES)[number]

/** Where the visitor is: a page, and what of it is meant, such as a game and a step of it. */
export interface Route {
  page: Page
  rest: readonly string[]
}

function routeOf(hash: string): Route {
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

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return routeOf(hash)
}
