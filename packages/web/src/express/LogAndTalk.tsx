import { useEffect, useRef, useState } from 'react'
import { type Room, useRoom } from '../app/context.ts'
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
  const room = useRoom()
  return room ? <Both talk={room.talk} {...shown} /> : <Log titled />
}

function Both({ talk, pane, talks }: Shown & { talk: Room['talk'] }) {
  const { texts } = useTable()
  const { title, unread, panel, onRead } = talk
  const [tab, setTab] = useState<(typeof TABS)[number]>('log')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (talks > 0) setTab('talk')
  }, [talks])
  // On a narrow screen the pane decides whether the talk is seen.
  useEffect(() => {
    if (tab === 'talk' && unread > 0 && box.current?.checkVisibility()) onRead()
  }, [tab, unread, onRead, pane])
  const names = { log: texts.ui.log, talk: unread > 0 ? `${title} (${unread})` : title }
  return (
    <div className={styles.both}>
      <TabList tabs={TABS} now={tab} names={names} panel="log-or-talk" onChoose={setTab} />
      <div ref={box} role="tabpanel" id="log-or-talk" aria-labelledby={`tab-${tab}`} className={styles.panel}>
        {tab === 'log' ? <Log /> : panel}
      </div>
    </div>
  )
}
