import type { TableState } from '@furrow/server/client'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { namesIn, useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { getHouse, useConnection } from '../house.ts'
import { Said } from '../Trouble.tsx'
import { useDoing } from '../useDoing.ts'
import { useOnlineTexts } from '../words.ts'
import { type RoomClient, roomHref } from './client.ts'
import styles from './Room.module.css'
import { sittersOf } from './sight.ts'
import { useRoomTexts } from './words.ts'

interface Props {
  state: TableState
  client: RoomClient
  onComeBack(): void
}

/** What has to be said about a table elsewhere: the way to it, who plays for whom, who is missed. Mostly nothing. */
export function RoomBar({ state, client, onComeBack }: Props) {
  const words = useRoomTexts()
  const online = useOnlineTexts()
  const { status } = useConnection()
  const refused = useSyncExternalStore(client.subscribe, client.trouble)
  const { busy, trouble, run } = useDoing()
  const { info } = state
  const own = info.seat === null ? null : info.seats[info.seat]
  const botForMe = own?.kind === 'person' && own.bot !== null && info.status === 'playing'
  const parts: ReactNode[] = []
  if (status !== 'open')
    parts.push(
      <p key="line" className={styles.bad} data-connection={status}>
        {online.connection[status]}{' '}
        {status === 'closed' && (
          <Button data-action="reconnect" onClick={onComeBack}>
            {online.connection.again}
          </Button>
        )}
      </p>,
    )
  for (const each of [refused, trouble]) if (each) parts.push(<Said key={parts.length} trouble={each} />)
  if (botForMe)
    parts.push(
      <p key="bot" className={styles.part}>
        {words.botForYou}
        <Button
          look="main"
          data-action="take-back"
          disabled={busy}
          onClick={() => void run(() => getHouse().http.takeBack(info.id).then(nothing))}
        >
          {words.takeBack}
        </Button>
      </p>,
    )
  if (info.seat === null && info.status !== 'waiting')
    parts.push(<Watching key="watch" state={state} client={client} />)
  const missed = info.seat === null || botForMe ? null : missedSeat(state)
  if (missed !== null) parts.push(<Missed key="missed" state={state} seat={missed} />)
  if (info.rematch !== null && info.seat !== null)
    parts.push(
      <p key="rematch" className={styles.part}>
        {words.rematch} <a href={roomHref(info.rematch, undefined)}>{words.toRematch}</a>
      </p>,
    )
  if (parts.length === 0) return null
  return (
    <section className={styles.notice} aria-label={words.notice} role="status">
      {parts}
    </section>
  )
}

/** What the server answers comes over the socket as well. */
const nothing = (): void => undefined

/** Somebody who has to choose and is not there. */
function missedSeat({ info, presence, decisions }: TableState): number | null {
  if (info.status !== 'playing') return null
  const found = decisions.find(({ seat }) => {
    const sitter = info.seats[seat]
    return seat !== info.seat && sitter?.kind === 'person' && sitter.bot === null && presence.seats[seat] === false
  })
  return found?.seat ?? null
}

function Missed({ state, seat }: { state: TableState; seat: number }) {
  const texts = useTexts()
  const words = useRoomTexts()
  const { busy, trouble, run } = useDoing()
  const names = namesIn(texts, sittersOf(state.info), state.info.seat)
  return (
    <div className={styles.part} data-missed={seat}>
      <p>{words.awayNow(names[seat])}</p>
      <Button
        data-action="let-bot"
        disabled={busy}
        onClick={() => void run(() => getHouse().http.handToBot(state.info.id, seat).then(nothing))}
      >
        {words.letBot}
      </Button>
      <Said trouble={trouble} />
    </div>
  )
}

/** A spectator chooses whose farm lies in front. */
function Watching({ state, client }: { state: TableState; client: RoomClient }) {
  const texts = useTexts()
  const words = useRoomTexts()
  const names = namesIn(texts, sittersOf(state.info), null)
  const [seat, setSeat] = useState(0)
  return (
    <div className={styles.part} data-watching>
      <p>{words.watching}</p>
      <label className={styles.part}>
        {words.watchFrom}
        <select
          name="watch-from"
          value={seat}
          onChange={(event) => {
            setSeat(Number(event.target.value))
            client.watchFrom(Number(event.target.value))
          }}
        >
          {names.map((name, i) => (
            <option key={i} value={i}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
