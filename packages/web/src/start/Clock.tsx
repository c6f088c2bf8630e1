import { useWords } from '../texts/texts.ts'
import { type Choices, DAYS, EXTRAS, MINUTES, PACES } from './choices.ts'
import styles from './NewGamePage.module.css'
import { Pick, PickNumber } from './Pick.tsx'

interface Props {
  choices: Choices
  onChange(changed: Partial<Choices>): void
}

/** How long people may think. */
export function Clock({ choices, onChange }: Props) {
  const { fresh } = useWords('online')
  const { pace, minutes, extra, days } = choices
  return (
    <div className={styles.column}>
      <Pick
        label={fresh.clock}
        name="pace"
        all={PACES}
        now={pace}
        word={(each) => fresh.paces[each]}
        hint={(each) => fresh.pacesHint[each]}
        onChoose={(each) => onChange({ pace: each })}
      />
      {pace === 'live' && (
        <div className={styles.group}>
          <PickNumber
            label={fresh.minutes}
            name="minutes"
            all={MINUTES}
            now={minutes}
            onChoose={(n) => onChange({ minutes: n })}
          />
          <PickNumber
            label={fresh.extra}
            name="extra"
            all={EXTRAS}
            now={extra}
            onChoose={(n) => onChange({ extra: n })}
          />
        </div>
      )}
      {pace === 'days' && (
        <div className={styles.group}>
          <PickNumber label={fresh.days} name="days" all={DAYS} now={days} onChoose={(n) => onChange({ days: n })} />
        </div>
      )}
    </div>
  )
}
