import { type RefObject, useEffect, useRef } from 'react'

/** Does the visitor play by keyboard? Whatever was used last says so. */
export function useByKeyboard(): RefObject<boolean> {
  const keyboard = useRef(false)
  useEffect(() => {
    const onKey = () => {
      keyboard.current = true
    }
    const onPointer = () => {
      keyboard.current = false
    }
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPointer)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPointer)
    }
  }, [])
  return keyboard
}
