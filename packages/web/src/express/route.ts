import { useSyncExternalStore } from 'react'

const SCREENS = ['', 'table', 'end', 'rules', 'replay'] as const
/** The screens of Express; the first is its start page. */
export type Screen = (typeof SCREENS)[number]

const ROOT = '#/express'

export const hrefOf = (screen: Screen): string => (screen === '' ? ROOT : `${ROOT}/${screen}`)
export const goTo = (screen: Screen): void => location.assign(hrefOf(screen))

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useScreen(): Screen {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return SCREENS.find((screen) => hrefOf(screen) === hash) ?? ''
}
