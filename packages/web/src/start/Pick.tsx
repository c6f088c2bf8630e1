import styles from './NewGamePage.module.css'

interface Props<T extends string | number> {
  label: string
  name: string
  all: readonly T[]
  now: T
  word(value: T): string
  hint?(value: T): string
  onChoose(value: T): void
}

/** One of a few, each with a word and perhaps a sentence. */
export function Pick<T extends string | number>({ label, name, all, now, word, hint, onChoose }: Props<T>) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={hint ? styles.picks : styles.row} data-many={all.length > 2}>
        {all.map((value) => (
          <label key={value} className={styles.pick}>
            <input type="radio" name={name} value={value} checked={value === now} onChange={() => onChoose(value)} />
            <span>
              <strong>{word(value)}</strong>
              {hint && <small>{hint(value)}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface LineProps {
  label: string
  name: string
  all: readonly number[]
  now: number
  onChoose(value: number): void
}

/** A number out of a few sensible ones. */
export function PickNumber({ label, name, all, now, onChoose }: LineProps) {
  return (
    <label className={styles.line}>
      {label}
      <select name={name} value={now} onChange={(event) => onChoose(Number(event.target.value))}>
        {all.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  )
}
