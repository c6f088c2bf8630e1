import { useEffect } from 'react'

const REACHABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]'

/**
 * Whatever is taken off the page while it has the focus leaves it to what stood next to it: whoever plays by keyboard
 * or listens never has to begin at the top again.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let at: Element | null = null
    let around: Element[] = []
    const onFocus = ({ target }: FocusEvent) => {
      at = target instanceof Element ? target : null
      around = []
      for (let each = at?.parentElement ?? null; each; each = each.parentElement) around.push(each)
    }
    const observer = new MutationObserver(() => {
      if (!at || at.isConnected) return
      at = null
      // A table puts the focus where the next question is answered.
      if (document.activeElement !== document.body || around.some((each) => each.matches('[data-number]'))) return
      const near = around.find((each) => each.isConnected && each !== document.body && each.querySelector(REACHABLE))
      near?.querySelector<HTMLElement>(REACHABLE)?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', onFocus)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      observer.disconnect()
    }
  }, [])
}
