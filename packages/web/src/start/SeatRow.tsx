import { LONGEST_NAME } from '../account/NameField.tsx'
import { Token } from '../art/Token.tsx'
import { levelText, likeText } from '../connection/words.ts'
import { useWords } from '../texts/texts.ts'
import { FRIEND, ME, PERSON, type Sitting } from './choices.ts'
import { levelsOf } from './levels.ts'
import styles from './NewGamePage.module.css'

interface Props {
  game: string
  number: number
}

/** At this device: a person with a name, or a bot. */
export function DeviceSeat({ game, number, seat, onChange }: Props & { seat: Sitting; onChange(seat: Sitting): void }) {
  const { fresh, named } = useWords('online')
  return (
    <div className={styles.seat}>
      <Token seat={number} />
      <select
        name={`seat-${number}`}
        aria-label={fresh.seat(number + 1)}
        value={seat.who}
        onChange={(event) => onChange({ ...seat, who: event.target.value })}
      >
        <option value={PERSON}>{fresh.person}</option>
        <Bots game={game} />
      </select>
      {seat.who === PERSON && (
        <input
          name={`name-${number}`}
          aria-label={named(fresh.seat(number + 1), fresh.name)}
          placeholder={fresh.name}
          maxLength={LONGEST_NAME}
          value={seat.name}
          autoComplete="off"
          onChange={(event) => onChange({ ...seat, name: event.target.value })}
        />
      )}
    </div>
  )
}

/** Online: the visitor, somebody who will come, or a bot. The visitor always has a seat, and can take another one. */
export function OnlineSeat({ game, number, who, onChange }: Props & { who: string; onChange(who: string): void }) {
  const { fresh } = useWords('online')
  return (
    <div className={styles.seat}>
      <Token seat={number} />
      {who === ME ? (
        <strong>{fresh.me}</strong>
      ) : (
        <select
          name={`seat-${number}`}
          aria-label={fresh.seat(number + 1)}
          value={who}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value={FRIEND}>{fresh.friend}</option>
          <Bots game={game} />
          <option value={ME}>{fresh.me}</option>
        </select>
      )}
    </div>
  )
}

function Bots({ game }: { game: string }) {
  const texts = useWords('online')
  return levelsOf(game).map((level) => (
    <option key={level} value={level}>
      {texts.room.bot(levelText(texts, level))}
    </option>
  ))
}

/** What the bots that were chosen are like, each in a line. */
export function Likes({ game, sitting }: { game: string; sitting: readonly string[] }) {
  const texts = useWords('online')
  const chosen = levelsOf(game).filter((level) => sitting.includes(level))
  if (chosen.length === 0) return null
  return (
    <ul className={styles.likes}>
      {chosen.map((level) => (
        <li key={level} data-level={level}>
          <strong>{texts.room.bot(levelText(texts, level))}</strong> — {likeText(texts, level)}
        </li>
      ))}
    </ul>
  )
}
