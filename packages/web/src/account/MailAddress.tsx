import type { MailInfo } from '@furrow/server/client'
import { type FormEvent, useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'

/** Where one gets mail, and about what. */
export function MailAddress() {
  const { mail } = useWords('account')
  const { settings } = useApp()
  const [info, setInfo] = useState<MailInfo | null>(null)
  const [missing, setMissing] = useState<unknown>(null)
  const [address, setAddress] = useState('')
  const [sent, setSent] = useState('')
  const { busy, trouble, run } = useDoing()
  const { http } = getServer()
  useEffect(() => void http.mail().then(setInfo, setMissing), [http])

  function submit(event: FormEvent): void {
    event.preventDefault()
    const wanted = address.trim()
    void run(async () => {
      setInfo(await http.setMail(wanted, settings.language))
      setAddress('')
      setSent(wanted)
    })
  }
  const drop = () =>
    void run(async () => {
      await http.dropMail()
      setInfo(null)
      setSent('')
    })
  return (
    <form className={styles.card} onSubmit={submit} data-form="mail">
      <h2>{mail.title}</h2>
      <p className={styles.soft}>{mail.hint}</p>
      <Said trouble={trouble ?? missing} />
      <p role="status">{sent !== '' && mail.sent(sent)}</p>
      {info ? (
        <>
          <p>
            <strong className={styles.name}>{info.address}</strong>{' '}
            <span className={styles.soft}>({info.confirmed ? mail.confirmed : mail.waiting})</span>
          </p>
          <label className={styles.acts}>
            <input
              type="checkbox"
              name="turns"
              checked={info.turns}
              disabled={busy}
              onChange={(event) => {
                const { checked } = event.target
                void run(async () => setInfo(await http.setMailTurns(checked)))
              }}
            />
            {mail.turns}
          </label>
          <p>
            <Button data-action="drop-mail" disabled={busy} onClick={drop}>
              {mail.drop}
            </Button>
          </p>
        </>
      ) : (
        <>
          <label className={styles.stack}>
            {mail.address}
            <input
              type="email"
              name="address"
              className={styles.field}
              autoComplete="email"
              maxLength={200}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </label>
          <p>
            <Button type="submit" disabled={busy || !address.includes('@')}>
              {mail.keep}
            </Button>
          </p>
        </>
      )}
    </form>
  )
}
