import { Token } from '../art/Token.tsx'
import { useTexts } from '../texts/texts.ts'
import { LEVELS } from './levels.ts'
import styles from './NewGamePage.module.css'
import { NOBODY, PERSON, type Sitting } from './seats.ts'

interface Props {
  number: number
  seat: Sitting
  onChange(changed: Partial<Sitting>): void
}

/** Who sits there: a person with a name, a bot, or nobody. */
export function SeatRow({ number, seat, onChange }: Props) {
  const { pages } = useTexts()
  const { fresh } = pages
  return (
    <div className={styles.seat}>
      <Token seat={number} />
      <select
        name={`seat-${number}`}
        aria-label={fresh.seat(number + 1)}
        value={seat.who}
        onChange={(event) => onChange({ who: event.target.value })}
      >
        <option value={PERSON}>{fresh.person}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {fresh.level[level]}
          </option>
        ))}
        <option value={NOBODY}>{fresh.nobody}</option>
      </select>
      {seat.who === PERSON && (
        <input
          name={`name-${number}`}
          aria-label={`${fresh.seat(number + 1)}: ${fresh.name}`}
          placeholder={fresh.name}
          maxLength={20}
          value={seat.name}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
    </div>
  )
}
