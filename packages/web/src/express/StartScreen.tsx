import { useState } from 'react'
import { useApp, useSnapshot } from '../app/context.ts'
import { LanguageChoice } from '../app/LanguageChoice.tsx'
import { goTo, hrefOf } from '../app/route.ts'
import { Drawings } from '../art/Drawings.tsx'
import { Shelf } from '../art/scenes/Shelf.tsx'
import { seatsOf } from '../contract/options.ts'
import { storedGames } from '../local/store.ts'
import { Landscape } from '../start/Landscape.tsx'
import { freshSeed } from '../start/seed.ts'
import { useTexts, useWords } from '../texts/texts.ts'
import { Cube } from './Cube.tsx'
import styles from './StartScreen.module.css'

/** One die of each kind, and one more. */
const SHOWN = [
  ['farm', 'house'],
  ['occupation', 'farmer'],
  ['produce', 'grain'],
  ['resource', 'wood'],
  ['animal', 'sheep'],
  ['improvement', 'oven'],
  ['farm', 'field'],
] as const

/** The first page of Express: one click and the dice are on the table. */
export function StartScreen() {
  const texts = useWords('express')
  const { ui, pages } = useTexts()
  const { client, store } = useApp()
  const { status } = useSnapshot()
  const [underWay] = useState(() =>
    storedGames(store).find(({ game, over, damaged }) => game === 'express' && !over && !damaged),
  )

  function begin(...bots: string[]): void {
    const seats = seatsOf([{ person: '' }, ...bots.map((bot) => ({ bot }))])
    goTo('table', client.begin({ game: 'express', seats, setup: {}, seed: freshSeed() }))
  }

  return (
    <>
      <Drawings />
      <Landscape className={styles.landscape} />
      <header className={styles.head}>
        <a href="#/">{texts.bigGame}</a>
        <LanguageChoice />
      </header>
      <main className={styles.page}>
        <Shelf className={styles.tray}>
          <div className={styles.felt} aria-hidden="true">
            {SHOWN.map(([kind, face]) => (
              <span key={face} className={styles.die}>
                <Cube kind={kind} face={face} />
              </span>
            ))}
          </div>
        </Shelf>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.tagline}>{texts.tagline}</p>
        {status === 'damaged' && (
          <p className={styles.damaged} role="alert">
            {ui.damaged}
          </p>
        )}
        <div className={styles.now}>
          {underWay && (
            <a className={styles.big} href={hrefOf('table', underWay.id)} data-action="resume">
              <strong>{texts.resume}</strong>
              <span>{texts.resumeHint(underWay.round, underWay.names.length)}</span>
            </a>
          )}
          <button type="button" className={styles.big} data-action="solo" onClick={() => begin()}>
            <strong>{texts.solo}</strong>
            <span>{texts.soloHint}</span>
          </button>
          <button type="button" className={styles.big} data-action="versus" onClick={() => begin('planner')}>
            <strong>{texts.versus}</strong>
            <span>{texts.versusHint}</span>
          </button>
        </div>
        <p className={styles.links}>
          <a data-action="other" href={hrefOf('new', 'device', 'express')}>
            {texts.other}
          </a>
          <a data-action="friends" href={hrefOf('new', 'online', 'express')}>
            {texts.friends}
          </a>
          <a href={hrefOf('express', 'rules')}>{texts.rulesLink}</a>
          <a href={hrefOf('games')}>{pages.games.title}</a>
        </p>
      </main>
    </>
  )
}
