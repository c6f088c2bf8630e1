import { useEffect } from 'react'
import { useClient } from '../app/context.ts'
import { useByKeyboard } from '../ui/useByKeyboard.ts'
import { useShortcuts } from '../ui/useShortcuts.ts'
import type { TableState } from './context.ts'
import { keyOf, listed } from './Offers.tsx'
import { facesOf } from './picking.ts'

/** Keys for every decision: r and k for the dice, digits for the list, z takes back, Escape puts dice back. */
export function useTableKeys(table: TableState): void {
  const client = useClient()
  const keys: { readonly [key: string]: () => void } = {
    z: () => client.undo(),
    e: () => client.endTurn(),
    Escape: table.clear,
  }
  useShortcuts(({ key }) => {
    const act = keys[key]
    if (act) return act()
    const { view, decision } = table.update
    if (!decision || decision.ask === 'feed') return
    const { groups } = listed(table.offers, facesOf(view.dice, table.picked))
    const offer = groups.find((each, at) => keyOf(each, at) === key)
    if (offer) table.play(offer.move)
  })
}

/** Whoever plays by keyboard finds the focus where the next question is answered, if its place is gone. */
export function useKeyboardFocus({ update: { number, offers } }: TableState): void {
  const keyboard = useByKeyboard()
  const asked = offers ? number : -1
  useEffect(() => {
    if (asked < 0 || !keyboard.current || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('button[data-move]')?.focus()
  }, [asked, keyboard])
}
