import type { ReactNode } from 'react'
import styles from './Unseen.module.css'

/** Words for those who listen instead of looking. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>
}

/** Pictures and numbers for those who look; the words beside them say the same. */
export function SeenOnly({ children }: { children: ReactNode }) {
  return (
    <span className={styles.seen} aria-hidden="true">
      {children}
    </span>
  )
}
