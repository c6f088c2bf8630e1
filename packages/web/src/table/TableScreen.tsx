import { useEffect, useMemo, useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import { goTo } from '../app/route.ts'
import { OwnFarm } from '../farm/OwnFarm.tsx'
import type { Catalogue } from '../local/catalogue.ts'
import type { Update } from '../local/messages.ts'
import { useTexts } from '../texts/texts.ts'
import { Board } from './Board.tsx'
import { TableContext } from './context.ts'
import { ExtrasDialog } from './ExtrasDialog.tsx'
import { FeedPanel } from './FeedPanel.tsx'
import { Live } from './Live.tsx'
import { Majors } from './Majors.tsx'
import { NowBar } from './NowBar.tsx'
import { Others } from './Others.tsx'
import { OwnGoods } from './OwnGoods.tsx'
import { type Pane, PaneBar, paneFor } from './PaneBar.tsx'
import { SearchDialog } from './SearchDialog.tsx'
import styles from './TableScreen.module.css'
import { Tabs } from './Tabs.tsx'
import { Tip } from './Tip.tsx'
import { TopBar } from './TopBar.tsx'
import { TipContext, type TipTarget } from './tip.ts'
import { useKeyboardFocus } from './useKeyboardFocus.ts'
import { useTableState } from './useTableState.ts'

/** The table: everything one needs to play, on one screen. */
export function TableScreen({ update, catalogue }: { update: Update; catalogue: Catalogue }) {
  const { ui } = useTexts()
  const { client } = useApp()
  const table = useTableState(update, catalogue)
  const [open, setOpen] = useState<'search' | 'extras' | null>(null)
  const [tip, setTip] = useState<TipTarget | null>(null)
  const [pane, setPane] = useState<Pane>('board')
  const wanted = useMemo(() => paneFor(table.targets), [table.targets])
  const { over } = update.view
  const wasOver = useRef(over)
  const { number } = update

  useEffect(() => {
    setTip(null)
    if (wanted) setPane(wanted)
  }, [number, wanted])

  useKeyboardFocus(update)

  useEffect(() => {
    if (over && !wasOver.current) goTo('end')
    wasOver.current = over
  }, [over])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '/') {
        event.preventDefault()
        setOpen('search')
      } else if (event.key === 'z') client.undo()
      else if (event.key === 'Escape') setTip(null)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [client])

  return (
    <TableContext value={table}>
      <TipContext value={setTip}>
        <div className={styles.screen} data-pane={pane} data-number={number}>
          <button type="button" className={styles.skip} onClick={() => document.getElementById('now')?.focus()}>
            {ui.skip}
          </button>
          <TopBar />
          <NowBar onSearch={() => setOpen('search')} onExtras={() => setOpen('extras')} />
          <main className={styles.table} data-crowded={update.view.players > 4}>
            <div className={styles.board}>
              <Board />
              {update.decision?.ask === 'feed' && (
                <div className={styles.feed}>
                  <FeedPanel />
                </div>
              )}
            </div>
            <div className={styles.side}>
              <div className={styles.farm}>
                <OwnFarm />
              </div>
              <div className={styles.goods}>
                <OwnGoods />
              </div>
              <Others />
              <div className={styles.tabs}>
                <div className={styles.phoneMajors}>
                  <Majors />
                </div>
                <Tabs />
              </div>
            </div>
          </main>
          <div className={styles.phoneGoods}>
            <OwnGoods />
          </div>
          <PaneBar pane={pane} wanted={wanted} onChoose={setPane} />
          <Live />
          {tip && <Tip {...tip} />}
          {open === 'search' && <SearchDialog onClose={() => setOpen(null)} />}
          {open === 'extras' && <ExtrasDialog onClose={() => setOpen(null)} />}
        </div>
      </TipContext>
    </TableContext>
  )
}
