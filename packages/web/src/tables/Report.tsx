import type { TableInfo } from '@furrow/server/client'
import { type FormEvent, useState } from 'react'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import chat from './Chat.module.css'

interface Props {
  title: string
  said?: string
  onSend(note: string): Promise<unknown>
  onClose(): void
}

/** Tells those who run the site what is wrong. */
function ReportDialog({ title, said, onSend, onClose }: Props) {
  const { report } = useWords('account')
  const [note, setNote] = useState('')
  const [done, setDone] = useState(false)
  const { busy, trouble, run } = useDoing()
  function submit(event: FormEvent): void {
    event.preventDefault()
    void run(async () => {
      await onSend(note.trim())
      setDone(true)
    })
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {done ? (
        <p role="status">{report.done}</p>
      ) : (
        <form className={styles.stack} onSubmit={submit} data-form="report">
          {said !== undefined && <blockquote className={styles.known}>{said}</blockquote>}
          <p className={styles.soft}>{report.hint}</p>
          <label className={styles.stack}>
            {report.note}
            <textarea
              name="report-note"
              className={styles.field}
              rows={3}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </label>
          <Said trouble={trouble} />
          <p>
            <Button look="main" type="submit" disabled={busy}>
              {report.do}
            </Button>
          </p>
        </form>
      )}
    </Dialog>
  )
}

/** Beside a line of talk. */
export function ReportLine({ table, line, name, said }: { table: string; line: number; name: string; said: string }) {
  const { report } = useWords('account')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        className={chat.report}
        data-action="report-line"
        aria-label={report.line(name)}
        onClick={() => setOpen(true)}
      >
        {report.open}
      </Button>
      {open && (
        <ReportDialog
          title={report.line(name)}
          said={said}
          onSend={(note) => getServer().http.report(table, { line, note })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Beside somebody else's name; nothing for bots, programs and oneself. */
export function ReportPerson({ info, seat }: { info: TableInfo; seat: number }) {
  const { report } = useWords('account')
  const [open, setOpen] = useState(false)
  const sitter = info.seats[seat]
  if (sitter?.kind !== 'person' || sitter.me) return null
  return (
    <>
      <Button
        look="quiet"
        data-action="report-person"
        aria-label={report.person(sitter.name)}
        onClick={() => setOpen(true)}
      >
        {report.open}
      </Button>
      {open && (
        <ReportDialog
          title={report.person(sitter.name)}
          onSend={(note) => getServer().http.report(info.id, { seat, note })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Everybody else at the table, where their names cannot be pressed. */
export function ReportPlayers({ info }: { info: TableInfo }) {
  const { report } = useWords('account')
  const others = info.seats.flatMap((seat, i) => (seat.kind === 'person' && !seat.me ? [{ name: seat.name, i }] : []))
  if (others.length === 0) return null
  return (
    <section className={styles.stack} data-part="report">
      <h3>{report.players}</h3>
      {others.map(({ name, i }) => (
        <p key={i} className={styles.acts}>
          <span>{name}</span>
          <ReportPerson info={info} seat={i} />
        </p>
      ))}
    </section>
  )
}
