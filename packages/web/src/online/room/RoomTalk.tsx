import type { TableState } from '@furrow/server/client'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Chat } from '../Chat.tsx'
import { getHouse } from '../house.ts'
import { Said } from '../Trouble.tsx'
import { useDoing } from '../useDoing.ts'
import styles from './Room.module.css'
import { useRoomTexts } from './words.ts'

/** What people at the table say to each other, and a way to leave one's seat to a bot for a while. */
export function RoomTalk({ state }: { state: TableState }) {
  const { info, chat } = state
  const own = info.seat === null ? null : info.seats[info.seat]
  const mayGive = own?.kind === 'person' && own.bot === null && info.status === 'playing'
  return (
    <div className={styles.talk}>
      <Chat
        chat={chat}
        room={info.seat === null ? 'spectators' : 'table'}
        onSend={async (text) => {
          await getHouse().socket().chat(info.id, text)
        }}
      />
      {mayGive && info.seat !== null && <GiveSeat id={info.id} seat={info.seat} />}
    </div>
  )
}

function GiveSeat({ id, seat }: { id: string; seat: number }) {
  const words = useRoomTexts()
  const [sure, setSure] = useState(false)
  const { busy, trouble, run } = useDoing()
  const give = async () => {
    await getHouse().http.handToBot(id, seat)
  }
  return (
    <div className={styles.part}>
      <Button
        look={sure ? 'danger' : 'quiet'}
        data-action="give-seat"
        disabled={busy}
        onClick={() => (sure ? void run(give) : setSure(true))}
      >
        {words.giveBot}
      </Button>
      {sure && <span>{words.giveSure}</span>}
      <Said trouble={trouble} />
    </div>
  )
}
