// The title of the document: what page it is, unless something more pressing has to be said, as that somebody waits.
import { useEffect } from 'react'

export const APP = document.title

let page = ''
let pressing: string | null = null

function show(): void {
  document.title = pressing ?? (page === '' ? APP : `${page} – ${APP}`)
}

/** Says something in place of the page's name; null: nothing any more. */
export function pressTitle(words: string | null): void {
  pressing = words
  show()
}

/** The page is called so as long as it is there. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    page = name
    show()
    return () => {
      page = ''
      show()
    }
  }, [name])
}
