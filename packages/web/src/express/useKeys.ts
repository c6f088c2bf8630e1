import { useEffect, useLayoutEffect } from 'react'
import { useClient } from '../app/context.ts'
import { useByKeyboard } from '../ui/useByKeyboard.ts'
import type { TableState } from './context.ts'
import { keyOf, listed } from './Offers.tsx'
import { facesOf } from './picking.ts'

/** Keys for every decision: r and k for the dice, digits for the list, z takes back, Escape puts dice back. */
export function useKeys(table: TableState): void {
  const client = useClient()
  // As soon as a table is seen its keys work.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
      if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      if (event.key === 'z') client.undo()
      else if (event.key === 'e') client.endTurn()
      else if (event.key === 'Escape') table.clear()
      else {
        const { view, decision } = table.update
        if (!decision || decision.ask === 'feed') return
        const { groups } = listed(table.offers, facesOf(view.dice, table.picked))
        const offer = groups.find((each, at) => keyOf(each, at) === event.key)
        if (offer) table.play(offer.move)
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [client, table])
}

/** Whoever plays by keyboard finds the focus where the next question is answered, if its place is gone. */
export function useKeyboardFocus({ update: { number, decision } }: TableState): void {
  const keyboard = useByKeyboard()
  const asked = decision ? number : -1
  useEffect(() => {
    if (asked < 0 || !keyboard.current || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('button[data-move]')?.focus()
  }, [asked, keyboard])
}
