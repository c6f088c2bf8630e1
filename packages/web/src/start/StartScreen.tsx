import { useState } from 'react'
import { useApp, useSnapshot } from '../app/context.ts'
import { goTo, hrefOf } from '../app/route.ts'
import { Choice, SettingsDialog } from '../app/SettingsDialog.tsx'
import { LANGUAGES } from '../app/settings.ts'
import type { Options } from '../local/options.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Landscape } from './Landscape.tsx'
import { NewGame } from './NewGame.tsx'
import styles from './StartScreen.module.css'
import { freshSeed } from './seed.ts'

/** The first page: one click and a game is on the table. */
export function StartScreen() {
  const { ui } = useTexts()
  const { client, settings, change } = useApp()
  const { status, update } = useSnapshot()
  const [open, setOpen] = useState(false)
  const underWay = update !== null && !update.view.over

  function begin(options: Options): void {
    client.begin(options)
    goTo('table')
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Choice
          label={ui.languageLabel}
          all={LANGUAGES}
          now={settings.language}
          name={(language) => language.toUpperCase()}
          onChoose={(language) => change({ language })}
        />
        <Button look="quiet" onClick={() => setOpen(true)}>
          ⚙ {ui.settings}
        </Button>
      </header>
      <Landscape className={styles.landscape} />
      <main className={styles.main}>
        <h1 className={styles.title}>{ui.app}</h1>
        <p className={styles.tagline}>{ui.tagline}</p>
        {status === 'damaged' && (
          <p className={styles.damaged} role="alert">
            {ui.damaged}
          </p>
        )}
        <div className={styles.now}>
          {underWay && (
            <a className={styles.continue} href={hrefOf('table')}>
              <strong>{ui.continueGame}</strong>
              <span>{ui.continueHint(update.view.round, update.view.players)}</span>
            </a>
          )}
          <button
            type="button"
            className={underWay ? `${styles.play} ${styles.second}` : styles.play}
            data-action="play-now"
            onClick={() => begin({ players: 2, cards: false, tile: false, level: 'farmer', seed: freshSeed() })}
          >
            <strong>{ui.playNow}</strong>
            <span>{ui.playNowHint}</span>
          </button>
        </div>
        {underWay && <p className={styles.hint}>{ui.replaceHint}</p>}
        <NewGame onBegin={begin} />
        <p className={styles.credit}>{ui.credit}</p>
      </main>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
