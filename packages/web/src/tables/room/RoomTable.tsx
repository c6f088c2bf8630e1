import type { TableState } from '@furrow/server/client'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { type Room, RoomContext, useApp } from '../../app/context.ts'
import { GameOf } from '../../app/GameOf.tsx'
import { hrefOf } from '../../app/route.ts'
import { getServer } from '../../connection/server.ts'
import { getSite } from '../../connection/site.ts'
import { Watch } from '../../replay/ReplayPage.tsx'
import { useWords } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Announced } from '../../ui/Unseen.tsx'
import { ReportPerson, ReportPlayers } from '../Report.tsx'
import { makeRoomClient, roomHref } from './client.ts'
import { GiveSeat } from './GiveSeat.tsx'
import { RoomBar } from './RoomBar.tsx'
import { RoomTalk } from './RoomTalk.tsx'
import { recordReel, runningReel } from './reel.ts'
import { OwnClock, SeatNote } from './SeatNote.tsx'

interface Props {
  id: string
  /** What opens the table to those who do not sit there. */
  invitation: string | undefined
  state: TableState
  /** The part of the address after the table: nothing, `end`, or `replay` with step and seat. */
  screen: readonly string[]
  onComeBack(): void
}

/** A table of the server whose game has begun: played, watched, ended or seen again. */
export function RoomTable({ id, invitation, state, screen, onComeBack }: Props) {
  const words = useWords('room')
  const online = useWords('online')
  const { client: engine, settings } = useApp()
  const manners = useRef(settings)
  manners.current = settings
  const [client] = useState(() => {
    const server = getServer()
    return makeRoomClient({
      id,
      key: invitation,
      http: server.http,
      // After a session was ended elsewhere there is another socket.
      socket: {
        play: (table, move, seen) => server.socket().play(table, move, seen),
        undo: (table, move, seen) => server.socket().undo(table, move, seen),
        wantWholeViews() {
          if (server.connection.get().status !== 'closed') server.socket().wantWholeViews()
        },
      },
      engine,
      manners: () => manners.current,
    })
  })
  useEffect(() => client.show(state), [client, state])
  const { update, status } = useSyncExternalStore(client.subscribe, client.snapshot)
  const { unread, onRead } = useUnread(state)
  // What was said before one came is not news.
  const [joined] = useState(state.chat.at(-1)?.number ?? 0)
  const said = state.chat.findLast(({ me }) => !me)
  const room = useMemo(
    (): Room => ({
      client,
      notice: <RoomBar state={state} client={client} onComeBack={onComeBack} />,
      talk: getSite().chat
        ? { title: words.talk, unread, last: said ?? null, onRead, panel: <RoomTalk state={state} /> }
        : null,
      settings: (
        <>
          <GiveSeat state={state} />
          <ReportPlayers info={state.info} />
        </>
      ),
      report: (seat) => <ReportPerson info={state.info} seat={seat} />,
      seatNote: (seat) => <SeatNote state={state} seat={seat} />,
      ownClock: <OwnClock state={state} />,
    }),
    [client, state, words, unread, said, onRead, onComeBack],
  )
  if (state.view === null) return <Stranded words={words.oldRules} />
  if (status === 'broken') return <Stranded words={words.broken} reload />
  if (!update) return null
  const [what, ...rest] = screen
  return (
    <RoomContext value={room}>
      <Announced>{said && said.number > joined ? online.named(said.name, said.text) : ''}</Announced>
      {what === 'replay' ? (
        <RoomReplay id={id} invitation={invitation} state={state} place={rest} />
      ) : (
        <GameOf update={update} ended={what === 'end'} />
      )}
    </RoomContext>
  )
}

/** A table that is there but cannot be shown, and ways on. */
function Stranded({ words, reload = false }: { words: string; reload?: boolean }) {
  const room = useWords('room')
  const { room: titles, toOnline } = useWords('online')
  return (
    <Page title={titles.plain}>
      <p role="alert">{words}</p>
      <p>
        {reload && (
          <Button look="main" onClick={() => location.reload()}>
            {room.reload}
          </Button>
        )}{' '}
        <a href={hrefOf('online')}>{toOnline}</a>
      </p>
    </Page>
  )
}

interface ReplayProps {
  id: string
  invitation: string | undefined
  state: TableState
  place: readonly string[]
}

function RoomReplay({ id, invitation, state, place }: ReplayProps) {
  const { client: engine } = useApp()
  // What is played meanwhile does not disturb whoever looks back.
  const [then] = useState(state)
  const over = state.info.status === 'finished'
  const reel = useMemo(() => {
    const { http } = getServer()
    return over ? recordReel(engine, http.record(id, invitation)) : runningReel(engine, http, then, invitation)
  }, [engine, over, id, invitation, then])
  const whole = (text: string | undefined, otherwise: number) => Math.max(0, Math.trunc(Number(text ?? otherwise) || 0))
  return (
    <Watch
      reel={reel}
      step={whole(place[0], 0)}
      seat={whole(place[1], state.info.seat ?? 0)}
      onGo={(step, seat) => location.replace(roomHref(id, invitation, 'replay', step, seat))}
      // To a table by link, the link needs the key that opens it.
      link={async (step, seat) =>
        roomHref(
          id,
          state.info.public ? undefined : (invitation ?? state.info.invite ?? undefined),
          'replay',
          step,
          seat,
        )
      }
    />
  )
}

/** How much was said by others since one looked last. What was said before one came is read. */
function useUnread({ chat }: TableState): { unread: number; onRead(): void } {
  const last = chat.at(-1)?.number ?? 0
  const [read, setRead] = useState(last)
  const newest = useRef(last)
  newest.current = last
  const [onRead] = useState(() => () => setRead(newest.current))
  return { unread: chat.filter(({ number, me }) => number > read && !me).length, onRead }
}
