import type { TableState } from '@furrow/server/client'
import { useEffect, useState } from 'react'
import { getServer } from '../../connection/server.ts'
import { Said } from '../../connection/Trouble.tsx'
import { useDoing } from '../../connection/useDoing.ts'
import { useWords } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Room.module.css'

/** A second press so soon is the rest of a double click, not an answer. */
const DOUBLE_MS = 500

/** Whoever has to go leaves the seat to a bot, and comes back when they like. */
export function GiveSeat({ state: { info } }: { state: TableState }) {
  const words = useWords('room')
  const [asked, setAsked] = useState(false)
  /** The question has stood there long enough to be read. */
  const [open, setOpen] = useState(false)
  useEffect(() => {
    setOpen(false)
    if (!asked) return
    const timer = setTimeout(() => setOpen(true), DOUBLE_MS)
    return () => clearTimeout(timer)
  }, [asked])
  const { busy, trouble, run } = useDoing()
  const { id, seat } = info
  const own = seat === null ? null : info.seats[seat]
  if (seat === null || info.status !== 'playing' || own?.kind !== 'person' || own.bot !== null) return null
  const answer = (act: () => void) => ({ 'aria-disabled': !open, onClick: () => open && act() })
  const give = async () => {
    await getServer().http.handToBot(id, seat)
  }
  return (
    <div className={styles.part} data-part="give">
      {asked ? (
        <>
          <p>{words.giveSure}</p>
          <Button data-action="keep-seat" {...answer(() => setAsked(false))}>
            {words.giveNo}
          </Button>
          <Button look="danger" data-action="give-seat-sure" disabled={busy} {...answer(() => void run(give))}>
            {words.giveYes}
          </Button>
        </>
      ) : (
        <Button data-action="give-seat" onClick={() => setAsked(true)}>
          {words.giveBot}
        </Button>
      )}
      <Said trouble={trouble} />
    </div>
  )
}
