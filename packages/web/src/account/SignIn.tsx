import { type FormEvent, useState } from 'react'
import { useApp } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { getSite } from '../connection/site.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { forgetTurns, watchTurns } from '../tables/watch.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { AccountField } from './AccountField.tsx'
import { PasswordField } from './PasswordField.tsx'

/** Comes back with a name that was claimed before. */
export function SignIn({ onDone }: { onDone(said: string): void }) {
  const { account } = useWords('online')
  const { forgot } = useWords('account')
  const { store, settings } = useApp()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { busy, trouble, run } = useDoing()
  const ready = name.trim() !== '' && password !== ''

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!ready) return
    const { http, become } = getServer()
    void run(async () => {
      const me = await http.signIn(name.trim(), password)
      forgetTurns()
      onDone(account.signedIn(me.name))
      become(me)
      watchTurns(store, settings.language)
    })
  }

  return (
    <form className={styles.card} onSubmit={submit} data-form="sign-in">
      <h2>{account.signIn}</h2>
      <p className={styles.soft}>
        {account.signInHint} {getSite().guests && account.signInGuest}
      </p>
      <AccountField name="account" label={account.name} value={name} onChange={setName} />
      <PasswordField name="sign-in-password" label={account.password} value={password} onChange={setPassword} />
      <Said trouble={trouble} />
      <p>
        <Button type="submit" disabled={busy || !ready}>
          {account.signInDo}
        </Button>
      </p>
      <a data-action="forgot" href={hrefOf('recover')}>
        {forgot.link}
      </a>
    </form>
  )
}
