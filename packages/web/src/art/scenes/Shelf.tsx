import type { ReactNode } from 'react'
import styles from './Shelf.module.css'

/** The wooden shelf on which majors lie. */
export function Shelf({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={className ? `${styles.shelf} ${className}` : styles.shelf}>{children}</div>
}
