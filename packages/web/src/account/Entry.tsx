import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { getSite } from '../connection/site.ts'
import { useWords } from '../texts/texts.ts'
import { SignIn } from './SignIn.tsx'
import { SignUp } from './SignUp.tsx'

/** The way in where guests are not let in. */
export function Entry() {
  const { entry } = useWords('account')
  const { signUps } = getSite()
  return (
    <>
      <p>{entry.noGuests}</p>
      <div className={styles.two} data-entry>
        <div className={styles.column}>
          <SignIn onDone={() => undefined} />
        </div>
        <div className={styles.column}>
          {signUps === 'open' ? (
            <SignUp onDone={getServer().become} />
          ) : (
            <p className={styles.card}>{signUps === 'closed' ? entry.closed : entry.needsInvitation}</p>
          )}
        </div>
      </div>
    </>
  )
}
