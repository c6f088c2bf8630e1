import { useEffect, useState } from 'react'
import { type Room, useApp, useRoom } from '../app/context.ts'
import { SeenOnly } from '../ui/Unseen.tsx'
import styles from './TalkNote.module.css'

/** Long enough to read a sentence. */
const SHOWN_MS = 7000

/** What somebody just said, while the talk itself is not to be seen. It goes away by itself; a click opens the talk. */
export function TalkNote({ onOpen }: { onOpen(): void }) {
  const room = useRoom()
  return room?.talk && <Note talk={room.talk} onOpen={onOpen} />
}

function Note({ talk: { last, unread }, onOpen }: { talk: NonNullable<Room['talk']>; onOpen(): void }) {
  const { settings } = useApp()
  const number = last?.number ?? 0
  const [gone, setGone] = useState(number)
  useEffect(() => {
    const timer = setTimeout(() => setGone(number), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [number])
  if (!last || unread === 0 || number <= gone) return null
  return (
    <button
      type="button"
      className={styles.note}
      data-action="talk"
      data-still={settings.motion === 'none'}
      onClick={onOpen}
    >
      <SeenOnly>
        <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
          <path d="M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9l-5 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" />
        </svg>
      </SeenOnly>
      <span className={styles.words}>
        <strong>{last.name}</strong> {last.text}
      </span>
    </button>
  )
}
