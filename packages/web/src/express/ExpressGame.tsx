import type { ExpressUpdate } from '../contract/update.ts'
import { EndScreen } from './EndScreen.tsx'
import { TableScreen } from './TableScreen.tsx'

/** A game of Express: its table, or its end. */
export default function ExpressGame({ update, ended }: { update: ExpressUpdate; ended: boolean }) {
  if (ended && update.outcome) return <EndScreen update={update} outcome={update.outcome} />
  return <TableScreen update={update} />
}
