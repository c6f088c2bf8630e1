import { useId } from 'react'
import styles from '../connection/online.module.css'
import { useWords } from '../texts/texts.ts'

const SHORTEST = 8
const LONGEST = 200

export const isLongEnough = (password: string): boolean => password.length >= SHORTEST

interface Props {
  name: string
  label: string
  value: string
  /** A new one has to be long enough, and the browser may propose one. */
  fresh?: boolean
  onChange(value: string): void
}

export function PasswordField({ name, label, value, fresh = false, onChange }: Props) {
  const { account } = useWords('online')
  const hint = useId()
  return (
    <>
      <label className={styles.stack}>
        {label}
        <input
          type="password"
          name={name}
          className={styles.field}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          maxLength={LONGEST}
          value={value}
          aria-describedby={fresh ? hint : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      {fresh && (
        <p id={hint} className={styles.soft}>
          {value !== '' && !isLongEnough(value) ? account.passwordShort : account.passwordHint}
        </p>
      )}
    </>
  )
}

/** The name beside a password, so that password managers keep both together; nobody has to see it twice. */
export function NameForManager({ name }: { name: string }) {
  return <input type="text" name="username" autoComplete="username" readOnly hidden value={name} />
}
