import { type ReactNode, useState } from 'react'
import { LanguageChoice } from '../app/LanguageChoice.tsx'
import { hrefOf } from '../app/route.ts'
import { SettingsDialog } from '../app/SettingsDialog.tsx'
import { usePageTitle } from '../app/title.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from './Button.tsx'
import { Footer } from './Footer.tsx'
import styles from './Page.module.css'

/** A page of its own with a title, the way back to the start, the language and the settings. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const { ui } = useTexts()
  usePageTitle(title)
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <a className={styles.brand} href={hrefOf('start')} aria-label={ui.named(ui.app, ui.home)}>
          {ui.app}
        </a>
        <nav className={styles.nav} aria-label={ui.home}>
          <a href={hrefOf('start')}>{ui.home}</a>
        </nav>
        <LanguageChoice />
        <Button
          look="quiet"
          data-action="settings"
          aria-label={ui.settings}
          title={ui.settings}
          onClick={() => setOpen(true)}
        >
          ⚙<span className={styles.word}>{ui.settings}</span>
        </Button>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
      <Footer />
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
