import type { ReactNode } from 'react'
import styles from './Unseen.module.css'

/** Words for those who listen instead of looking. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>
}

/** Says to those who listen what is new, when they have a moment. */
export function Announced({ children }: { children: ReactNode }) {
  return (
    <p className={styles.unseen} aria-live="polite">
      {children}
    </p>
  )
}

/** Pictures and numbers for those who look; the words beside them say the same. */
export function SeenOnly({ children }: { children: ReactNode }) {
  return (
    <span className={styles.seen} aria-hidden="true">
      {children}
    </span>
  )
}
