import type { Me } from '@furrow/server/client'
import { useEffect } from 'react'
import { hrefOf } from '../app/route.ts'
import { Arrived } from '../connection/Arrived.tsx'
import styles from '../connection/online.module.css'
import { getSite } from '../connection/site.ts'
import { makeValue, useValue } from '../connection/value.ts'
import { useWords } from '../texts/texts.ts'
import { Page } from '../ui/Page.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { ClaimName } from './ClaimName.tsx'
import { Everything } from './Everything.tsx'
import { MailAddress } from './MailAddress.tsx'
import { NameField } from './NameField.tsx'
import { Programs } from './Programs.tsx'
import { FreshCode, NewCode } from './RecoveryCode.tsx'
import { Sessions } from './Sessions.tsx'
import { SignIn } from './SignIn.tsx'
import { SignOut } from './SignOut.tsx'

/** What was done last. It outlives the change from one person to another, after which the page is drawn anew. */
const done = makeValue('')

/** One's name, and on which devices one is known by it. */
export default function AccountPage() {
  const { account } = useWords('online')
  useEffect(() => () => done.set(''), [])
  return <Arrived title={account.title}>{(me) => <Account key={me.id} me={me} />}</Arrived>
}

function Account({ me }: { me: Me }) {
  const texts = useWords('online')
  const { account, name } = texts
  const { site } = useWords('account')
  const said = useValue(done)
  return (
    <Page title={account.title}>
      <div role="status" className={styles.said} data-done>
        {said !== '' && <p className={styles.good}>{said}</p>}
      </div>
      <div className={styles.two}>
        <div className={styles.column}>
          <section className={styles.card}>
            <h2>{account.name}</h2>
            <NameField me={me} />
            <p className={styles.soft}>{account.nameHint}</p>
            <p className={styles.soft}>{me.claimed ? name.claimed : name.guest}</p>
            <a href={hrefOf('online')}>{texts.toOnline}</a>
          </section>
          {me.admin && (
            <a className={styles.big} data-action="admin" href={hrefOf('admin')}>
              <strong>{site.admin}</strong>
            </a>
          )}
          <FreshCode />
          {!me.claimed && getSite().signUps === 'open' && <ClaimName me={me} onDone={done.set} />}
          {me.claimed && <ChangePassword me={me} onDone={done.set} />}
          {me.claimed && <NewCode me={me} />}
          {me.claimed && <SignOut onDone={done.set} />}
        </div>
        <div className={styles.column}>
          {!me.claimed && <SignIn onDone={done.set} />}
          {me.claimed && getSite().mail && <MailAddress />}
          <Sessions />
          {me.claimed && <Programs />}
          <Everything me={me} onDone={done.set} />
        </div>
      </div>
    </Page>
  )
}
