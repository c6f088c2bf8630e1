import type { Me } from '@furrow/server/client'
import { type FormEvent, useState } from 'react'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { saveFile } from '../replay/file.ts'
import { forgetTurns } from '../tables/watch.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { NameForManager, PasswordField } from './PasswordField.tsx'

/** Everything that is stored of the visitor: to be taken along, or deleted. */
export function Everything({ me, onDone }: { me: Me; onDone(said: string): void }) {
  const { account } = useWords('online')
  const [sure, setSure] = useState(false)
  const { busy, trouble, run } = useDoing()
  const save = () =>
    void run(async () => saveFile('furrow.json', JSON.stringify(await getServer().http.exportMe(), null, 2)))
  return (
    <section className={styles.card}>
      <h2>{account.everything}</h2>
      <p className={styles.soft}>{account.exportHint}</p>
      <Said trouble={trouble} />
      <p>
        <Button data-action="export" disabled={busy} onClick={save}>
          {account.export}
        </Button>
      </p>
      <p className={styles.soft}>{account.deleteHint}</p>
      {sure ? (
        <Delete me={me} onDone={onDone} onNot={() => setSure(false)} />
      ) : (
        <p>
          <Button look="danger" data-action="delete" onClick={() => setSure(true)}>
            {account.delete}
          </Button>
        </p>
      )}
    </section>
  )
}

/** The second question; who has a password gives it. */
function Delete({ me, onDone, onNot }: { me: Me; onDone(said: string): void; onNot(): void }) {
  const { account } = useWords('online')
  const [password, setPassword] = useState('')
  const { busy, trouble, run } = useDoing()

  function submit(event: FormEvent): void {
    event.preventDefault()
    void run(async () => {
      const { http, forget } = getServer()
      await http.deleteMe(me.claimed ? password : undefined)
      forgetTurns()
      onDone(account.deleted)
      forget()
    })
  }

  return (
    <form className={styles.stack} onSubmit={submit} data-form="delete">
      <p role="alert">
        <strong>{account.deleteSure}</strong>
      </p>
      {me.claimed && (
        <>
          <NameForManager name={me.name} />
          <PasswordField
            name="delete-password"
            label={account.deletePassword}
            value={password}
            onChange={setPassword}
          />
        </>
      )}
      <Said trouble={trouble} />
      <p className={styles.acts}>
        <Button look="danger" type="submit" disabled={busy || (me.claimed && password === '')}>
          {account.deleteDo}
        </Button>
        <Button onClick={onNot}>{account.deleteNot}</Button>
      </p>
    </form>
  )
}
