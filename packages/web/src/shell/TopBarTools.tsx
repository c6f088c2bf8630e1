import { Suspense, useState } from 'react'
import { later } from '../app/later.tsx'
import { SettingsDialog } from '../app/SettingsDialog.tsx'
import type { GameName } from '../contract/options.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import styles from './TopBar.module.css'

const HelpDialog = later(() => import('./TopBarHelp.tsx'))

/** Rules and settings, within reach at every table and at every size; `?` opens the rules too. */
export function TopBarTools({ game }: { game: GameName }) {
  const { ui, pages } = useTexts()
  const [open, setOpen] = useState<'help' | 'settings' | null>(null)
  useShortcuts((event) => {
    if (event.key !== '?') return
    event.preventDefault()
    setOpen('help')
  })
  const close = () => setOpen(null)
  return (
    <>
      <Button
        look="quiet"
        className={styles.sign}
        data-action="help"
        aria-label={pages.help.title}
        aria-keyshortcuts="?"
        title={pages.help.hint}
        onClick={() => setOpen('help')}
      >
        ?<span className={styles.long}>{pages.rules.title}</span>
      </Button>
      <Button look="quiet" className={styles.sign} aria-label={ui.settings} onClick={() => setOpen('settings')}>
        ⚙<span className={styles.long}>{ui.settings}</span>
      </Button>
      {open === 'settings' && <SettingsDialog game={game} onClose={close} />}
      {open === 'help' && (
        <Suspense>
          <HelpDialog game={game} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
