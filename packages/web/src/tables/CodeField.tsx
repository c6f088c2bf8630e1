import { type FormEvent, useState } from 'react'
import { goTo } from '../app/route.ts'
import styles from '../connection/online.module.css'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { placeOf } from './invitation.ts'

/** A code that was said, or a link that was sent. */
export function CodeField() {
  const { code } = useWords('online')
  const [text, setText] = useState('')
  const [bad, setBad] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const place = placeOf(text)
    setBad(place === null)
    if (place) goTo(place.page, place.key)
  }

  return (
    <form className={styles.stack} onSubmit={submit}>
      <label className={styles.stack}>
        {code.label}
        <input
          name="code"
          className={styles.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="BCDF GHJK"
          value={text}
          aria-invalid={bad}
          onChange={(event) => {
            setText(event.target.value)
            setBad(false)
          }}
        />
      </label>
      {bad && (
        <p className={styles.bad} role="alert">
          {code.none}
        </p>
      )}
      <Button type="submit" disabled={text.trim() === ''}>
        {code.open}
      </Button>
    </form>
  )
}
