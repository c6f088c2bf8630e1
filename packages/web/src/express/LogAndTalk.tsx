import { useEffect, useState } from 'react'
import { type Room, useRoom } from '../app/context.ts'
import { useTable } from './context.ts'
import { Log } from './Log.tsx'
import styles from './LogAndTalk.module.css'

/** What happened; at a table of the server also what people say, one at a time. */
export function LogAndTalk() {
  const room = useRoom()
  return room ? <Both talk={room.talk} /> : <Log />
}

function Both({ talk }: { talk: Room['talk'] }) {
  const { texts } = useTable()
  const { title, unread, panel, onRead } = talk
  const [tab, setTab] = useState<'log' | 'talk'>('log')
  useEffect(() => {
    if (tab === 'talk' && unread > 0) onRead()
  }, [tab, unread, onRead])
  const names = { log: texts.ui.log, talk: unread > 0 ? `${title} (${unread})` : title }
  return (
    <div className={styles.both}>
      <div role="tablist" className={styles.list}>
        {(['log', 'talk'] as const).map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            data-tab={each}
            aria-selected={tab === each}
            aria-controls="log-or-talk"
            className={styles.tab}
            onClick={() => setTab(each)}
          >
            {names[each]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="log-or-talk" aria-labelledby={`tab-${tab}`} className={styles.panel}>
        {tab === 'log' ? <Log /> : panel}
      </div>
    </div>
  )
}
