import { useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import { goTo, hrefOf } from '../app/route.ts'
import { getServer, wasKnown } from '../connection/server.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import type { SeriesNow } from '../contract/series.ts'
import { WithCards } from '../hand/WithCards.tsx'
import { type Store, storedGame } from '../local/store.ts'
import { freshSeed } from '../start/seed.ts'
import { entryOf, useTexts, useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { type Account, keepSeries, latestSeries, NOBODY, tellAccount } from './kept.ts'
import styles from './Series.module.css'

const accountOf = (store: Store): Account => (wasKnown(store) ? getServer().http : NOBODY)

const DEALS = ['deal', 'choose'] as const

/** The solo series of this browser: how it stands, what is kept, and its next game. B15 */
export default function SeriesPage() {
  const words = useWords('series')
  const { now, game, take } = useSeries()
  const catalogue = useCatalogue()
  return (
    <Page title={words.title}>
      <p className={styles.what}>{words.what}</p>
      {now && catalogue && (
        <WithCards decks={catalogue.decks}>
          <Games now={now} />
          {now.series.choices.length > 0 && <Keep choices={now.series.choices} onKeep={take} />}
          {now.next && <Next now={now} game={game} />}
          {now.series.games.length > 0 && <Anew over={now.series.over} />}
        </WithCards>
      )}
    </Page>
  )
}

/** The series as it stands now: a game of it that is over counts as soon as one looks. */
function useSeries(): { now: SeriesNow | null; game: string | null; take(occupation: string): void } {
  const { client, store } = useApp()
  const [now, setNow] = useState<SeriesNow | null>(null)
  const [game, setGame] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    async function look(): Promise<void> {
      const { series, game: id, changed } = await latestSeries(store, accountOf(store))
      const stored = id === null ? null : storedGame(store, id)
      const standing = (await client.series({ series })) ?? (await client.series({ series: null }))
      const after = stored?.over ? await client.series({ series, after: stored.text }) : null
      const reached = after ?? standing
      if (!wanted || !reached) return
      const open = stored && !stored.over ? stored.id : null
      keepSeries(store, { series: reached.series, game: open, changed: after ? Date.now() : changed })
      void tellAccount(store, accountOf(store))
      setNow(reached)
      setGame(open)
    }
    void look()
    return () => {
      wanted = false
    }
  }, [client, store])
  return {
    now,
    game,
    take(occupation) {
      void client.series({ series: now?.series, keep: occupation }).then((after) => {
        if (!after) return
        keepSeries(store, { series: after.series, game: null, changed: Date.now() })
        void tellAccount(store, accountOf(store))
        setNow(after)
      })
    },
  }
}

function useCatalogue(): Catalogue | null {
  const { client } = useApp()
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  useEffect(() => {
    let wanted = true
    void client.catalogue().then((printed) => wanted && setCatalogue(printed))
    return () => {
      wanted = false
    }
  }, [client])
  return catalogue
}

/** The games so far, and what lies in play from the start of the next one. */
function Games({ now: { series } }: { now: SeriesNow }) {
  const texts = useTexts()
  const words = useWords('series')
  const reached = series.games.filter(({ goal, points }) => points >= goal).length
  return (
    <>
      {series.games.length > 0 && (
        <table className={styles.games}>
          <thead>
            <tr>
              {[words.game, words.goal, words.points, words.result].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.games.map(({ goal, points }, i) => (
              <tr key={i} data-reached={points >= goal}>
                <th scope="row">{i + 1}</th>
                <td>{goal}</td>
                <td>{points}</td>
                <td>{points >= goal ? `✓ ${words.reached}` : `✗ ${words.missed}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {series.kept.length > 0 && (
        <section>
          <h2>{words.kept}</h2>
          <ul>
            {series.kept.map((name) => (
              <li key={name} data-kept={name}>
                <strong>{entryOf(texts, name)?.name ?? name}</strong> {entryOf(texts, name)?.does}
              </li>
            ))}
          </ul>
        </section>
      )}
      {series.over && <p role="status">{words.over(reached)}</p>}
    </>
  )
}

function Keep({ choices, onKeep }: { choices: readonly string[]; onKeep(name: string): void }) {
  const texts = useTexts()
  const words = useWords('series')
  return (
    <section>
      <h2>{words.choose}</h2>
      <ul className={styles.choices}>
        {choices.map((name) => (
          <li key={name}>
            <Button data-keep={name} onClick={() => onKeep(name)}>
              {words.keep(entryOf(texts, name)?.name ?? name)}
            </Button>{' '}
            <span>{entryOf(texts, name)?.does}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The next game: its target, its food, and the way to it. */
function Next({ now: { series, next }, game }: { now: SeriesNow; game: string | null }) {
  const words = useWords('series')
  const { client, store } = useApp()
  const [deal, setDeal] = useState<(typeof DEALS)[number]>('deal')
  if (!next) return null
  const start = () => {
    const setup = { ...next.setup, deal }
    const id = client.begin({ game: 'agricola', seats: [{ name: '' }], setup, seed: freshSeed() })
    keepSeries(store, { series, game: id, changed: Date.now() })
    goTo('table', id)
  }
  return (
    <section className={styles.next}>
      <h2>{words.next(next.goal)}</h2>
      <p>{words.food(next.food)}</p>
      {game === null ? (
        <>
          <label>
            {words.deal}{' '}
            <select
              name="deal"
              value={deal}
              onChange={(event) => setDeal(DEALS.find((each) => each === event.target.value) ?? 'deal')}
            >
              {DEALS.map((each) => (
                <option key={each} value={each}>
                  {words.deals[each]}
                </option>
              ))}
            </select>
          </label>
          <Button look="main" data-action="start" onClick={start}>
            {words.start(series.games.length)}
          </Button>
        </>
      ) : (
        <a data-action="go-on" href={hrefOf('table', game)}>
          {words.go}
        </a>
      )}
    </section>
  )
}

/** Forgets the series; one that is not over is asked about first. */
function Anew({ over }: { over: boolean }) {
  const words = useWords('series')
  const { store } = useApp()
  const [asked, setAsked] = useState(false)
  const forget = () => {
    keepSeries(store, { series: null, game: null, changed: Date.now() })
    void tellAccount(store, accountOf(store)).then(() => location.reload())
  }
  return (
    <p className={styles.anew}>
      {asked && <span>{words.sure} </span>}
      <Button
        data-action="anew"
        look={over || asked ? 'main' : 'plain'}
        onClick={over || asked ? forget : () => setAsked(true)}
      >
        {words.anew}
      </Button>
    </p>
  )
}
