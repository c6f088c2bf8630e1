import { goTo, hrefOf, useRoute } from '../app/route.ts'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { useWords } from '../texts/texts.ts'
import { Page } from '../ui/Page.tsx'
import { SignUp } from './SignUp.tsx'

/** Signing up with an invitation. `#/welcome/<invitation>` */
export default function WelcomePage() {
  const { entry } = useWords('account')
  const { rest } = useRoute()
  const [invitation = ''] = rest
  return (
    <Page title={entry.title}>
      <div className={styles.two}>
        <div className={styles.column}>
          <SignUp
            invitation={invitation}
            onDone={(me) => {
              getServer().become(me)
              goTo('online')
            }}
          />
          <p>
            {entry.member} <a href={hrefOf('account')}>{useWords('online').account.signInDo}</a>
          </p>
        </div>
      </div>
    </Page>
  )
}
