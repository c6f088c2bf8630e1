import type { Me } from '@furrow/server/client'
import { type FormEvent, useState } from 'react'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { freshCode } from './freshCode.ts'
import { isLongEnough, NameForManager, PasswordField } from './PasswordField.tsx'

/** Makes a guest's name their own. */
export function ClaimName({ me, onDone }: { me: Me; onDone(said: string): void }) {
  const texts = useWords('online')
  const { account } = texts
  const [password, setPassword] = useState('')
  const { busy, trouble, run } = useDoing()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isLongEnough(password)) return
    const { http, become } = getServer()
    void run(async () => {
      const { recovery, ...me } = await http.claim(password)
      become(me)
      freshCode.set(recovery)
      onDone(account.claimed)
    })
  }

  return (
    <form className={styles.card} onSubmit={submit} data-form="claim">
      <h2>{account.claim}</h2>
      <p className={styles.soft}>{account.claimHint}</p>
      <NameForManager name={me.name} />
      <PasswordField name="password" label={account.password} value={password} fresh onChange={setPassword} />
      <Said trouble={trouble} special={{ taken: texts.nameTaken }} />
      <p>
        <Button look="main" type="submit" disabled={busy || !isLongEnough(password)}>
          {account.claimDo}
        </Button>
      </p>
    </form>
  )
}
