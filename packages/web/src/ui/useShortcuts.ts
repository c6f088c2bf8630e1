import { useLayoutEffect, useRef } from 'react'

/** Does what has the focus take letters itself? */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea')

/** Is the key pressed together with one that makes it a command of the browser? */
const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

/** Hears every key that is no command of the browser, from the first picture on. */
export function useKeys(press: (event: KeyboardEvent) => void): void {
  const latest = useRef(press)
  useLayoutEffect(() => {
    latest.current = press
  })
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isCommand(event)) latest.current(event)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Keys of a whole screen: not while something is typed, and not while a dialog is open. */
export function useShortcuts(press: (event: KeyboardEvent) => void): void {
  useKeys((event) => {
    if (!takesLetters(event.target) && !document.querySelector('dialog[open]')) press(event)
  })
}
