import type { Me } from '@furrow/server/client'
import { type FormEvent, useState } from 'react'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { isLongEnough, NameForManager, PasswordField } from './PasswordField.tsx'

/** A new password; all other devices are signed out. */
export function ChangePassword({ me, onDone }: { me: Me; onDone(said: string): void }) {
  const { account } = useWords('online')
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState('')
  const { busy, trouble, run } = useDoing()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isLongEnough(fresh)) return
    void run(async () => {
      const { ended } = await getServer().http.changePassword(old, fresh)
      setOld('')
      setFresh('')
      onDone(account.changed(ended))
    })
  }

  return (
    <form className={styles.card} onSubmit={submit} data-form="change">
      <h2>{account.change}</h2>
      <NameForManager name={me.name} />
      <PasswordField name="old" label={account.old} value={old} onChange={setOld} />
      <PasswordField name="fresh" label={account.fresh} value={fresh} fresh onChange={setFresh} />
      <Said trouble={trouble} />
      <p>
        <Button type="submit" disabled={busy || old === '' || !isLongEnough(fresh)}>
          {account.changeDo}
        </Button>
      </p>
    </form>
  )
}
