import { type FormEvent, useState } from 'react'
import { goTo } from '../app/route.ts'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { getSite } from '../connection/site.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { AccountField } from './AccountField.tsx'
import { freshCode } from './freshCode.ts'
import { isLongEnough, PasswordField } from './PasswordField.tsx'

/** Ways back for somebody who has forgotten the password. */
export default function RecoverPage() {
  const { forgot } = useWords('account')
  return (
    <Page title={forgot.title}>
      <div className={styles.two}>
        <div className={styles.column}>
          <ByCode />
        </div>
        <div className={styles.column}>
          {getSite().mail && <ByMail />}
          <p className={styles.soft}>{forgot.otherwise}</p>
        </div>
      </div>
    </Page>
  )
}

function ByCode() {
  const { forgot } = useWords('account')
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const { busy, trouble, run } = useDoing()
  const ready = name.trim() !== '' && code.trim() !== '' && isLongEnough(password)
  function submit(event: FormEvent): void {
    event.preventDefault()
    const { http, become } = getServer()
    if (!ready) return
    void run(async () => {
      const { recovery, ...me } = await http.recoverByCode(name.trim(), code, password)
      become(me)
      freshCode.set(recovery)
      goTo('account')
    })
  }
  return (
    <form className={styles.card} onSubmit={submit} data-form="recover">
      <h2>{forgot.byCode}</h2>
      <AccountField name="recover-name" label={forgot.name} value={name} onChange={setName} />
      <label className={styles.stack}>
        {forgot.code}
        <input
          name="recover-code"
          className={styles.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <p className={styles.soft}>{forgot.codeHint}</p>
      <PasswordField name="recover-password" label={forgot.fresh} value={password} fresh onChange={setPassword} />
      <Said trouble={trouble} special={{ 'wrong-password': forgot.wrong }} />
      <p>
        <Button look="main" type="submit" disabled={busy || !ready}>
          {forgot.do}
        </Button>
      </p>
    </form>
  )
}

function ByMail() {
  const { forgot } = useWords('account')
  const [name, setName] = useState('')
  const [sent, setSent] = useState(false)
  const { busy, trouble, run } = useDoing()
  function submit(event: FormEvent): void {
    event.preventDefault()
    void run(async () => {
      await getServer().http.recoverByMail(name.trim())
      setSent(true)
    })
  }
  return (
    <form className={styles.card} onSubmit={submit} data-form="recover-mail">
      <h2>{forgot.byMail}</h2>
      <p className={styles.soft}>{forgot.byMailHint}</p>
      <AccountField name="mail-name" label={forgot.name} value={name} onChange={setName} />
      <Said trouble={trouble} />
      <p role="status">{sent && forgot.mailDone}</p>
      <p>
        <Button type="submit" disabled={busy || name.trim() === ''}>
          {forgot.mailDo}
        </Button>
      </p>
    </form>
  )
}
