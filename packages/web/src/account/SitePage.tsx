import { useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import { getServer } from '../connection/server.ts'
import { Trouble } from '../connection/Trouble.tsx'
import { useWords } from '../texts/texts.ts'
import { Page } from '../ui/Page.tsx'
import styles from './SitePage.module.css'

/** The imprint or the privacy page, as the host has written it: plain text. */
export default function SitePage({ page }: { page: 'imprint' | 'privacy' }) {
  const { site } = useWords('account')
  const { loading } = useWords('online')
  const { settings } = useApp()
  const [text, setText] = useState<string | null>(null)
  const [missing, setMissing] = useState<unknown>(null)
  useEffect(() => {
    getServer().http.sitePage(page, settings.language).then(setText, setMissing)
  }, [page, settings.language])
  return (
    <Page title={site[page]}>
      {missing === null ? (
        <p className={styles.text} data-site-page={page}>
          {text ?? loading}
        </p>
      ) : (
        <Trouble trouble={missing} special={{ 'not-found': site.none }} />
      )}
    </Page>
  )
}
