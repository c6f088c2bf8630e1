import type { Me } from '@furrow/server/client'
import { useEffect } from 'react'
import { NameField } from '../account/NameField.tsx'
import { useApp } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import { Arrived } from '../connection/Arrived.tsx'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said, Trouble } from '../connection/Trouble.tsx'
import { usePolled } from '../connection/usePolled.ts'
import { useWords } from '../texts/texts.ts'
import { Page } from '../ui/Page.tsx'
import { CodeField } from './CodeField.tsx'
import { FinishedTables } from './FinishedTables.tsx'
import { MyTables } from './MyTables.tsx'
import { Notify } from './Notify.tsx'
import { OpenTables, RunningTables } from './OpenTables.tsx'
import { inOrder, ofOthers } from './tables.ts'
import { watchTurns } from './watch.ts'

async function loadTables() {
  const { http } = getServer()
  const [playing, waiting, open, running] = await Promise.all([
    http.myTables('playing'),
    http.myTables('waiting'),
    http.publicTables('waiting'),
    http.publicTables('playing'),
  ])
  return { mine: inOrder([...playing, ...waiting]), open: ofOthers(open), running: ofOthers(running) }
}

/** Everything about games with other people: mine, those that look for players, and the way to a new one. */
export default function OnlinePage() {
  const { title } = useWords('online')
  return <Arrived title={title}>{(me) => <Lobby key={me.id} me={me} />}</Arrived>
}

function Lobby({ me }: { me: Me }) {
  const texts = useWords('online')
  const { store, settings } = useApp()
  const { data, trouble, retry } = usePolled(loadTables)
  const some = data !== null && data.mine.length > 0
  useEffect(() => {
    if (some) watchTurns(store, settings.language)
  }, [some, store, settings.language])
  return (
    <Page title={texts.title}>
      <div className={styles.lobby}>
        <section className={styles.mine} aria-labelledby="my-games">
          <h2 id="my-games">{texts.mine.title}</h2>
          {data ? (
            <>
              <Said trouble={trouble} />
              <MyTables tables={data.mine} />
            </>
          ) : trouble === null ? (
            <p>{texts.loading}</p>
          ) : (
            <Trouble trouble={trouble} onRetry={retry} />
          )}
        </section>
        <aside className={styles.aside} aria-label={texts.title}>
          <a className={styles.big} data-action="set-up" href={hrefOf('new', 'online')}>
            <strong>{texts.setUp}</strong>
            <span>{texts.setUpHint}</span>
          </a>
          <section className={styles.card}>
            <h2>{texts.code.title}</h2>
            <CodeField />
          </section>
          <section className={styles.card}>
            <h2>{texts.name.label}</h2>
            <NameField me={me} />
            <p className={styles.soft}>{me.claimed ? texts.name.claimed : texts.name.guest}</p>
            <a data-action="account" href={hrefOf('account')}>
              {texts.name.account}
            </a>
          </section>
          <Notify />
        </aside>
        {data && (
          <div className={styles.others}>
            <section aria-labelledby="open-tables">
              <h2 id="open-tables">{texts.open.title}</h2>
              <OpenTables tables={data.open} onGone={retry} />
            </section>
            <section aria-labelledby="running-tables">
              <h2 id="running-tables">{texts.open.running}</h2>
              <RunningTables tables={data.running} />
            </section>
            <FinishedTables key={data.mine.map(({ id }) => id).join()} />
          </div>
        )}
      </div>
    </Page>
  )
}
