import type { TableState } from '@furrow/server/client'
import { getServer } from '../../connection/server.ts'
import { Chat } from '../Chat.tsx'
import styles from './Room.module.css'

/** What people at the table say to each other. */
export function RoomTalk({ state: { info, chat } }: { state: TableState }) {
  return (
    <div className={styles.talk}>
      <Chat
        filling
        table={info.id}
        chat={chat}
        room={info.seat === null ? 'spectators' : 'table'}
        onSend={async (text) => {
          await getServer().socket().chat(info.id, text)
        }}
      />
    </div>
  )
}
