import { useEffect } from 'react'
import { useApp } from '../app/context.ts'
import { hrefOf, useRoute } from '../app/route.ts'
import { Arrived } from '../connection/Arrived.tsx'
import { ConnectionNotice } from '../connection/ConnectionNotice.tsx'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Trouble } from '../connection/Trouble.tsx'
import { isRefused } from '../connection/words.ts'
import { useWords } from '../texts/texts.ts'
import { Page } from '../ui/Page.tsx'
import { keyIn } from './room/client.ts'
import { RoomTable } from './room/RoomTable.tsx'
import { useTable } from './useTable.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import { lookNow, watchTurns } from './watch.ts'

/** A table of the server: before its game the waiting room, then the game. `#/room/<id>`, with `/<key>` for guests. */
export default function RoomPage() {
  const { rest } = useRoute()
  const { room } = useWords('online')
  const [id = '', part, ...screen] = rest
  const key = keyIn(part)
  return (
    <Arrived title={room.plain}>
      {(me) => <Room key={`${me.id} ${id}`} id={id} invitation={key} screen={screen} />}
    </Arrived>
  )
}

interface Props {
  id: string
  invitation: string | undefined
  screen: readonly string[]
}

function Room({ id, invitation, screen }: Props) {
  const texts = useWords('online')
  const { store, settings } = useApp()
  const { state, trouble, lost, retry } = useTable(id, invitation)
  const status = state?.info.status
  const isMine = state !== null && state.info.seat !== null && (status === 'waiting' || status === 'playing')
  useEffect(() => {
    if (isMine) watchTurns(store, settings.language)
  }, [isMine, store, settings.language])
  const asked = state !== null && state.ask !== null
  useEffect(() => {
    if (isMine) lookNow()
  }, [isMine, asked])
  const notice = <ConnectionNotice onRetry={() => comeBack(settings.language, retry)} />

  if (!state)
    return (
      <Page title={!lost && isRefused(trouble, 'not-found', 'forbidden') ? texts.room.gone : texts.room.plain}>
        {trouble === null ? (
          <>
            <p>{texts.loading}</p>
            {notice}
          </>
        ) : (
          <Trouble
            trouble={trouble}
            special={{ 'not-found': texts.room.missing, forbidden: lost ? texts.room.lost : texts.room.missing }}
            onRetry={retry}
          />
        )}
      </Page>
    )
  if (status === 'waiting')
    return (
      <>
        {notice}
        <WaitingRoom state={state} invitation={invitation} onSeated={retry} />
      </>
    )
  if (status !== 'closed')
    return (
      <RoomTable
        id={id}
        invitation={invitation}
        state={state}
        screen={screen}
        onComeBack={() => comeBack(settings.language, retry)}
      />
    )
  return (
    <Page title={texts.room.shut}>
      {notice}
      <p className={styles.good} data-room={id} data-status={status}>
        {texts.room.closed}
      </p>
      <p>
        <a href={hrefOf('online')}>{texts.toOnline}</a>
      </p>
    </Page>
  )
}

/** The session was ended: whoever comes back is a guest, or signs in again. */
function comeBack(language: string, retry: () => void): void {
  const server = getServer()
  server.forget()
  server.arrive(language).then(retry, () => undefined)
}
