import { type FormEvent, useState } from 'react'
import { useApp } from '../app/context.ts'
import online from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { whenText } from '../texts/times.ts'
import { Button } from '../ui/Button.tsx'
import styles from './admin.module.css'
import { useVerb } from './useVerb.ts'

/** Links with which somebody new may sign up. */
export function Invitations() {
  const { invitations } = useWords('admin')
  const { settings } = useApp()
  const { data, trouble, look } = useVerb('invitations', '{}')
  const { busy, trouble: failed, run } = useDoing()
  const [uses, setUses] = useState('1')
  const [days, setDays] = useState('14')
  const [note, setNote] = useState('')
  const [link, setLink] = useState<string | null>(null)
  const { http } = getServer()
  function submit(event: FormEvent): void {
    event.preventDefault()
    void run(async () => {
      const made = await http.admin('invite', { uses: Number(uses), days: Number(days), note: note.trim() })
      setLink(made.link.startsWith('/') ? `${location.origin}${made.link}` : made.link)
      setNote('')
      look()
    })
  }
  const withdraw = (invitation: string) =>
    void run(async () => {
      await http.admin('withdraw', { invitation })
      look()
    })
  const number = (text: string) => text.replaceAll(/\D/g, '')
  return (
    <>
      <p className={online.soft}>{invitations.hint}</p>
      <form className={styles.filters} onSubmit={submit} data-form="invite">
        <label>
          {invitations.uses}
          <input
            name="uses"
            inputMode="numeric"
            maxLength={3}
            value={uses}
            onChange={(event) => setUses(number(event.target.value))}
          />
        </label>
        <label>
          {invitations.days}
          <input
            name="invite-days"
            inputMode="numeric"
            maxLength={4}
            value={days}
            onChange={(event) => setDays(number(event.target.value))}
          />
        </label>
        <label>
          {invitations.note}
          <input name="note" maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
        </label>
        <Button look="main" type="submit" disabled={busy || !(Number(uses) > 0) || !(Number(days) > 0)}>
          {invitations.make}
        </Button>
      </form>
      <Said trouble={trouble ?? failed} />
      <div role="status">
        {link !== null && (
          <p>
            {invitations.link}
            <br />
            <code className={styles.link} data-link>
              {link}
            </code>
          </p>
        )}
      </div>
      {data?.length === 0 && <p>{invitations.none}</p>}
      <ul className={styles.list}>
        {data?.map((one) => (
          <li key={one.id} className={styles.row} data-invitation>
            <div className={styles.about}>
              <strong>{one.note || '–'}</strong>
              <div className={online.soft}>
                {invitations.left(one.uses)}
                {one.until !== null && ` · ${invitations.until(whenText(settings.language, one.until))}`}
              </div>
            </div>
            <Button
              data-action="withdraw"
              disabled={busy}
              aria-label={invitations.withdrawOf(one.note)}
              onClick={() => withdraw(one.id)}
            >
              {invitations.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
