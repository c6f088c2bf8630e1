import type { TableState } from '@furrow/server/client'
import { type MouseEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { getHouse } from '../house.ts'
import { Said } from '../Trouble.tsx'
import { useDoing } from '../useDoing.ts'
import styles from './Room.module.css'
import { useRoomTexts } from './words.ts'

/** A second press so soon is the rest of a double click, not an answer. */
const DOUBLE_MS = 500

/** Whoever has to go leaves the seat to a bot, and comes back when they like. */
export function GiveSeat({ state: { info } }: { state: TableState }) {
  const words = useRoomTexts()
  /** When the question came up, by the time of its press. */
  const [asked, setAsked] = useState<number | null>(null)
  const { busy, trouble, run } = useDoing()
  const { id, seat } = info
  const own = seat === null ? null : info.seats[seat]
  if (seat === null || info.status !== 'playing' || own?.kind !== 'person' || own.bot !== null) return null
  const answer = (act: () => void) => (event: MouseEvent) => {
    if (asked !== null && event.timeStamp - asked > DOUBLE_MS) act()
  }
  const give = async () => {
    await getHouse().http.handToBot(id, seat)
  }
  return (
    <div className={styles.part} data-part="give">
      {asked !== null ? (
        <>
          <p>{words.giveSure}</p>
          <Button data-action="keep-seat" onClick={answer(() => setAsked(null))}>
            {words.giveNo}
          </Button>
          <Button look="danger" data-action="give-seat-sure" disabled={busy} onClick={answer(() => void run(give))}>
            {words.giveYes}
          </Button>
        </>
      ) : (
        <Button data-action="give-seat" onClick={(event) => setAsked(event.timeStamp)}>
          {words.giveBot}
        </Button>
      )}
      <Said trouble={trouble} />
    </div>
  )
}
