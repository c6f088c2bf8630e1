import { hrefOf } from '../app/route.ts'
import { getSite } from '../connection/site.ts'
import { useWords } from '../texts/texts.ts'
import styles from './Footer.module.css'

/** The texts of the site, where it has any. */
export function Footer() {
  const { imprint, privacy } = getSite()
  return imprint || privacy ? <Links imprint={imprint} privacy={privacy} /> : null
}

function Links({ imprint, privacy }: { imprint: boolean; privacy: boolean }) {
  const { site } = useWords('account')
  return (
    <footer className={styles.footer}>
      {imprint && <a href={hrefOf('imprint')}>{site.imprint}</a>}
      {privacy && <a href={hrefOf('privacy')}>{site.privacy}</a>}
    </footer>
  )
}
