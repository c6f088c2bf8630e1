import { useLayoutEffect, useRef, useState } from 'react'
import { useApp, useClient, useRoom, useSnapshot } from '../app/context.ts'
import { Drawings } from '../art/Drawings.tsx'
import { Ground } from '../art/scenes/Ground.tsx'
import { at } from '../contract/at.ts'
import type { ExpressCatalogue } from '../contract/catalogue.ts'
import type { ExpressUpdate } from '../contract/update.ts'
import { Handover } from '../shell/Handover.tsx'
import type { Panes } from '../shell/PaneBar.tsx'
import { TableShell } from '../shell/TableShell.tsx'
import { useKeyboardFocus } from '../shell/useKeyboardFocus.ts'
import { useNarrow } from '../ui/useNarrow.ts'
import { TableContext } from './context.ts'
import { HarvestPanel } from './HarvestPanel.tsx'
import { HarvestResult } from './HarvestResult.tsx'
import { LogAndTalk } from './LogAndTalk.tsx'
import { NowBar } from './NowBar.tsx'
import { Offers } from './Offers.tsx'
import { Players } from './Players.tsx'
import { Sheet } from './Sheet.tsx'
import { Stock } from './Stock.tsx'
import { TableBar } from './TableBar.tsx'
import styles from './TableScreen.module.css'
import { Tray } from './Tray.tsx'
import { toldText } from './told.ts'
import { useTableKeys } from './useTableKeys.ts'
import { useTableState } from './useTableState.ts'

const PANES = ['play', 'sheet', 'others'] as const
type Pane = (typeof PANES)[number]

/** The table of Express: dice and what they offer, the farm with its score sheet, the others, on one screen. */
export function TableScreen({ update, catalogue }: { update: ExpressUpdate; catalogue: ExpressCatalogue }) {
  const table = useTableState(update, catalogue)
  const { settings } = useApp()
  const client = useClient()
  const { status } = useSnapshot()
  const room = useRoom()
  const narrow = useNarrow()
  const { texts } = table
  const [pane, setPane] = useState<Pane>('play')
  const [talks, setTalks] = useState(0)
  const { view, human } = update
  const harvests = at(view.seats, 0).harvests.length
  const seen = useRef(harvests)
  const [result, setResult] = useState(false)
  useTableKeys(table)
  useKeyboardFocus(update.offers || update.held ? update.number : null)

  // Before anything is painted: nobody presses what the result is about to cover.
  useLayoutEffect(() => {
    if (harvests > seen.current) setResult(true)
    if (harvests < seen.current) setResult(false)
    seen.current = harvests
  }, [harvests])

  function goOn(): void {
    setResult(false)
    if (view.over) location.assign(client.href('end'))
  }

  if (status === 'elsewhere') return <Handover seat={null} names={table.names} />

  const panes: Panes<Pane> = {
    order: PANES,
    names: texts.panes,
    now: pane,
    talk: 'others',
    onChoose: setPane,
  }
  const question = (
    <>
      <NowBar />
      {room?.notice}
    </>
  )
  return (
    <TableContext value={table}>
      <TableShell
        update={update}
        top={<TableBar />}
        bar={narrow && question}
        panes={panes}
        className={styles.table}
        below={
          <div className={styles.phoneStock}>
            <Stock own={at(view.seats, human)} bare />
          </div>
        }
        told={toldText(table)}
        onTalk={() => setTalks(talks + 1)}
        over={
          <>
            <Ground stage={view.round} className={styles.ground} />
            <Drawings />
            {result && <HarvestResult onClose={goOn} />}
          </>
        }
      >
        <div className={styles.play}>
          <Tray still={settings.motion === 'none'} />
          <div className={styles.question} data-own={update.decision !== null}>
            {!narrow && question}
            <HarvestPanel />
            <Offers />
          </div>
        </div>
        <div className={styles.sheet}>
          <Sheet own={at(view.seats, human)} alone={view.players === 1} />
        </div>
        <div className={styles.others}>
          <Players />
        </div>
        <div className={styles.log}>
          <LogAndTalk pane={pane} talks={talks} />
        </div>
      </TableShell>
    </TableContext>
  )
}
