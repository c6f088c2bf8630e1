import type { Me } from '@furrow/server/client'
import { type FormEvent, useState } from 'react'
import { copyText } from '../app/Report.tsx'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useValue } from '../connection/value.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { freshCode } from './freshCode.ts'
import { NameForManager, PasswordField } from './PasswordField.tsx'

/** The code that was just given out; it is shown this once. */
export function FreshCode() {
  const code = useValue(freshCode)
  return code === null ? null : <RecoveryCode code={code} onKept={() => freshCode.set(null)} />
}

/** A recovery code to be kept. */
export function RecoveryCode({ code, onKept }: { code: string; onKept(): void }) {
  const { recovery } = useWords('account')
  const [copied, setCopied] = useState(false)
  const copy = () =>
    copyText(code).then(
      () => setCopied(true),
      () => undefined, // it stands there to be copied by hand
    )
  return (
    <section className={styles.card} data-recovery>
      <h2>{recovery.title}</h2>
      <p>
        <strong className={styles.recovery} data-code>
          {code}
        </strong>
      </p>
      <p className={styles.soft}>{recovery.hint}</p>
      <p className={styles.acts}>
        <Button look="main" data-action="kept" onClick={onKept}>
          {recovery.kept}
        </Button>
        <Button data-action="copy-code" onClick={() => void copy()}>
          {recovery.copy}
        </Button>
        <span role="status">{copied && recovery.copied}</span>
      </p>
    </section>
  )
}

/** Another code, for somebody who has lost theirs and knows the password. */
export function NewCode({ me }: { me: Me }) {
  const { recovery } = useWords('account')
  const { account } = useWords('online')
  const [password, setPassword] = useState('')
  const { busy, trouble, run } = useDoing()
  function submit(event: FormEvent): void {
    event.preventDefault()
    void run(async () => {
      freshCode.set((await getServer().http.newRecovery(password)).recovery)
      setPassword('')
    })
  }
  return (
    <form className={styles.card} onSubmit={submit} data-form="new-code">
      <h2>{recovery.renew}</h2>
      <p className={styles.soft}>{recovery.renewHint}</p>
      <NameForManager name={me.name} />
      <PasswordField name="code-password" label={account.password} value={password} onChange={setPassword} />
      <Said trouble={trouble} />
      <p>
        <Button type="submit" disabled={busy || password === ''}>
          {recovery.renewDo}
        </Button>
      </p>
    </form>
  )
}
