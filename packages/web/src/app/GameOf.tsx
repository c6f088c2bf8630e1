import { lazy } from 'react'
import { EndScreen } from '../end/EndScreen.tsx'
import type { AnyUpdate } from '../local/messages.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { useSnapshot } from './context.ts'

const ExpressGame = lazy(() => import('../express/ExpressGame.tsx'))

/** The table of whatever game it is, or its end. */
export function GameOf({ update, ended }: { update: AnyUpdate; ended: boolean }) {
  const { catalogue } = useSnapshot()
  if (update.game === 'express') return <ExpressGame update={update} ended={ended} />
  if (ended && update.outcome) return <EndScreen update={update} outcome={update.outcome} />
  return catalogue && <TableScreen update={update} catalogue={catalogue} />
}
