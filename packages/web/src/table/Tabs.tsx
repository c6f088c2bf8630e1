import { useEffect, useRef, useState } from 'react'
import { useRoom } from '../app/context.ts'
import { at } from '../contract/at.ts'
import { Log } from '../log/Log.tsx'
import { ScoreTab } from '../score/ScoreTab.tsx'
import { useTalkTab } from '../shell/talk.ts'
import { minus } from '../texts/minus.ts'
import { useTexts } from '../texts/texts.ts'
import { TabList } from '../ui/TabList.tsx'
import { useDrawer } from '../ui/useNarrow.ts'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { useTable } from './context.ts'
import type { Pane } from './panes.ts'
import styles from './Tabs.module.css'

type Tab = 'log' | 'score' | 'talk'

interface Props {
  /** The part of the table that a narrow screen shows. */
  pane: Pane
  /** How often the talk was asked for from elsewhere. */
  talks: number
}

/** Log, score and talk, one at a time. Where there is no column for them, they are a drawer that opens over the others. */
export function Tabs({ pane, talks }: Props) {
  const { ui, pages } = useTexts()
  const { update } = useTable()
  const { total } = at(update.view.seats, update.human).score
  const hasTalk = useRoom() !== null
  const tabs: Tab[] = ['log', 'score', ...(hasTalk ? ['talk' as const] : [])]
  const drawer = useDrawer()
  const [chosen, setChosen] = useState<Tab>('log')
  const [open, setOpen] = useState(false)
  const tab = tabs.includes(chosen) ? chosen : 'log'
  const shown = open || !drawer
  const show = (wanted: Tab) => {
    setOpen(!open || wanted !== tab)
    setChosen(wanted)
  }
  useShortcuts(({ key }) => {
    const wanted = tabs[Number(key) - 1]
    if (wanted) show(wanted)
    else if (key === 'Escape') setOpen(false)
  })
  useEffect(() => {
    if (talks === 0) return
    setChosen('talk')
    setOpen(true)
  }, [talks])
  const panel = useRef<HTMLDivElement>(null)
  const { talk, name } = useTalkTab(shown && tab === 'talk', panel, pane)
  const names = { log: ui.log, score: `${pages.score.title} ${minus(total)}`, talk: name }
  return (
    <section className={styles.tabs} data-open={shown} data-drawer={drawer}>
      <TabList tabs={tabs} now={shown ? tab : null} names={names} panel="tab-panel" onChoose={show} />
      <div
        ref={panel}
        role="tabpanel"
        id="tab-panel"
        hidden={!shown}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with keys too.
        tabIndex={0}
        aria-labelledby={`tab-${tab}`}
        className={styles.panel}
      >
        {shown && tab === 'log' && <Log />}
        {shown && tab === 'score' && <ScoreTab />}
        {shown && tab === 'talk' && talk?.panel}
      </div>
    </section>
  )
}
