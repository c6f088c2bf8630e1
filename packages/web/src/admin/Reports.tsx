import type { AdminPerson, AdminReport } from '@furrow/server/client'
import { useState } from 'react'
import { useApp } from '../app/context.ts'
import online from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { whenText } from '../texts/times.ts'
import { Button } from '../ui/Button.tsx'
import styles from './admin.module.css'
import { PersonDialog } from './PersonDialog.tsx'
import { useVerb } from './useVerb.ts'

/** What players have reported. */
export function Reports({ onTables }: { onTables(person: Pick<AdminPerson, 'id' | 'name'>): void }) {
  const { reports, loading, people } = useWords('admin')
  const [closed, setClosed] = useState(false)
  const { data, trouble, look } = useVerb('reports', JSON.stringify({ closed }))
  const { busy, trouble: failed, run } = useDoing()
  const [open, setOpen] = useState<AdminPerson | null>(null)
  const { http } = getServer()

  const close = (report: string) =>
    void run(async () => {
      await http.admin('close-report', { report })
      look()
    })
  const drop = ({ table, line }: AdminReport) =>
    void run(async () => {
      await http.admin('delete-line', { table, number: line })
      look()
    })
  const person = ({ about }: AdminReport) =>
    void run(async () => {
      const found = await http.admin('people', { text: about.name })
      setOpen(found.find(({ id }) => id === about.id) ?? null)
    })
  return (
    <>
      <div className={styles.filters}>
        <label>
          {people.kind}
          <select
            name="reports"
            value={closed ? 'closed' : 'open'}
            onChange={(event) => setClosed(event.target.value === 'closed')}
          >
            <option value="open">{reports.open}</option>
            <option value="closed">{reports.closed}</option>
          </select>
        </label>
      </div>
      <Said trouble={trouble ?? failed} />
      {data === null ? trouble === null && <p>{loading}</p> : data.length === 0 && <p>{reports.none}</p>}
      <ul className={styles.list}>
        {data?.map((report) => (
          <li key={report.id} className={styles.row} data-report={report.id}>
            <About report={report} />
            <p className={online.acts}>
              {report.closed === null && (
                <Button look="main" data-action="close-report" disabled={busy} onClick={() => close(report.id)}>
                  {reports.close}
                </Button>
              )}
              {report.about.name !== '' && (
                <Button data-action="report-person" disabled={busy} onClick={() => person(report)}>
                  {reports.person}
                </Button>
              )}
              {report.line !== null && report.closed === null && (
                <Button data-action="report-line" disabled={busy} onClick={() => drop(report)}>
                  {reports.line}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {open && (
        <PersonDialog person={open} onChanged={look} onTables={() => onTables(open)} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

function About({ report: { at, by, about, said, note } }: { report: AdminReport }) {
  const { reports } = useWords('admin')
  const { settings } = useApp()
  return (
    <div className={styles.about}>
      <strong>{reports.about(by.name || reports.somebody, about.name || reports.somebody)}</strong>
      <div className={online.soft}>{whenText(settings.language, at)}</div>
      {said !== null && <blockquote className={styles.said}>{said}</blockquote>}
      {note !== '' && <div>{note}</div>}
    </div>
  )
}
