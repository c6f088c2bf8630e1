import { createContext, type FocusEvent, type PointerEvent, useContext, useEffect, useRef } from 'react'
import { useClient } from '../app/context.ts'

const LONG_PRESS_MS = 450

/** What is explained just now, and beside which thing. */
export interface TipTarget {
  id: string
  move: string | undefined
  beside: DOMRect
}

export const TipContext = createContext<(tip: TipTarget | null) => void>(() => {})

/** Handlers that explain a space or card while it is pointed at or focused, and have its move foreseen. */
export function useTip(id: string, move: string | undefined) {
  const show = useContext(TipContext)
  const client = useClient()
  const press = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  const over = useRef(false)
  // The mouse may lie there before it can be used.
  useEffect(() => {
    if (over.current && move !== undefined) client.foresee?.(move)
  }, [client, move])
  const foresee = () => move !== undefined && client.foresee?.(move)
  const from = (event: PointerEvent | FocusEvent) => {
    foresee()
    show({ id, move, beside: event.currentTarget.getBoundingClientRect() })
  }
  const release = () => clearTimeout(press.current)
  return {
    onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && from(event),
    onBlur: () => show(null),
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return
      over.current = true
      from(event)
    },
    onPointerLeave: (event: PointerEvent) => {
      release()
      over.current = false
      if (event.pointerType === 'mouse') show(null)
    },
    // A long press explains, and does not play.
    onPointerDown(event: PointerEvent) {
      held.current = false
      foresee()
      if (event.pointerType === 'mouse') return
      show(null)
      const beside = event.currentTarget.getBoundingClientRect()
      press.current = setTimeout(() => {
        held.current = true
        show({ id, move, beside })
      }, LONG_PRESS_MS)
    },
    onPointerUp(event: PointerEvent) {
      release()
      // A tap on what cannot be used says why.
      if (event.pointerType !== 'mouse' && move === undefined && !held.current) from(event)
    },
    onPointerCancel: release,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!held.current) return
      held.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
