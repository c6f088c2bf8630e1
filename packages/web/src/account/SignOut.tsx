import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { forgetTurns } from '../tables/watch.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'

/** Only for claimed names: a guest could not come back. */
export function SignOut({ onDone }: { onDone(said: string): void }) {
  const { account } = useWords('online')
  const { busy, trouble, run } = useDoing()
  const signOut = () =>
    void run(async () => {
      const { http, forget } = getServer()
      await http.signOut()
      forgetTurns()
      onDone(account.signOutHint)
      forget()
    })
  return (
    <section className={styles.card}>
      <h2>{account.signOut}</h2>
      <p className={styles.soft}>{account.signOutHint}</p>
      <Said trouble={trouble} />
      <p>
        <Button data-action="sign-out" disabled={busy} onClick={signOut}>
          {account.signOut}
        </Button>
      </p>
    </section>
  )
}
