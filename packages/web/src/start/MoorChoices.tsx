import { useWords } from '../texts/texts.ts'
import { MOOR_LEVELS, type Moor, mayBeMixed } from './moor.ts'
import styles from './NewGamePage.module.css'

interface Props {
  moor: Moor
  onChange(moor: Moor): void
}

/** Farmers of the Moor: which level, and what goes with it. */
export function MoorChoices({ moor, onChange }: Props) {
  const { fresh } = useWords('online')
  return (
    <>
      <label className={styles.line}>
        <span>
          {fresh.moor} <small id="moor-hint">{fresh.moorHints[moor.level]}</small>
        </span>
        <select
          name="moor"
          value={moor.level}
          aria-describedby="moor-hint"
          onChange={(event) =>
            onChange({ ...moor, level: MOOR_LEVELS.find((each) => String(each) === event.target.value) ?? 0 })
          }
        >
          {MOOR_LEVELS.map((level) => (
            <option key={level} value={level}>
              {fresh.moorLevels[level]}
            </option>
          ))}
        </select>
      </label>
      {mayBeMixed(moor) && (
        <Check
          name="mixed"
          label={fresh.mixed}
          checked={moor.mixed}
          onChange={(mixed) => onChange({ ...moor, mixed })}
        />
      )}
      {moor.level > 0 && (
        <Check
          name="lighting"
          label={fresh.lighting}
          hint={fresh.lightingHint}
          checked={moor.lighting}
          onChange={(lighting) => onChange({ ...moor, lighting })}
        />
      )}
    </>
  )
}

interface CheckProps {
  name: string
  label: string
  hint?: string
  checked: boolean
  onChange(on: boolean): void
}

const Check = ({ name, label, hint, checked, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span>
      {label} {hint && <small>{hint}</small>}
    </span>
  </label>
)
