import type { Me } from '@furrow/server/client'
import { type FormEvent, useState } from 'react'
import styles from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'

export const LONGEST_NAME = 24

/** The field has just taken the place of the button that was pressed. */
const focus = (field: HTMLInputElement | null): void => field?.focus()

/** The visitor's name, to be changed on the spot. */
export function NameField({ me }: { me: Me }) {
  const texts = useWords('online')
  const { http, become } = getServer()
  const [wanted, setWanted] = useState<string | null>(null)
  const { busy, trouble, run } = useDoing()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const name = wanted?.trim() ?? ''
    if (name === '') return
    void run(async () => {
      if (name !== me.name) become(await http.rename(name))
      setWanted(null)
    })
  }

  if (wanted === null)
    return (
      <p className={styles.acts}>
        <strong className={styles.name} data-me>
          {me.name}
        </strong>
        <Button data-action="rename" onClick={() => setWanted(me.name)}>
          {texts.name.change}
        </Button>
      </p>
    )
  return (
    <form className={styles.stack} onSubmit={submit}>
      <input
        name="name"
        className={styles.field}
        aria-label={texts.name.label}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        value={wanted}
        ref={focus}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Said trouble={trouble} special={{ taken: texts.nameTaken }} />
      <p className={styles.acts}>
        <Button look="main" type="submit" disabled={busy || wanted.trim() === ''}>
          {texts.name.keep}
        </Button>
        <Button look="quiet" onClick={() => setWanted(null)}>
          {texts.name.cancel}
        </Button>
      </p>
    </form>
  )
}
