import type { AdminPerson } from '@furrow/server/client'
import { type FormEvent, useState } from 'react'
import online from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import type { AdminTexts } from '../texts/subjects.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './admin.module.css'

type Deed = keyof AdminTexts['done']

interface Props {
  person: AdminPerson
  /** Something was done about them. */
  onChanged(): void
  onTables(): void
  onClose(): void
}

/** Everything that can be done about somebody. */
export function PersonDialog({ person, onChanged, onTables, onClose }: Props) {
  const words = useWords('admin')
  const { people, done } = words
  const texts = useWords('online')
  const [said, setSaid] = useState('')
  const [link, setLink] = useState<string | null>(null)
  const [sure, setSure] = useState(false)
  const { busy, trouble, run } = useDoing()
  const { http } = getServer()
  const { id, name, marks } = person
  const has = (mark: AdminPerson['marks'][number]['mark']) => marks.some((one) => one.mark === mark)

  const act = (verb: Deed, wish: object = {}) =>
    void run(async () => {
      setSaid('')
      const answer = await http.admin(verb, { person: id, ...wish })
      setSaid(done[verb](answer.name))
      onChanged()
    })
  const makeLink = () =>
    void run(async () => {
      const made = await http.admin('password-link', { person: id })
      setLink(made.link.startsWith('/') ? `${location.origin}${made.link}` : made.link)
    })
  const button = (verb: Deed, text: string) => (
    <Button data-action={verb} disabled={busy} onClick={() => act(verb)}>
      {text}
    </Button>
  )

  return (
    <Dialog title={name} onClose={onClose}>
      <div role="status" data-said>
        {said !== '' && <p className={online.good}>{said}</p>}
      </div>
      <Said trouble={trouble} special={{ taken: texts.nameTaken }} />
      <p className={`${online.acts} ${styles.deeds}`}>
        {button('end-sessions', people.sessions)}
        {has('banned') && button('unban', people.unban)}
        {has('muted') && button('unmute', people.unmute)}
        {person.kind === 'claimed' &&
          (has('admin') ? button('unmake-admin', people.unmakeAdmin) : button('make-admin', people.makeAdmin))}
        <Button data-action="their-tables" onClick={onTables}>
          {people.tables}
        </Button>
        {person.kind === 'claimed' && (
          <Button data-action="password-link" disabled={busy} onClick={makeLink}>
            {people.link}
          </Button>
        )}
      </p>
      {link !== null && (
        <p>
          <code className={styles.link} data-link>
            {link}
          </code>
          <br />
          <span className={online.soft}>{people.linkHint}</span>
        </p>
      )}
      <Rename busy={busy} onRename={(wanted) => act('rename', { name: wanted })} />
      {!has('admin') && <Sentence busy={busy} onDo={act} />}
      {!has('admin') && (
        <div className={styles.form}>
          {sure ? (
            <>
              <p>{people.deleteSure(name)}</p>
              <p className={online.acts}>
                <Button
                  look="danger"
                  data-action="delete-sure"
                  disabled={busy}
                  onClick={() =>
                    void run(async () => {
                      await http.admin('delete-person', { person: id })
                      onChanged()
                      onClose()
                    })
                  }
                >
                  {people.deleteDo}
                </Button>
                <Button look="quiet" onClick={() => setSure(false)}>
                  {words.cancel}
                </Button>
              </p>
            </>
          ) : (
            <p>
              <Button look="danger" data-action="delete-person" onClick={() => setSure(true)}>
                {people.delete}
              </Button>
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}

function Rename({ busy, onRename }: { busy: boolean; onRename(name: string): void }) {
  const { people } = useWords('admin')
  const [wanted, setWanted] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onRename(wanted.trim())
    setWanted('')
  }
  return (
    <form className={styles.form} onSubmit={submit} data-form="rename">
      <label>
        {people.newName}
        <input name="new-name" maxLength={24} value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      <p>
        <Button type="submit" disabled={busy || wanted.trim() === ''}>
          {people.rename}
        </Button>
      </p>
    </form>
  )
}

/** Not let in, or not let talk: for how long and why. */
function Sentence({ busy, onDo }: { busy: boolean; onDo(verb: Deed, wish: object): void }) {
  const { people } = useWords('admin')
  const [days, setDays] = useState('')
  const [reason, setReason] = useState('')
  const wish = {
    ...(/^\d+$/.test(days) && { days: Number(days) }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  }
  return (
    <div className={styles.form} data-form="sentence">
      <label>
        {people.days}
        <input
          name="days"
          inputMode="numeric"
          maxLength={4}
          value={days}
          onChange={(event) => setDays(event.target.value.replaceAll(/\D/g, ''))}
        />
      </label>
      <label>
        {people.reason}
        <input name="reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <p className={online.acts}>
        <Button look="danger" data-action="ban" disabled={busy} onClick={() => onDo('ban', wish)}>
          {people.ban}
        </Button>
        <Button data-action="mute" disabled={busy} onClick={() => onDo('mute', wish)}>
          {people.mute}
        </Button>
      </p>
    </div>
  )
}
