import type { ReactNode } from 'react'
import { hrefOf } from '../app/route.ts'
import { usePageTitle } from '../app/title.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './Page.module.css'

/** A page of its own with a title and the way back to the start. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const { ui } = useTexts()
  usePageTitle(title)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <a className={styles.brand} href={hrefOf('start')} aria-label={`${ui.app}: ${ui.home}`}>
          {ui.app}
        </a>
        <nav aria-label={ui.home}>
          <a href={hrefOf('start')}>{ui.home}</a>
        </nav>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  )
}
