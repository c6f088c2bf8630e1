import { lazy } from 'react'
import type { AnyUpdate } from '../contract/update.ts'
import { WithCards } from '../hand/WithCards.tsx'
import { afterPaint } from '../motion/afterPaint.ts'
import { useTexts } from '../texts/texts.ts'
import { useSnapshot } from './context.ts'
import { usePageTitle } from './title.ts'

const loadTable = () => import('../table/TableScreen.tsx')
const TableScreen = lazy(loadTable)
const EndScreen = lazy(() => import('../end/EndScreen.tsx'))
const DraftScreen = lazy(() => import('../draft/DraftScreen.tsx'))
const ExpressGame = lazy(() => import('../express/ExpressGame.tsx'))

/** The table comes while nobody waits for it, so that a game begins at once. */
export function fetchTable(): void {
  // Without a network it comes when it is asked for.
  afterPaint(() => loadTable().catch(() => undefined))
}

/** The table of whatever game it is, or its end. */
export function GameOf({ update, ended }: { update: AnyUpdate; ended: boolean }) {
  const { ui, pages } = useTexts()
  const { catalogue } = useSnapshot()
  usePageTitle(ended || update.view.over ? ui.backToEnd : pages.games.underWay(Math.max(1, update.view.round)))
  if (update.game === 'express')
    return catalogue?.game === 'express' && <ExpressGame update={update} catalogue={catalogue} ended={ended} />
  if (ended && update.outcome) return <EndScreen update={update} outcome={update.outcome} />
  return (
    catalogue?.game === 'agricola' && (
      <WithCards decks={catalogue.decks}>
        {update.view.round === 0 ? (
          <DraftScreen update={update} catalogue={catalogue} />
        ) : (
          <TableScreen update={update} catalogue={catalogue} />
        )}
      </WithCards>
    )
  )
}
