import { type PointerEvent, useRef } from 'react'

/** A finger has to go so far, and mostly sideways. */
const FAR = 60

/** What is dragged, drawn or scrolled sideways itself does not turn the page. */
const OWN_DRAGS = '[data-cell][data-lit="true"], [data-cell][data-herd="true"], input, select, textarea, dialog'

/** Turns the pages of a narrow screen with a finger: 1 to the next one, -1 to the one before. */
export function useSwipe(onTurn: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number; pointer: number } | null>(null)
  return {
    onPointerDown({ pointerType, pointerId, clientX, clientY, target }: PointerEvent) {
      const free = pointerType === 'touch' && target instanceof Element && !target.closest(OWN_DRAGS)
      start.current = free ? { x: clientX, y: clientY, pointer: pointerId } : null
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current
      start.current = null
      if (from?.pointer !== pointerId) return
      const [dx, dy] = [clientX - from.x, clientY - from.y]
      if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) onTurn(dx < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
