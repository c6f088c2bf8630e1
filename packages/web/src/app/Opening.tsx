import { useEffect } from 'react'
import { useTexts } from '../texts/texts.ts'
import { awaited } from './atRest.ts'
import styles from './Opening.module.css'

/** While the next screen is on its way; whoever has a quick device never sees it. */
export function Opening() {
  useEffect(awaited, [])
  return (
    <p className={styles.opening} role="status">
      {useTexts().ui.opening}
    </p>
  )
}
