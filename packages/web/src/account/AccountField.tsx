import styles from '../connection/online.module.css'
import { LONGEST_NAME } from './NameField.tsx'

interface Props {
  name: string
  label: string
  value: string
  onChange(value: string): void
}

/** Whose account it is: a name that was claimed, or is about to be. */
export function AccountField({ name, label, value, onChange }: Props) {
  return (
    <label className={styles.stack}>
      {label}
      <input
        name={name}
        className={styles.field}
        autoComplete="username"
        maxLength={LONGEST_NAME}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
