import { useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { useSnapshot } from './context.ts'
import styles from './SettingsDialog.module.css'

/** Copies the exact position as a record, so that whoever gets it sees the same table. */
export function Report() {
  const { pages } = useTexts()
  const { update } = useSnapshot()
  const [state, setState] = useState<'' | 'copied' | 'refused'>('')
  if (!update) return null
  const text = update.stored ?? JSON.stringify(update.seen)
  const copy = () =>
    copyText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  return (
    <div className={styles.report}>
      <Button data-action="report" onClick={() => void copy()}>
        {pages.settings.report}
      </Button>
      <p role="status">
        {state === '' && pages.settings.reportHint}
        {state === 'copied' && pages.settings.copied}
        {state === 'refused' && pages.settings.copyYourself}
      </p>
      {state === 'refused' && <textarea readOnly value={text} aria-label={pages.settings.report} />}
    </div>
  )
}

/** Some browsers, and pages without encryption, have no clipboard. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
