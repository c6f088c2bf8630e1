import { type FormEvent, useState } from 'react'
import { useApp, useSnapshot } from '../app/context.ts'
import { goTo, hrefOf } from '../app/route.ts'
import { Choice } from '../app/SettingsDialog.tsx'
import { LANGUAGES } from '../app/settings.ts'
import { seatsOf } from '../local/options.ts'
import { storedGames } from '../local/store.ts'
import { freshSeed } from '../start/seed.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Art } from './art.tsx'
import styles from './StartScreen.module.css'
import { useExpressTexts } from './words.ts'

const SHOWN = ['house', 'farmer', 'grain', 'wood', 'sheep', 'oven', 'field'] as const
const SITTERS = ['person', 'random', 'greedy', 'planner'] as const
type Sitter = (typeof SITTERS)[number]
const COUNTS = [1, 2, 3, 4]

/** The first page of Express: one click and the dice are on the table. */
export function StartScreen() {
  const texts = useExpressTexts()
  const { ui, pages } = useTexts()
  const { client, store, settings, change } = useApp()
  const { status } = useSnapshot()
  const [underWay] = useState(() => storedGames(store).find(({ game, over }) => game === 'express' && !over))

  function begin(sitters: readonly Sitter[]): void {
    const seats = seatsOf(sitters.map((sitter) => (sitter === 'person' ? { person: '' } : { bot: sitter })))
    goTo('table', client.begin({ game: 'express', seats, setup: {}, seed: freshSeed() }))
  }

  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <a href="#/">{texts.bigGame}</a>
        <Choice
          label={ui.languageLabel}
          all={LANGUAGES}
          now={settings.language}
          name={(language) => language.toUpperCase()}
          onChoose={(language) => change({ language })}
        />
      </header>
      <div className={styles.row} aria-hidden="true">
        {SHOWN.map((face) => (
          <span key={face} className={styles.die}>
            <Art name={face} className={styles.face} />
          </span>
        ))}
      </div>
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
        <button type="button" className={styles.big} data-action="solo" onClick={() => begin(['person'])}>
          <strong>{texts.solo}</strong>
          <span>{texts.soloHint}</span>
        </button>
        <button type="button" className={styles.big} data-action="versus" onClick={() => begin(['person', 'planner'])}>
          <strong>{texts.versus}</strong>
          <span>{texts.versusHint}</span>
        </button>
      </div>
      <OtherTable onBegin={begin} />
      <p className={styles.links}>
        <a href={hrefOf('express', 'rules')}>{texts.rulesLink}</a>
        <a href={hrefOf('games')}>{pages.games.title}</a>
      </p>
    </main>
  )
}

/** A table with choices of one's own: how many play, and who sits where. */
function OtherTable({ onBegin }: { onBegin(sitters: readonly Sitter[]): void }) {
  const texts = useExpressTexts()
  const [sitters, setSitters] = useState<readonly Sitter[]>(['person', 'person'])

  function submit(event: FormEvent): void {
    event.preventDefault()
    onBegin(sitters)
  }

  const resize = (n: number) =>
    setSitters(Array.from({ length: n }, (_, seat) => sitters[seat] ?? (seat === 0 ? 'person' : 'greedy')))

  return (
    <details className={styles.more}>
      <summary>{texts.other}</summary>
      <form onSubmit={submit} className={styles.form}>
        <fieldset className={styles.counts}>
          <legend>{texts.seatCount}</legend>
          {COUNTS.map((n) => (
            <Button key={n} aria-pressed={sitters.length === n} data-players={n} onClick={() => resize(n)}>
              {n}
            </Button>
          ))}
        </fieldset>
        {sitters.slice(1).map((sitter, i) => (
          <label key={i} className={styles.line}>
            {texts.seat(i + 2)}
            <select
              value={sitter}
              data-seat={i + 1}
              onChange={(event) =>
                setSitters(sitters.map((each, at) => (at === i + 1 ? (event.target.value as Sitter) : each)))
              }
            >
              {SITTERS.map((each) => (
                <option key={each} value={each}>
                  {texts.sitter[each]}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button look="main" type="submit">
          {texts.start}
        </Button>
      </form>
    </details>
  )
}
