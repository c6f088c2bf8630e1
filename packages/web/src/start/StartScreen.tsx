import { useState } from 'react'
import { useApp, useSnapshot } from '../app/context.ts'
import { LanguageChoice } from '../app/LanguageChoice.tsx'
import { goTo, hrefOf } from '../app/route.ts'
import { SettingsDialog } from '../app/SettingsDialog.tsx'
import { getSite } from '../connection/site.ts'
import { useValue } from '../connection/value.ts'
import { at } from '../contract/at.ts'
import { usualGame } from '../contract/options.ts'
import { guide, isNewcomer } from '../guide/guided.ts'
import { storedGames } from '../local/store.ts'
import { pendingTurns } from '../tables/pending.ts'
import { useTexts, useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Footer } from '../ui/Footer.tsx'
import { Landscape } from './Landscape.tsx'
import { gentlestOf, levelsOf } from './levels.ts'
import styles from './StartScreen.module.css'
import { freshSeed } from './seed.ts'

/** The first page: one click and a game is on the table. */
export function StartScreen() {
  const { ui, pages } = useTexts()
  const { client, store } = useApp()
  const { status } = useSnapshot()
  const { name: siteName } = getSite()
  const [open, setOpen] = useState(false)
  const [games] = useState(() => storedGames(store))
  const waiting = useValue(pendingTurns)
  const [isNew] = useState(() => isNewcomer(store))
  const underWay = games.find(({ over, damaged }) => !over && !damaged)

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <LanguageChoice />
        <Button look="quiet" onClick={() => setOpen(true)}>
          ⚙ {ui.settings}
        </Button>
      </header>
      <Landscape className={styles.landscape} />
      <main className={styles.main}>
        <h1 className={styles.title}>{ui.app}</h1>
        {siteName !== null && (
          <p className={styles.site} data-site>
            {siteName}
          </p>
        )}
        <p className={styles.tagline}>{ui.tagline}</p>
        {(status === 'damaged' || status === 'missing') && (
          <p className={styles.damaged} role="alert">
            {status === 'damaged' ? ui.damaged : pages.missing}
          </p>
        )}
        <div className={styles.now}>
          {underWay && (
            <a className={styles.continue} href={hrefOf('table', underWay.id)}>
              <strong>{ui.continueGame}</strong>
              <span>{ui.continueHint(underWay.round, underWay.names.length)}</span>
            </a>
          )}
          <button
            type="button"
            className={underWay ? `${styles.play} ${styles.second}` : styles.play}
            data-action="play-now"
            onClick={() => goTo('table', client.begin(usualGame(2, at(levelsOf('agricola'), 0), freshSeed())))}
          >
            <strong>{ui.playNow}</strong>
            <span>{ui.playNowHint}</span>
          </button>
          {isNew && <FirstGame />}
        </div>
        <a className={styles.friends} data-action="online" href={hrefOf('online')}>
          <strong>{pages.online.title}</strong>
          <span>{waiting === 0 ? pages.online.hint : pages.online.waiting(waiting)}</span>
        </a>
        <nav className={styles.more} aria-label={ui.otherGame}>
          <a data-action="new" href={hrefOf('new')}>
            {pages.fresh.title}
          </a>
          <a data-action="express" href={hrefOf('express')}>
            {ui.express}
          </a>
          <a data-action="series" href={hrefOf('series')}>
            {pages.series}
          </a>
          <a href={hrefOf('games')}>{pages.games.title}</a>
          <a href={hrefOf('rules')}>{pages.rules.title}</a>
          <a href={hrefOf('cards')}>{pages.cards.title}</a>
        </nav>
        <p className={styles.credit}>{ui.credit}</p>
        <Footer />
      </main>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

/** The way in for those who have not played here yet: a game that explains itself. */
function FirstGame() {
  const words = useWords('guide')
  const { client, store } = useApp()
  const begin = () => {
    // The gentlest bot, and nobody waits for the first move.
    const game = usualGame(2, gentlestOf('agricola'), freshSeed())
    const id = client.begin({ ...game, setup: { starting: 0 } })
    guide(store, id)
    goTo('table', id)
  }
  return (
    <button type="button" className={`${styles.play} ${styles.second}`} data-action="guided" onClick={begin}>
      <strong>{words.offer}</strong>
      <span>{words.offerHint}</span>
    </button>
  )
}
