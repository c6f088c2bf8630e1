import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import { PlayerName } from '../shell/PlayerName.tsx'
import { Art } from './art.tsx'
import { useTable } from './context.ts'
import styles from './Players.module.css'
import { Sheet } from './Sheet.tsx'

/** The other sheets: a line each, which unfolds into the whole sheet. */
export function Players() {
  const { update, texts, names } = useTable()
  const { view, human } = update
  const others = view.seats.filter((each) => each.seat !== human)
  if (others.length === 0) return null
  return (
    <section className={styles.others} aria-label={texts.ui.others}>
      {others.map((each) => (
        <details key={each.seat} className={styles.other}>
          <summary>
            <Token seat={each.seat} />
            <PlayerName
              seat={each.seat}
              name={at(names, each.seat)}
              first={each.seat === view.starting && <Art name="first" label={texts.ui.starting} />}
            />
            <span className={styles.actions}>{each.actions > 0 && texts.actions(each.actions)}</span>
            <span className={styles.score}>{texts.ui.score(each.total)}</span>
          </summary>
          <Sheet own={each} named={false} />
        </details>
      ))}
    </section>
  )
}
