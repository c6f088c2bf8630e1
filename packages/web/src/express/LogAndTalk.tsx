import { useEffect, useRef, useState } from 'react'
import { useRoom } from '../app/context.ts'
import { useTalkTab } from '../shell/talk.ts'
import { TabList } from '../ui/TabList.tsx'
import { useTable } from './context.ts'
import { Log } from './Log.tsx'
import styles from './LogAndTalk.module.css'

const TABS = ['log', 'talk'] as const

interface Shown {
  /** The part of the table that a narrow screen shows. */
  pane: string
  /** How often the talk was asked for from elsewhere. */
  talks: number
}

/** What happened; at a table of the server also what people say, one at a time. */
export function LogAndTalk(shown: Shown) {
  return useRoom() ? <Both {...shown} /> : <Log titled />
}

function Both({ pane, talks }: Shown) {
  const { texts } = useTable()
  const [tab, setTab] = useState<(typeof TABS)[number]>('log')
  const box = useRef<HTMLDivElement>(null)
  const { talk, name } = useTalkTab(tab === 'talk', box, pane)
  useEffect(() => {
    if (talks > 0) setTab('talk')
  }, [talks])
  return (
    <div className={styles.both}>
      <TabList tabs={TABS} now={tab} names={{ log: texts.ui.log, talk: name }} panel="log-or-talk" onChoose={setTab} />
      <div ref={box} role="tabpanel" id="log-or-talk" aria-labelledby={`tab-${tab}`} className={styles.panel}>
        {tab === 'log' ? <Log /> : talk?.panel}
      </div>
    </div>
  )
}
