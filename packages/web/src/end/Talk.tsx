import type { Room } from '../app/context.ts'
import styles from './Talk.module.css'

/** What people say to each other when the game is over. */
export function Talk({ talk }: { talk: NonNullable<Room['talk']> }) {
  return (
    <section className={styles.talk}>
      <h2 className={styles.title}>{talk.title}</h2>
      {talk.panel}
    </section>
  )
}
