import type { Me, Recovered } from '@furrow/server/client'
import { type FormEvent, useState } from 'react'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { AccountField } from './AccountField.tsx'
import { isLongEnough, PasswordField } from './PasswordField.tsx'
import { RecoveryCode } from './RecoveryCode.tsx'

/** A name of one's own from the start. The recovery code is kept before one goes on. */
export function SignUp({ invitation, onDone }: { invitation?: string; onDone(me: Me): void }) {
  const texts = useWords('online')
  const { entry } = useWords('account')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [made, setMade] = useState<Recovered | null>(null)
  const { busy, trouble, run } = useDoing()
  const ready = name.trim() !== '' && isLongEnough(password)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (ready) void run(async () => setMade(await getServer().http.signUp(name.trim(), password, invitation)))
  }
  if (made) {
    const { recovery, ...me } = made
    return <RecoveryCode code={recovery} onKept={() => onDone(me)} />
  }
  return (
    <form className={styles.card} onSubmit={submit} data-form="sign-up">
      <h2>{entry.signUp}</h2>
      {invitation !== undefined && <p className={styles.soft}>{entry.invited}</p>}
      <AccountField name="new-account" label={texts.account.name} value={name} onChange={setName} />
      <PasswordField
        name="sign-up-password"
        label={texts.account.password}
        value={password}
        fresh
        onChange={setPassword}
      />
      <Said trouble={trouble} special={{ taken: texts.nameTaken, forbidden: entry.invitationOver }} />
      <p>
        <Button look="main" type="submit" disabled={busy || !ready}>
          {entry.signUpDo}
        </Button>
      </p>
    </form>
  )
}
