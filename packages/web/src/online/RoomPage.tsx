import { useEffect } from 'react'
import { useApp } from '../app/context.ts'
import { hrefOf, useRoute } from '../app/route.ts'
import { Page } from '../ui/Page.tsx'
import { Arrived } from './Arrived.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { getHouse } from './house.ts'
import styles from './online.module.css'
import { keyIn } from './room/client.ts'
import { RoomTable } from './room/RoomTable.tsx'
import { Trouble } from './Trouble.tsx'
import { useTable } from './useTable.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import { lookNow, watchTurns } from './watch.ts'
import { isRefused, useOnlineTexts } from './words.ts'

/** A table of the server: before its game the waiting room, then the game. `#/room/<id>`, with `/<key>` for guests. */
export default function RoomPage() {
  const { rest } = useRoute()
  const { room } = useOnlineTexts()
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
  const texts = useOnlineTexts()
  const { store, settings } = useApp()
  const { state, trouble, lost, again } = useTable(id, invitation)
  const status = state?.info.status
  const isMine = state !== null && state.info.seat !== null && (status === 'waiting' || status === 'playing')
  useEffect(() => {
    if (isMine) watchTurns(store, settings.language)
  }, [isMine, store, settings.language])
  const asked = state !== null && state.ask !== null
  useEffect(() => {
    if (isMine) lookNow()
  }, [isMine, asked])
  const notice = <ConnectionNotice onAgain={() => comeBack(settings.language, again)} />

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
            onAgain={again}
          />
        )}
      </Page>
    )
  if (status === 'waiting')
    return (
      <>
        {notice}
        <WaitingRoom state={state} invitation={invitation} onSeated={again} />
      </>
    )
  if (status !== 'closed')
    return (
      <RoomTable
        id={id}
        invitation={invitation}
        state={state}
        screen={screen}
        onComeBack={() => comeBack(settings.language, again)}
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
function comeBack(language: string, again: () => void): void {
  const house = getHouse()
  house.forget()
  house.arrive(language).then(again, () => undefined)
}
