import type { AdminPerson } from '@furrow/server/client'
import { type FormEvent, useState } from 'react'
import { useApp } from '../app/context.ts'
import online from '../connection/online.module.css'
import { Said } from '../connection/Trouble.tsx'
import { useWords } from '../texts/texts.ts'
import { whenText } from '../texts/times.ts'
import { Button } from '../ui/Button.tsx'
import styles from './admin.module.css'
import { More } from './More.tsx'
import { PersonDialog } from './PersonDialog.tsx'
import { useList } from './useVerb.ts'

const CHOICES = ['all', 'claimed', 'guest', 'program', 'admin', 'banned', 'muted'] as const
type Choice = (typeof CHOICES)[number]
const isKind = (choice: Choice): choice is AdminPerson['kind'] => ['claimed', 'guest', 'program'].includes(choice)

const wishOf = (choice: Choice, text: string) => ({
  ...(text !== '' && { text }),
  ...(isKind(choice) ? { kind: choice } : choice !== 'all' && { mark: choice }),
})

/** Everybody there is, and what can be done about them. */
export function People({ onTables }: { onTables(person: AdminPerson): void }) {
  const { people, loading, none, manage, manageOf } = useWords('admin')
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const [choice, setChoice] = useState<Choice>('claimed')
  const { rows, trouble, look, more } = useList('people', wishOf(choice, text), ({ id }) => id)
  const [open, setOpen] = useState<AdminPerson | null>(null)
  const find = (event: FormEvent) => {
    event.preventDefault()
    setText(typed.trim())
  }
  const nameOf = (each: Choice): string =>
    each === 'all' ? people.all : isKind(each) ? people.kinds[each] : people.marks[each]
  return (
    <>
      <form className={styles.filters} onSubmit={find}>
        <label>
          {people.search}
          <input name="search" maxLength={40} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
        <label>
          {people.kind}
          <select
            name="kind"
            value={choice}
            onChange={(event) => setChoice(CHOICES.find((each) => each === event.target.value) ?? 'all')}
          >
            {CHOICES.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" data-action="find">
          {people.find}
        </Button>
      </form>
      <Said trouble={trouble} />
      {rows === null ? trouble === null && <p>{loading}</p> : rows.length === 0 && <p>{none}</p>}
      <ul className={styles.list}>
        {rows?.map((person) => (
          <li key={person.id} className={styles.row} data-person={person.name}>
            <About person={person} />
            <Button data-action="manage" aria-label={manageOf(person.name)} onClick={() => setOpen(person)}>
              {manage}
            </Button>
          </li>
        ))}
      </ul>
      <More more={more} />
      {open && (
        <PersonDialog
          person={rows?.find(({ id }) => id === open.id) ?? open}
          onChanged={look}
          onTables={() => onTables(open)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function About({ person: { name, kind, seen, marks } }: { person: AdminPerson }) {
  const { people } = useWords('admin')
  const { settings } = useApp()
  return (
    <div className={styles.about}>
      <strong>{name}</strong>
      {marks.map(({ mark, until }) => (
        <span key={mark} className={styles.mark} data-mark={mark}>
          {until === null ? people.marks[mark] : people.until(people.marks[mark], whenText(settings.language, until))}
        </span>
      ))}
      <div className={online.soft}>
        {people.kinds[kind]} · {seen === null ? people.never : people.seen(whenText(settings.language, seen))}
      </div>
    </div>
  )
}
