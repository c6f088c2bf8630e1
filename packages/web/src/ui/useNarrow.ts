import { useSyncExternalStore } from 'react'

// The style sheets draw the same lines.
const narrow = matchMedia('(max-width: 999px)')
const phone = matchMedia('(max-width: 699px), (max-width: 999px) and (max-height: 499px)')

const drawer = matchMedia('(min-width: 1000px) and (max-width: 1599px)')

const useMedia = (media: MediaQueryList): boolean =>
  useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => media.matches,
  )

/** Is there too little room for the whole table side by side? */
export const useNarrow = (): boolean => useMedia(narrow)

/** Is the screen one of those that show one part of the table at a time? */
export const usePhone = (): boolean => useMedia(phone)

/** Is there no column for log, score and talk? */
export const useDrawer = (): boolean => useMedia(drawer)
