import { useEffect, useState } from 'react'
import { hrefOf, useRoute } from '../app/route.ts'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said, Trouble } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'

/** Where links of mails lead: an address is confirmed, or mail about turns stopped. */
export default function MailPage({ stops }: { stops: boolean }) {
  const { rest } = useRoute()
  const [token = ''] = rest
  return stops ? <Stop token={token} /> : <Confirm token={token} />
}

function Confirm({ token }: { token: string }) {
  const { mail } = useWords('account')
  const { loading, toOnline } = useWords('online')
  const [done, setDone] = useState(false)
  const [missing, setMissing] = useState<unknown>(null)
  useEffect(() => {
    getServer()
      .http.confirmMail(token)
      .then(() => setDone(true), setMissing)
  }, [token])
  return (
    <Page title={mail.confirmTitle}>
      {missing !== null && !done ? (
        <Trouble trouble={missing} special={{ 'not-found': mail.over }} />
      ) : (
        <p role="status" className={done ? styles.good : undefined}>
          {done ? mail.confirmDone : loading}
        </p>
      )}
      {done && <a href={hrefOf('online')}>{toOnline}</a>}
    </Page>
  )
}

function Stop({ token }: { token: string }) {
  const { mail } = useWords('account')
  const [done, setDone] = useState(false)
  const { busy, trouble, run } = useDoing()
  const stop = () =>
    void run(async () => {
      await getServer().http.unsubscribe(token)
      setDone(true)
    })
  return (
    <Page title={mail.stopTitle}>
      <Said trouble={trouble} special={{ 'not-found': mail.over }} />
      {done ? (
        <p role="status" className={styles.good}>
          {mail.stopDone}
        </p>
      ) : (
        <>
          <p>{mail.stopAsk}</p>
          <Button look="main" data-action="unsubscribe" disabled={busy} onClick={stop}>
            {mail.stopDo}
          </Button>
        </>
      )}
    </Page>
  )
}
