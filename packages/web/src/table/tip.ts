import { createContext, type FocusEvent, type MouseEvent, useContext } from 'react'

/** What is explained just now, and beside which thing. */
export interface TipTarget {
  id: string
  move: string | undefined
  beside: DOMRect
}

export const TipContext = createContext<(tip: TipTarget | null) => void>(() => {})

/** Handlers that explain a space or card while it is pointed at or focused. */
export function useTip(id: string, move: string | undefined) {
  const show = useContext(TipContext)
  const from = (event: MouseEvent | FocusEvent) =>
    show({ id, move, beside: event.currentTarget.getBoundingClientRect() })
  return { onMouseEnter: from, onFocus: from, onMouseLeave: () => show(null), onBlur: () => show(null) }
}
