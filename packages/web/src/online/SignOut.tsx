import { Button } from '../ui/Button.tsx'
import { getHouse } from './house.ts'
import styles from './online.module.css'
import { Said } from './Trouble.tsx'
import { useDoing } from './useDoing.ts'
import { forgetTurns } from './watch.ts'
import { useOnlineTexts } from './words.ts'

/** Only for claimed names: a guest could not come back. */
export function SignOut({ onDone }: { onDone(said: string): void }) {
  const { account } = useOnlineTexts()
  const { busy, trouble, run } = useDoing()
  const signOut = () =>
    void run(async () => {
      const { http, forget } = getHouse()
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
