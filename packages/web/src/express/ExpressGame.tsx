import type { ExpressCatalogue } from '../contract/catalogue.ts'
import type { ExpressUpdate } from '../contract/update.ts'
import { EndScreen } from './EndScreen.tsx'
import { TableScreen } from './TableScreen.tsx'

interface Props {
  update: ExpressUpdate
  catalogue: ExpressCatalogue
  ended: boolean
}

/** A game of Express: its table, or its end. */
export default function ExpressGame({ update, catalogue, ended }: Props) {
  if (ended && update.outcome) return <EndScreen update={update} catalogue={catalogue} outcome={update.outcome} />
  return <TableScreen update={update} catalogue={catalogue} />
}
