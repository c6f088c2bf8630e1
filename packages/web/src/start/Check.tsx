import styles from './NewGamePage.module.css'

interface Props {
  name: string
  label: string
  hint: string
  checked: boolean
  onChange(on: boolean): void
}

/** Something that can be had or not, with a line that explains it. */
export function Check({ name, label, hint, checked, onChange }: Props) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label} <small>{hint}</small>
      </span>
    </label>
  )
}
