import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './online.module.css'
import { useConnection } from './server.ts'

/** Says when the connection is gone; nothing while it stands. */
export function ConnectionNotice({ onRetry }: { onRetry(): void }) {
  const { connection } = useWords('online')
  const { status } = useConnection()
  if (status === 'open') return null
  return (
    <p className={styles.notice} role="status" data-connection={status}>
      {connection[status]}{' '}
      {status === 'closed' && (
        <Button data-action="reconnect" onClick={onRetry}>
          {connection.retry}
        </Button>
      )}
    </p>
  )
}
