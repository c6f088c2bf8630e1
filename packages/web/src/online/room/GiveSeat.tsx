import type { TableState } from '@furrow/server/client'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { getHouse } from '../house.ts'
import { Said } from '../Trouble.tsx'
import { useDoing } from '../useDoing.ts'
import styles from './Room.module.css'
import { useRoomTexts } from './words.ts'

/** Whoever has to go leaves the seat to a bot, and comes back when they like. */
export function GiveSeat({ state: { info } }: { state: TableState }) {
  const words = useRoomTexts()
  const [sure, setSure] = useState(false)
  const { busy, trouble, run } = useDoing()
  const { id, seat } = info
  const own = seat === null ? null : info.seats[seat]
  if (seat === null || info.status !== 'playing' || own?.kind !== 'person' || own.bot !== null) return null
  const give = async () => {
    await getHouse().http.handToBot(id, seat)
  }
  return (
    <div className={styles.part} data-part="give">
      {sure ? (
        <>
          <p>{words.giveSure}</p>
          <Button data-action="keep-seat" onClick={() => setSure(false)}>
            {words.giveNo}
          </Button>
          <Button look="danger" data-action="give-seat-sure" disabled={busy} onClick={() => void run(give)}>
            {words.giveYes}
          </Button>
        </>
      ) : (
        <Button data-action="give-seat" onClick={() => setSure(true)}>
          {words.giveBot}
        </Button>
      )}
      <Said trouble={trouble} />
    </div>
  )
}
