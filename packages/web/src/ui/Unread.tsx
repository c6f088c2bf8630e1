import { useTexts } from '../texts/texts.ts'
import styles from './Unread.module.css'
import { SeenOnly, Unseen } from './Unseen.tsx'

/** How much was said that is not read yet. */
export function Unread({ n }: { n: number }) {
  const { pages } = useTexts()
  if (n === 0) return null
  return (
    <span className={styles.unread} data-unread={n}>
      <SeenOnly>{n}</SeenOnly>
      <Unseen>{pages.unread(n)}</Unseen>
    </span>
  )
}
