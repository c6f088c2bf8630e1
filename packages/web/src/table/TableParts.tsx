import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Drawings } from '../art/Drawings.tsx'
import { Ground } from '../art/scenes/Ground.tsx'
import { makeStills } from '../art/still/stills.ts'
import { StillsContext } from '../art/still/useStill.ts'
import { Board } from '../board/Board.tsx'
import { Majors } from '../board/Majors.tsx'
import { SpecialCards } from '../board/SpecialCards.tsx'
import { Waiting } from '../board/Waiting.tsx'
import { OwnFarm } from '../farm/OwnFarm.tsx'
import { OwnGoods } from '../farm/OwnGoods.tsx'
import { CardStrip } from '../hand/CardStrip.tsx'
import { Hand } from '../hand/Hand.tsx'
import { InPlay } from '../hand/InPlay.tsx'
import { PicturesContext, useDecks } from '../hand/pictures.ts'
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
  /** What to do now: it stands on the meadow beside board, farm and hand. */
  question?: ReactNode
  /** What is above the board: the controls of a replay. */
  bar?: ReactNode
  /** What a guide says. */
  note?: ReactNode
  /** What takes the place of the majors while it is asked. */
  over?: ReactNode
  /** Dialogs and other things of their own place. */
  children?: ReactNode
}

/** Pictures of the table, painted once for as long as the page is open. */
const stills = makeStills()

/** The table: board, farm, goods, cards and log on one screen, on painted ground. */
export function TableParts({ table, question, note, bar, over, children }: Props) {
  const texts = useTexts()
  const { ui } = texts
  const [pane, setPane] = useState<Pane>('board')
  const narrow = useNarrow()
  // On a narrow screen nobody sees cards and log at first: they come after what is seen.
  const complete = useDeferredValue(true, !narrow)
  const phone = usePhone()
  const [talks, setTalks] = useState(0)
  const { targets, update, catalogue, arranging } = table
  const pictures = useDecks(catalogue.decks)
  const asksOver = Boolean(over)
  const wanted = useMemo(() => (asksOver ? 'board' : paneFor(targets)), [asksOver, targets])
  const { number } = update

  useEffect(() => {
    if (wanted && !arranging) setPane(wanted)
  }, [number, wanted, arranging])

  const panes: Panes<Pane> = {
    order: PANES,
    names: { board: ui.board, farm: ui.farm, cards: ui.cards },
    now: pane,
    wanted,
    talk: 'cards',
    onChoose: setPane,
  }
  const withHand = catalogue.decks.length > 0
  const inStrip = withHand && !narrow
  // Where the cards in play lie elsewhere and the other farms fill the column, the handles of the drawer need a row.
  const foot = inStrip && update.view.players < 6
  return (
    <TableContext value={table}>
      <PicturesContext value={pictures}>
        <StillsContext value={stills}>
          <Tips moment={`${number} ${update.held}`}>
            <TableShell
              update={update}
              top={<TableBar />}
              bar={narrow ? (bar ?? question) : bar}
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
                  <Ground stage={update.view.stage} className={styles.ground} />
                  <Drawings />
                  <Movement />
                  {children}
                </>
              }
            >
              <div className={styles.board} data-players={update.view.players}>
                {narrow && <SpecialCards />}
                <Board question={!narrow && question} over={!narrow && over} note={!narrow && note} />
                {narrow && over && <div className={styles.feed}>{over}</div>}
              </div>
              <div className={styles.side} data-foot={foot}>
                <div className={styles.farm} data-farm={update.human}>
                  <OwnFarm />
                </div>
                {!narrow && <SpecialCards />}
                <div className={styles.goods}>
                  <OwnGoods />
                </div>
                <Waiting />
                <Players />
                {!phone && !inStrip && (
                  <div className={styles.played} data-roomy={update.view.players <= 4 && update.view.moor === null}>
                    <InPlay />
                  </div>
                )}
              </div>
              {complete && (
                <div className={styles.cards}>
                  {inStrip ? <CardStrip /> : withHand && <Hand />}
                  {phone && <InPlay />}
                  {narrow && (
                    <div className={styles.phoneMajors}>
                      <Majors />
                    </div>
                  )}
                </div>
              )}
              {complete && (
                <div className={styles.tabs} data-foot={foot}>
                  <Tabs pane={pane} talks={talks} />
                </div>
              )}
            </TableShell>
          </Tips>
        </StillsContext>
      </PicturesContext>
    </TableContext>
  )
}
