import { useClient } from '../app/context.ts'
import { useShortcuts } from '../ui/useShortcuts.ts'
import type { TableState } from './context.ts'
import { keyOf } from './Offers.tsx'
import { facesOf, listed } from './picking.ts'

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
    if (offer) table.play(offer.move.text)
  })
}
