import type { TableState } from '@furrow/server/client'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { getServer, useConnection } from '../../connection/server.ts'
import { Said } from '../../connection/Trouble.tsx'
import { useDoing } from '../../connection/useDoing.ts'
import { type Refused, troubleText } from '../../connection/words.ts'
import { at } from '../../contract/at.ts'
import { namesIn, useTexts, useWords } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Announced } from '../../ui/Unseen.tsx'
import { type RoomClient, roomHref } from './client.ts'
import styles from './Room.module.css'
import { sittersOf } from './sight.ts'

interface Props {
  state: TableState
  client: RoomClient
  onComeBack(): void
}

/** Something to be said, and what can be done about it. */
interface Part {
  key: string
  words: string
  bad?: boolean
  does?: ReactNode
}

/** What has to be said about a table elsewhere: the way to it, who plays for whom, who is missed. Mostly nothing. */
export function RoomBar({ state, client, onComeBack }: Props) {
  const words = useWords('room')
  const parts = useParts(state, client, onComeBack)
  return (
    <>
      <Announced>{parts.map((part) => part.words).join(' ')}</Announced>
      {parts.length > 0 && (
        <section className={styles.notice} aria-label={words.notice}>
          {parts.map((part) => (
            <div key={part.key} className={styles.part} data-part={part.key}>
              <p className={part.bad ? styles.bad : undefined}>{part.words}</p>
              {part.does}
            </div>
          ))}
        </section>
      )}
    </>
  )
}

function useParts(state: TableState, client: RoomClient, onComeBack: () => void): Part[] {
  const texts = useTexts()
  const words = useWords('room')
  const online = useWords('online')
  const { status } = useConnection()
  const refused = useSyncExternalStore(client.subscribe, client.trouble)
  const { info } = state
  const names = namesIn(texts, sittersOf(info), info.seat)
  const parts: Part[] = []
  if (status !== 'open')
    parts.push({
      key: status,
      words: online.connection[status],
      bad: true,
      does: status === 'closed' && (
        <Button data-action="reconnect" onClick={onComeBack}>
          {online.connection.retry}
        </Button>
      ),
    })
  if (refused) parts.push({ key: 'refused', words: troubleText(online, refused), bad: true })
  const own = info.seat === null ? null : at(info.seats, info.seat)
  const botForMe = own?.kind === 'person' && own.bot !== null && info.status === 'playing'
  if (botForMe)
    parts.push({
      key: 'bot',
      words: words.botForYou,
      does: <Do action="take-back" main label={words.takeBack} act={() => getServer().http.takeBack(info.id)} />,
    })
  if (info.seat === null)
    parts.push({ key: 'watching', words: words.watching, does: <WatchFrom names={names} client={client} /> })
  const missed = info.seat === null || botForMe ? null : missedSeat(state)
  if (missed !== null)
    parts.push({
      key: 'missed',
      words: words.awayNow(at(names, missed)),
      does: (
        <Do
          action="let-bot"
          label={words.letBot}
          act={() => getServer().http.handToBot(info.id, missed)}
          special={{ forbidden: words.notYet }}
        />
      ),
    })
  if (info.rematch !== null && info.seat !== null)
    parts.push({
      key: 'rematch',
      words: words.rematch,
      does: <Do action="to-rematch" main label={words.toRematch} act={() => goToRematch(info.id)} />,
    })
  return parts
}

/** The server knows where the rematch is, or sets it up anew if the others have left it. */
async function goToRematch(id: string): Promise<void> {
  const { id: next } = await getServer().http.rematch(id)
  location.assign(roomHref(next, undefined))
}

/** Somebody who has to choose and is not there. Where turns last for days that is nothing to speak of. */
function missedSeat({ info, presence, decisions }: TableState): number | null {
  if (info.status !== 'playing' || info.pace.kind === 'days') return null
  const found = decisions.find(({ seat }) => {
    const sitter = at(info.seats, seat)
    return seat !== info.seat && sitter?.kind === 'person' && sitter.bot === null && at(presence.seats, seat) === false
  })
  return found?.seat ?? null
}

interface DoProps {
  action: string
  label: string
  main?: boolean
  special?: { [K in Refused]?: string }
  act(): Promise<unknown>
}

/** A button that asks the server for something, and says why it does not get it. */
function Do({ action, label, main = false, special = {}, act }: DoProps) {
  const { busy, trouble, run } = useDoing()
  const ask = async () => {
    await act()
  }
  return (
    <>
      <Button look={main ? 'main' : 'plain'} data-action={action} disabled={busy} onClick={() => void run(ask)}>
        {label}
      </Button>
      <Said trouble={trouble} special={special} />
    </>
  )
}

/** A spectator chooses whose farm lies in front. */
function WatchFrom({ names, client }: { names: readonly string[]; client: RoomClient }) {
  const words = useWords('room')
  const [seat, setSeat] = useState(0)
  return (
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
  )
}
