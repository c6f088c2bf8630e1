import { useTexts } from '../texts/texts.ts'
import styles from './Opening.module.css'

/** While the next screen is on its way; whoever has a quick device never sees it. */
export function Opening() {
  return (
    <p className={styles.opening} role="status">
      {useTexts().ui.opening}
    </p>
  )
}
