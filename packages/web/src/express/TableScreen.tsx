import { useLayoutEffect, useRef, useState } from 'react'
import { useApp, useClient, useRoom, useSnapshot } from '../app/context.ts'
import type { ExpressUpdate } from '../contract/update.ts'
import { Handover } from '../shell/Handover.tsx'
import { Screen } from '../shell/Screen.tsx'
import { TalkNote } from '../shell/TalkNote.tsx'
import { Unread } from '../ui/Unread.tsx'
import { useSwipe } from '../ui/useSwipe.ts'
import { TableContext } from './context.ts'
import { HarvestPanel } from './HarvestPanel.tsx'
import { HarvestResult } from './HarvestResult.tsx'
import { Live } from './Live.tsx'
import { LogAndTalk } from './LogAndTalk.tsx'
import { NowBar } from './NowBar.tsx'
import { Offers } from './Offers.tsx'
import { Others } from './Others.tsx'
import { Sheet } from './Sheet.tsx'
import { Stock } from './Stock.tsx'
import styles from './TableScreen.module.css'
import { TopBar } from './TopBar.tsx'
import { Tray } from './Tray.tsx'
import { useKeyboardFocus, useTableKeys } from './useKeys.ts'
import { useTableState } from './useTableState.ts'

const PANES = ['play', 'sheet', 'others'] as const

/** The table of Express: dice and what they offer, the score sheet, the others, on one screen. */
export function TableScreen({ update }: { update: ExpressUpdate }) {
  const table = useTableState(update)
  const { settings } = useApp()
  const client = useClient()
  const { status } = useSnapshot()
  const room = useRoom()
  const { texts } = table
  const [pane, setPane] = useState<(typeof PANES)[number]>('play')
  const [talks, setTalks] = useState(0)
  const { view, number, human } = update
  const harvests = view.seats[0].harvests.length
  const seen = useRef(harvests)
  const [result, setResult] = useState(false)
  useTableKeys(table)
  const swipe = useSwipe((by) => setPane(PANES[PANES.indexOf(pane) + by] ?? pane))
  useKeyboardFocus(table)

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

  return (
    <TableContext value={table}>
      <Screen pane={pane} number={number} seat={human} skip={texts.skip}>
        <TopBar />
        <NowBar />
        {room?.notice}
        <main className={styles.table} {...swipe}>
          <div className={styles.play}>
            <Tray still={settings.motion === 'none'} />
            <HarvestPanel />
            <Offers />
          </div>
          <div className={styles.side}>
            <Sheet own={view.seats[human]} />
            <div className={styles.others}>
              <Others />
              <LogAndTalk pane={pane} talks={talks} />
            </div>
          </div>
        </main>
        <div className={styles.phoneStock}>
          <Stock own={view.seats[human]} />
        </div>
        <nav className={styles.panes} aria-label={texts.parts}>
          {PANES.map((each) => (
            <button
              key={each}
              type="button"
              data-pane={each}
              aria-current={pane === each}
              onClick={() => setPane(each)}
            >
              {texts.panes[each]}
              {each === 'others' && <Unread n={room?.talk.unread ?? 0} />}
            </button>
          ))}
        </nav>
        <Live />
        <TalkNote
          onOpen={() => {
            setPane('others')
            setTalks(talks + 1)
          }}
        />
        {result && <HarvestResult onClose={goOn} />}
      </Screen>
    </TableContext>
  )
}
