import { useEffect } from 'react'
import { useByKeyboard } from '../ui/useByKeyboard.ts'

const TARGETS = [
  '[data-action="end-turn"]',
  '[data-space][data-lit="true"]',
  '[data-cell][data-lit="true"][tabindex="0"]',
  '[data-card][aria-disabled="false"], button[data-lit="true"][data-card]',
  'button[data-move]:not(:disabled)',
]

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0

/** Leads the focus to where the question is answered; false where there is nothing to answer. */
export function focusAnswer(): boolean {
  for (const target of TARGETS) {
    const found = [...document.querySelectorAll<HTMLElement>(target)].find(isVisible)
    found?.focus()
    if (found) return true
  }
  return false
}

/**
 * Whoever plays by keyboard finds the focus where the next question is answered, unless it is still somewhere useful.
 * `asked`: the number of the question; null while there is none.
 */
export function useKeyboardFocus(asked: number | null): void {
  const keyboard = useByKeyboard()
  useEffect(() => {
    const { activeElement: at } = document
    const lost = at === document.body || at?.getAttribute('aria-disabled') === 'true' || at?.matches('[data-cell]')
    if (asked !== null && keyboard.current && lost) focusAnswer()
  }, [asked, keyboard])
}
