import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Board } from '../board/Board.tsx'
import { Majors } from '../board/Majors.tsx'
import { Waiting } from '../board/Waiting.tsx'
import { isArranged } from '../farm/herding.ts'
import { OwnFarm } from '../farm/OwnFarm.tsx'
import { OwnGoods } from '../farm/OwnGoods.tsx'
import { Movement } from '../motion/Movement.tsx'
import { type Pane, PaneBar, paneBeside, paneFor } from '../shell/PaneBar.tsx'
import { Screen } from '../shell/Screen.tsx'
import { TalkNote } from '../shell/TalkNote.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { useTexts } from '../texts/texts.ts'
import { useNarrow, usePhone } from '../ui/useNarrow.ts'
import { useSwipe } from '../ui/useSwipe.ts'
import { TableContext, type TableState } from './context.ts'
import { Live } from './Live.tsx'
import { Others } from './Others.tsx'
import styles from './TableScreen.module.css'
import { Tabs } from './Tabs.tsx'
import { Tips } from './Tips.tsx'

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
  const { ui } = useTexts()
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
  const swipe = useSwipe((by) => setPane(paneBeside(pane, by)))
  // Whoever moves animals about stays on the farm.
  const herding = isArranged(table.log)

  useEffect(() => {
    if (wanted && !herding) setPane(wanted)
  }, [number, wanted, herding])

  return (
    <TableContext value={table}>
      <Tips number={number}>
        <Screen pane={pane} number={number} seat={update.human} skip={ui.skip}>
          <TopBar />
          {bar}
          <main className={styles.table} data-crowded={update.view.players > 4} {...swipe}>
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
              <Others />
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
          </main>
          {phone && (
            <div className={styles.phoneGoods}>
              <OwnGoods bare />
            </div>
          )}
          <PaneBar pane={pane} wanted={wanted} onChoose={setPane} />
          <Live />
          <TalkNote
            onOpen={() => {
              setPane('cards')
              setTalks(talks + 1)
            }}
          />
          <Movement />
          {children}
        </Screen>
      </Tips>
    </TableContext>
  )
}
