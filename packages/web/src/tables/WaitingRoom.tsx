import type { SeatInfo, TableState } from '@furrow/server/client'
import { useState } from 'react'
import { goTo, hrefOf } from '../app/route.ts'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { getSite } from '../connection/site.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { gameText, levelText, likeText } from '../connection/words.ts'
import { levelsOf } from '../start/levels.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { Chat } from './Chat.tsx'
import { Invitation } from './Invitation.tsx'
import { KnownBefore } from './KnownBefore.tsx'
import { Options } from './Options.tsx'
import { ReportPerson } from './Report.tsx'
import { SeatList } from './SeatList.tsx'
import { freeSeats, isFree } from './tables.ts'

interface Props {
  state: TableState
  /** The invitation with which somebody came who does not sit here. */
  invitation: string | undefined
  /** The visitor has sat down. */
  onSeated(): void
}

/** A table before its game: who is there, whom one waits for, and how to bring them here. */
export function WaitingRoom({ state, invitation, onSeated }: Props) {
  const texts = useWords('online')
  const { room } = texts
  const { info, presence, chat } = state
  const { http, socket } = getServer()
  const { busy, trouble, run } = useDoing()
  const seated = info.seat !== null

  const sit = (seat: number) =>
    void run(async () => {
      await http.join(info.id, invitation, seat)
      onSeated()
    })

  /** What the visitor may do with a seat: sit on a free one, or as the host put a bot there and free it again. */
  function acts(seat: SeatInfo, number: number) {
    const mayBot = info.host && freeSeats([seat]) > 0
    return (
      <>
        {!seated && isFree(seat) && (
          <Button look="main" data-action="sit" disabled={busy} onClick={() => sit(number)}>
            {room.sit}
          </Button>
        )}
        {mayBot && (
          <BotChoice
            game={info.game}
            number={number}
            busy={busy}
            onChoose={(level) => void run(async () => void (await http.handToBot(info.id, number, level)))}
          />
        )}
        <ReportPerson info={info} seat={number} />
        {info.host && seat.kind === 'bot' && (
          <Button
            data-action="free"
            disabled={busy}
            aria-label={room.freeUpOf(seat.name)}
            onClick={() => void run(async () => void (await http.freeSeat(info.id, number)))}
          >
            {room.freeUp}
          </Button>
        )}
      </>
    )
  }

  return (
    <Page title={texts.named(gameText(texts, info.game), room.title)}>
      <div className={styles.two} data-room={info.id}>
        <div className={styles.column}>
          <section className={styles.card}>
            <h2>{texts.join.sits}</h2>
            <KnownBefore table={info} />
            <SeatList seats={info.seats} present={presence.seats} acts={acts} />
            <Said trouble={trouble} special={{ taken: texts.noSeat, 'wrong-moment': texts.begun }} />
            <p role="status">
              {texts.mine.waiting(freeSeats(info.seats))}. {room.begins}
            </p>
            {presence.spectators > 0 && <p className={styles.soft}>{room.watching(presence.spectators)}</p>}
            <Leave id={info.id} seated={seated || info.host} />
          </section>
          {info.invite !== null && <Invitation info={info} invite={info.invite} />}
        </div>
        <div className={styles.column}>
          {getSite().chat && (
            <section className={styles.card}>
              <Chat
                table={info.id}
                chat={chat}
                room={seated ? 'table' : 'spectators'}
                onSend={async (text) => void (await socket().chat(info.id, text))}
              />
            </section>
          )}
          <Options info={info} />
        </div>
      </div>
    </Page>
  )
}

interface BotProps {
  game: string
  number: number
  busy: boolean
  onChoose(level: string): void
}

/** A bot for a free seat, of a level of its game. */
function BotChoice({ game, number, busy, onChoose }: BotProps) {
  const texts = useWords('online')
  const levels = levelsOf(game)
  const [level, setLevel] = useState(levels[0] ?? '')
  return (
    <span className={styles.bot}>
      <select
        name={`bot-${number}`}
        aria-label={texts.room.botFor(number + 1)}
        aria-describedby={`like-${number}`}
        value={level}
        onChange={(event) => setLevel(event.target.value)}
      >
        {levels.map((each) => (
          <option key={each} value={each}>
            {levelText(texts, each)}
          </option>
        ))}
      </select>
      <Button data-action="bot" disabled={busy} onClick={() => onChoose(level)}>
        {texts.room.botSit}
      </Button>
      <small id={`like-${number}`} className={styles.like}>
        {likeText(texts, level)}
      </small>
    </span>
  )
}

/** Getting up asks twice; who only watches just goes. */
function Leave({ id, seated }: { id: string; seated: boolean }) {
  const texts = useWords('online')
  const [sure, setSure] = useState(false)
  const { busy, trouble, run } = useDoing()
  const leave = () =>
    void run(async () => {
      await getServer().http.leave(id)
      goTo('online')
    })
  if (!seated) return <a href={hrefOf('online')}>{texts.toOnline}</a>
  return (
    <>
      <Said trouble={trouble} />
      <p className={styles.acts}>
        {sure ? (
          <>
            <span>{texts.room.leaveSure}</span>
            <Button look="danger" data-action="leave-sure" disabled={busy} onClick={leave}>
              {texts.room.leave}
            </Button>
            <Button look="quiet" onClick={() => setSure(false)}>
              {texts.name.cancel}
            </Button>
          </>
        ) : (
          <>
            <Button data-action="leave" onClick={() => setSure(true)}>
              {texts.room.leave}
            </Button>
            <a href={hrefOf('online')}>{texts.toOnline}</a>
          </>
        )}
      </p>
    </>
  )
}
