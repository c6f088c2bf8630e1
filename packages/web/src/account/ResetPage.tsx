import { type FormEvent, useEffect, useState } from 'react'
import { goTo, useRoute } from '../app/route.ts'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said, Trouble } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { freshCode } from './freshCode.ts'
import { isLongEnough, NameForManager, PasswordField } from './PasswordField.tsx'

/** A new password by a link that was handed out or mailed. `#/reset/<token>` */
export default function ResetPage() {
  const { reset } = useWords('account')
  const { loading } = useWords('online')
  const { rest } = useRoute()
  const [token = ''] = rest
  const [name, setName] = useState<string | null>(null)
  const [missing, setMissing] = useState<unknown>(null)
  useEffect(() => {
    getServer()
      .http.whoseLink(token)
      .then((whose) => setName(whose.name), setMissing)
  }, [token])
  return (
    <Page title={reset.title}>
      {missing !== null ? (
        <Trouble trouble={missing} special={{ 'not-found': reset.over }} />
      ) : name === null ? (
        <p>{loading}</p>
      ) : (
        <Fresh token={token} name={name} />
      )}
    </Page>
  )
}

function Fresh({ token, name }: { token: string; name: string }) {
  const { reset, forgot } = useWords('account')
  const [password, setPassword] = useState('')
  const { busy, trouble, run } = useDoing()
  function submit(event: FormEvent): void {
    event.preventDefault()
    const { http, become } = getServer()
    if (!isLongEnough(password)) return
    void run(async () => {
      const { recovery, ...me } = await http.recoverByLink(token, password)
      become(me)
      freshCode.set(recovery)
      goTo('account')
    })
  }
  return (
    <form className={styles.card} onSubmit={submit} data-form="reset">
      <p>{reset.forName(name)}</p>
      <NameForManager name={name} />
      <PasswordField name="reset-password" label={forgot.fresh} value={password} fresh onChange={setPassword} />
      <Said trouble={trouble} special={{ 'not-found': reset.over }} />
      <p>
        <Button look="main" type="submit" disabled={busy || !isLongEnough(password)}>
          {forgot.do}
        </Button>
      </p>
    </form>
  )
}
