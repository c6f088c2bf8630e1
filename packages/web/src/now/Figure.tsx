import styles from './FeedPanel.module.css'

/** A number of the harvest, with its word; `bad`: it is one to worry about. */
export function Figure({ label, n, bad = false }: { label: string; n: number; bad?: boolean }) {
  return (
    <div className={styles.figure} data-bad={bad}>
      <dt>{label}</dt>
      <dd>{n}</dd>
    </div>
  )
}
