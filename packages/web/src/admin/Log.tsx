import type { AdminNote } from '@furrow/server/client'
import { useState } from 'react'
import { useApp } from '../app/context.ts'
import online from '../connection/online.module.css'
import { Said } from '../connection/Trouble.tsx'
import type { AdminTexts } from '../texts/subjects.ts'
import { useWords } from '../texts/texts.ts'
import { whenText } from '../texts/times.ts'
import styles from './admin.module.css'
import { More } from './More.tsx'
import { useList } from './useVerb.ts'

const KINDS = ['all', 'deed', 'refused'] as const
type Kind = (typeof KINDS)[number]

const whatText = ({ log }: AdminTexts, what: string): string =>
  Object.hasOwn(log.what, what) ? ((log.what as Record<string, string>)[what] ?? what) : what

const whoText = ({ log }: AdminTexts, { kind, actor, actorName }: AdminNote): string =>
  kind === 'refused' ? log.notIn : actor === '' ? log.machine : actorName || actor

/** What administrators did, and who was not let in. */
export function Log() {
  const words = useWords('admin')
  const { log } = words
  const { settings } = useApp()
  const [kind, setKind] = useState<Kind>('all')
  const { rows, trouble, more } = useList('log', kind === 'all' ? {} : { kind }, ({ id }) => id)
  return (
    <>
      <div className={styles.filters}>
        <label>
          {log.kind}
          <select
            name="log-kind"
            value={kind}
            onChange={(event) => setKind(KINDS.find((each) => each === event.target.value) ?? 'all')}
          >
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {log[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Said trouble={trouble} />
      {rows === null ? trouble === null && <p>{words.loading}</p> : rows.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {rows?.map((note) => (
          <li key={note.id} className={styles.row} data-note={note.what}>
            <div className={styles.about}>
              <strong>{whoText(words, note)}</strong> · {whatText(words, note.what)}
              {(note.name || note.about) !== '' && ` · ${note.name || note.about}`}
              {note.more !== '' && <span className={online.soft}> · {note.more}</span>}
              <div className={online.soft}>{whenText(settings.language, note.at)}</div>
            </div>
          </li>
        ))}
      </ul>
      <More more={more} />
    </>
  )
}
