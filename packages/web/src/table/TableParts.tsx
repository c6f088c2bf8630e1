import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Board } from '../board/Board.tsx'
import { Majors } from '../board/Majors.tsx'
import { Waiting } from '../board/Waiting.tsx'
import { isArranged } from '../farm/herding.ts'
import { OwnFarm } from '../farm/OwnFarm.tsx'
import { OwnGoods } from '../farm/OwnGoods.tsx'
import { Movement } from '../motion/Movement.tsx'
import type { Panes } from '../shell/PaneBar.tsx'
import { TableShell } from '../shell/TableShell.tsx'
import { useTexts } from '../texts/texts.ts'
import { useNarrow, usePhone } from '../ui/useNarrow.ts'
import { TableContext, type TableState } from './context.ts'
import { Players } from './Players.tsx'
import { PANES, type Pane, paneFor } from './panes.ts'
import { TableBar } from './TableBar.tsx'
import styles from './TableScreen.module.css'
import { Tabs } from './Tabs.tsx'
import { Tips } from './Tips.tsx'
import { toldText } from './told.ts'

interface Props {
  table: TableState
  /** What is above the board: what to do now, or the controls of a replay. */
  bar: ReactNode
  /** What lies over the board. */
  over?: ReactNode
  /** Dialogs and other things of their own place. */
  children?: ReactNode
}

/** The table: board, farm, goods, cards and log on one screen. */
export function TableParts({ table, bar, over, children }: Props) {
  const texts = useTexts()
  const { ui } = texts
  const [pane, setPane] = useState<Pane>('board')
  const narrow = useNarrow()
  // On a narrow screen nobody sees cards and log at first: they come after what is seen.
  const complete = useDeferredValue(true, !narrow)
  const phone = usePhone()
  const [talks, setTalks] = useState(0)
  const { targets, update } = table
  const asksOver = Boolean(over)
  const wanted = useMemo(() => (asksOver ? 'board' : paneFor(targets)), [asksOver, targets])
  const { number } = update
  // Whoever moves animals about stays on the farm.
  const herding = isArranged(table.log)

  useEffect(() => {
    if (wanted && !herding) setPane(wanted)
  }, [number, wanted, herding])

  const panes: Panes<Pane> = {
    order: PANES,
    names: { board: ui.board, farm: ui.farm, cards: ui.cards },
    now: pane,
    wanted,
    talk: 'cards',
    onChoose: setPane,
  }
  return (
    <TableContext value={table}>
      <Tips number={number}>
        <TableShell
          update={update}
          top={<TableBar />}
          bar={bar}
          panes={panes}
          className={styles.table}
          crowded={update.view.players > 4}
          below={
            phone && (
              <div className={styles.phoneGoods}>
                <OwnGoods bare />
              </div>
            )
          }
          told={toldText(texts, table)}
          onTalk={() => setTalks(talks + 1)}
          over={
            <>
              <Movement />
              {children}
            </>
          }
        >
          <div className={styles.board}>
            <Board />
            {over && <div className={styles.feed}>{over}</div>}
          </div>
          <div className={styles.side}>
            <div className={styles.farm} data-farm={update.human}>
              <OwnFarm />
            </div>
            <div className={styles.goods}>
              <OwnGoods />
            </div>
            <Waiting />
            <Players />
            {complete && (
              <div className={styles.tabs}>
                {narrow && (
                  <div className={styles.phoneMajors}>
                    <Majors />
                  </div>
                )}
                <Tabs pane={pane} talks={talks} />
              </div>
            )}
          </div>
        </TableShell>
      </Tips>
    </TableContext>
  )
}
