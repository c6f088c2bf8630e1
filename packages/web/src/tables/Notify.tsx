import { useState } from 'react'
import styles from '../connection/online.module.css'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { canTell } from './watch.ts'

/** Messages of the browser are allowed by this button only, never asked for by the page itself. */
export function Notify() {
  const { notify } = useWords('online')
  const [permission, setPermission] = useState(() => (canTell() ? Notification.permission : null))
  if (permission === null) return null
  return (
    <section className={styles.card}>
      <h2>{notify.title}</h2>
      {permission === 'default' ? (
        <>
          <p className={styles.soft}>{notify.hint}</p>
          <Button data-action="notify" onClick={() => void Notification.requestPermission().then(setPermission)}>
            {notify.allow}
          </Button>
        </>
      ) : (
        <p className={styles.soft}>{permission === 'granted' ? notify.allowed : notify.denied}</p>
      )}
    </section>
  )
}
