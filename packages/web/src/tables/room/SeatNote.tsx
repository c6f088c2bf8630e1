import type { TableState } from '@furrow/server/client'
import { useEffect, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import type { RoomTexts } from '../../texts/subjects.ts'
import { useWords } from '../../texts/texts.ts'
import { clockText, timeLeft } from './clock.ts'
import styles from './Room.module.css'

/** From here on the clock warns. */
const SHORT_MS = 60_000

interface Props {
  state: TableState
  seat: number
}

/** Whether somebody is there, or a bot plays for them, and how much time they have left. */
export function SeatNote({ state, seat }: Props) {
  const words = useWords('room')
  const { info, presence } = state
  const sitter = info.seats[seat]
  if (sitter?.kind !== 'person') return null
  const isHere = presence.seats[seat] === true
  const sign = sitter.bot !== null ? words.bot : isHere ? null : words.away
  return (
    <span className={styles.note} data-presence={isHere ? 'here' : 'away'}>
      {sitter.program && <Icon name="program" label={words.program} />}
      {sign !== null && <span>({sign})</span>}
      <Time state={state} seat={seat} />
    </span>
  )
}

/** One's own clock, for the turns of others. */
export function OwnClock({ state }: { state: TableState }) {
  const { you } = useWords('online')
  const { seat } = state.info
  if (seat === null || state.clock === null) return null
  return (
    <span className={styles.note} data-clock="own">
      {you} <Time state={state} seat={seat} />
    </span>
  )
}

/** How much time a seat has left, running while it has to choose. */
function Time({ state: { info, clock, decisions, skew }, seat }: Props) {
  const words = useWords('room')
  const sitter = info.seats[seat]
  const choosing = sitter?.kind === 'person' && sitter.bot === null
  const runs = clock !== null && choosing && decisions.some((each) => each.seat === seat)
  const now = useNow(runs)
  if (clock === null) return null
  const left = timeLeft(clock, seat, runs, now - skew)
  return (
    <span className={styles.time} data-short={runs && left < SHORT_MS} title={words.clock(timeText(words, left))}>
      <Icon name="clock" /> {timeText(words, left)}
    </span>
  )
}

const timeText = ({ days, hours }: RoomTexts, ms: number): string => clockText(ms, days, hours)

/** The time, every second as long as it matters. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!runs) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [runs])
  return now
}
