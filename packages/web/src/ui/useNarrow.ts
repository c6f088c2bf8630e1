import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 999px)')

const subscribe = (listener: () => void): (() => void) => {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Is the screen one of those that show one part of the table at a time? The style sheets draw the same line. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
