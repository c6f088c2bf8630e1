import { useEffect, useMemo, useState } from 'react'
import { useApp } from '../app/context.ts'
import { later } from '../app/later.tsx'
import { changeTo, hrefOf, useRoute } from '../app/route.ts'
import { usePageTitle } from '../app/title.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import type { Moment, Story } from '../contract/story.ts'
import type { Update } from '../contract/update.ts'
import { WithCards } from '../hand/WithCards.tsx'
import { storedGame } from '../local/store.ts'
import { TableParts } from '../table/TableParts.tsx'
import { useTableState } from '../table/useTableState.ts'
import { eventText, useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { BringGame } from './BringGame.tsx'
import { saveFile } from './file.ts'
import styles from './GamesPage.module.css'
import { pack } from './packed.ts'
import { ReplayBar, type Ways } from './ReplayBar.tsx'
import { lastWords } from './words.ts'

const ExpressReplay = later(() => import('../express/ExpressReplay.tsx'))

/** Where the moments of a game come from. */
export interface Reel {
  story(): Promise<Story | null>
  moment(step: number, seat: number): Promise<Moment | null>
}

/** A step or a seat in an address. */
export const whole = (text: string | undefined): number => Math.max(0, Math.trunc(Number(text) || 0))

/** A stored game, step by step. The address names game, step and seat, so every moment has a link. */
export default function ReplayPage() {
  const { pages } = useTexts()
  const { client, store } = useApp()
  const { rest } = useRoute()
  const [id = '', step, seat] = rest
  const text = useMemo(() => storedGame(store, id)?.text ?? null, [store, id])
  const reel = useMemo(
    (): Reel | null =>
      text === null ? null : { story: () => client.story(text), moment: (at, from) => client.moment(text, at, from) },
    [client, text],
  )
  if (!reel)
    return (
      <Page title={pages.replay.title}>
        <p role="alert">{pages.missing}</p>
        <p>{pages.replay.elsewhere}</p>
        <BringGame />
        <p className={styles.ways}>
          <a href={hrefOf('games')}>{pages.games.title}</a>
          <a href={hrefOf('new')}>{pages.fresh.title}</a>
        </p>
      </Page>
    )
  return (
    <Watch
      reel={reel}
      step={whole(step)}
      seat={whole(seat)}
      onGo={(to, from) => changeTo('replay', id, to, from)}
      link={async (to, from) => hrefOf('watch', await pack(text ?? ''), to, from)}
      onSave={() => text !== null && saveFile(`furrow-${id}.txt`, text)}
    />
  )
}

interface WatchProps {
  reel: Reel
  step: number
  seat: number
  onGo(step: number, seat: number): void
  /** The address under which everybody sees this moment. */
  link(step: number, seat: number): Promise<string>
  /** Saves the record as a file, where the game is not on a server. */
  onSave?: () => void
}

/** A game from its moments, at this step, from this seat. */
export function Watch({ reel, step, seat, onGo, link, onSave }: WatchProps) {
  const { pages } = useTexts()
  usePageTitle(pages.replay.title)
  const [story, setStory] = useState<Story | null>(null)
  const [moment, setMoment] = useState<Moment | null>(null)
  const [damaged, setDamaged] = useState(false)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let wanted = true
    reel.story().then(
      (told) => {
        if (!wanted) return
        setStory(told)
        setDamaged(told === null)
      },
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [reel, tries])

  useEffect(() => {
    let wanted = true
    reel.moment(step, seat).then(
      (shown) => wanted && setMoment(shown),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [reel, step, seat, tries])

  function retry(): void {
    setFailed(false)
    setTries(tries + 1)
  }

  if (failed)
    return (
      <Page title={pages.replay.title}>
        <p role="alert">{pages.replay.failed}</p>
        <p>
          <Button look="main" data-action="retry" onClick={retry}>
            {pages.replay.retry}
          </Button>
        </p>
      </Page>
    )
  if (damaged)
    return (
      <Page title={pages.replay.title}>
        <p role="alert">{pages.games.unreadable}</p>
        <p className={styles.ways}>
          <a href={hrefOf('games')}>{pages.games.title}</a>
          <a href={hrefOf('new')}>{pages.fresh.title}</a>
        </p>
      </Page>
    )
  if (!story || !moment) return null
  const { update, catalogue } = moment
  const ways: Ways = { onGo: (to, from) => onGo(to, from ?? seat), link: () => link(step, seat), onSave }
  if (update.game === 'express')
    return (
      catalogue?.game === 'express' && <ExpressReplay story={story} update={update} catalogue={catalogue} ways={ways} />
    )
  return (
    catalogue?.game === 'agricola' && (
      <WithCards decks={catalogue.decks}>
        <ReplayTable story={story} update={update} catalogue={catalogue} ways={ways} />
      </WithCards>
    )
  )
}

interface Props {
  story: Story
  update: Update
  catalogue: Catalogue
  ways: Ways
}

function ReplayTable({ story, update, catalogue, ways }: Props) {
  const texts = useTexts()
  const { doubt: _doubt, answer: _answer, ...table } = useTableState(update, catalogue)
  const { names, say } = table
  const last = lastWords(update.log.at(-1), names, texts.ui.tell, (event) => eventText(texts, say, event))
  return (
    <TableParts
      table={table}
      bar={<ReplayBar story={story} step={update.number} seat={update.human} names={names} last={last} ways={ways} />}
    />
  )
}
