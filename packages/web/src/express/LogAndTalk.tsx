import { useEffect, useState } from 'react'
import { type Room, useRoom } from '../app/context.ts'
import { TabList } from '../ui/TabList.tsx'
import { useTable } from './context.ts'
import { Log } from './Log.tsx'
import styles from './LogAndTalk.module.css'

const TABS = ['log', 'talk'] as const

/** What happened; at a table of the server also what people say, one at a time. */
export function LogAndTalk() {
  const room = useRoom()
  return room ? <Both talk={room.talk} /> : <Log />
}

function Both({ talk }: { talk: Room['talk'] }) {
  const { texts } = useTable()
  const { title, unread, panel, onRead } = talk
  const [tab, setTab] = useState<(typeof TABS)[number]>('log')
  useEffect(() => {
    if (tab === 'talk' && unread > 0) onRead()
  }, [tab, unread, onRead])
  const names = { log: texts.ui.log, talk: unread > 0 ? `${title} (${unread})` : title }
  return (
    <div className={styles.both}>
      <TabList tabs={TABS} now={tab} names={names} panel="log-or-talk" onChoose={setTab} />
      <div role="tabpanel" id="log-or-talk" aria-labelledby={`tab-${tab}`} className={styles.panel}>
        {tab === 'log' ? <Log /> : panel}
      </div>
    </div>
  )
}
