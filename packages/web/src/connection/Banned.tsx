import { ServerRefusal } from '@furrow/server/client'
import { useApp } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import { useWords } from '../texts/texts.ts'
import { whenText } from '../texts/times.ts'
import { Button } from '../ui/Button.tsx'
import styles from './online.module.css'
import { getServer } from './server.ts'

/** Somebody who is not let in: until when and why, and what they may do all the same. */
export function Banned({ trouble }: { trouble: unknown }) {
  const words = useWords('account')
  const { account, playHere, toStart } = useWords('online')
  const { settings } = useApp()
  const { until = null, note = '' } = trouble instanceof ServerRefusal ? trouble.details : {}
  const signOut = () => {
    const { http, forget, arrive } = getServer()
    void http.signOut().then(
      () => {
        forget()
        return arrive(settings.language)
      },
      () => undefined,
    )
  }
  return (
    <div className={styles.trouble} data-banned>
      <p role="alert">{words.banned(until === null ? null : whenText(settings.language, until))}</p>
      {note !== '' && <p>{words.reason(note)}</p>}
      <p className={styles.acts}>
        <Button data-action="sign-out" onClick={signOut}>
          {account.signOut}
        </Button>
        <a href={hrefOf('new', 'device')}>{playHere}</a>
        <a href={hrefOf('start')}>{toStart}</a>
      </p>
    </div>
  )
}
