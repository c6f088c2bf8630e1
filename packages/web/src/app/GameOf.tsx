import { Sheets } from '../art/Drawings.tsx'
import type { AnyUpdate } from '../contract/update.ts'
import { WithCards } from '../hand/WithCards.tsx'
import { useTexts } from '../texts/texts.ts'
import { useSnapshot } from './context.ts'
import { later } from './later.tsx'
import { usePageTitle } from './title.ts'

const TableScreen = later(() => import('../table/TableScreen.tsx'))
const EndScreen = later(() => import('../end/EndScreen.tsx'))
const DraftScreen = later(() => import('../draft/DraftScreen.tsx'))
const ExpressGame = later(() => import('../express/ExpressGame.tsx'))

/** What most games are shown with: the table and its drawings. */
export const TABLE = { fetch: () => Promise.all([TableScreen.fetch(), Sheets.fetch()]) }

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
