import { useState } from 'react'
import { useApp } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import { type StoredGame, storedGames } from '../local/store.ts'
import { useTexts } from '../texts/texts.ts'
import { whenText } from '../texts/times.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { BringGame } from './BringGame.tsx'
import { saveFile } from './file.ts'
import styles from './GamesPage.module.css'

/** All games of this browser, and the way in for games from elsewhere. */
export default function GamesPage() {
  const { pages } = useTexts()
  const { client, store } = useApp()
  const [games, setGames] = useState(() => storedGames(store))
  return (
    <Page title={pages.games.title}>
      <p className={styles.hint}>{pages.games.hint}</p>
      {games.length === 0 && <p>{pages.games.none}</p>}
      <ul className={styles.games}>
        {games.map((game) => (
          <GameLine
            key={game.id}
            game={game}
            onForget={() => {
              client.forget(game.id)
              setGames(storedGames(store))
            }}
          />
        ))}
      </ul>
      <BringGame />
    </Page>
  )
}

function GameLine({ game, onForget }: { game: StoredGame; onForget(): void }) {
  const texts = useTexts()
  const { settings } = useApp()
  const { pages } = texts
  const [sure, setSure] = useState(false)
  const { id, over, round, when } = game
  const unnamed = game.names.filter((name) => name === '').length
  const names = game.names.map((name, seat) => {
    const who = name || (unnamed === 1 ? texts.ui.you : pages.player(seat + 1))
    const points = game.scores?.[seat]
    return points === undefined ? who : pages.games.scored(who, texts.ui.points(points))
  })
  return (
    <li className={styles.game} data-game={id}>
      <div>
        <strong>{names.join(', ')}</strong>
        <p className={styles.facts}>
          {texts.ui.games[game.game]} ·{' '}
          {game.damaged ? pages.games.damaged : over ? pages.games.over : pages.games.underWay(round)} ·{' '}
          {whenText(settings.language, when)}
        </p>
      </div>
      <div className={styles.acts}>
        <a className={styles.go} href={hrefOf(over ? 'end' : 'table', id)}>
          {over ? pages.games.sheet : pages.games.play}
        </a>
        <a href={hrefOf('replay', id, 0)}>{pages.games.replay}</a>
        <Button onClick={() => saveFile(`furrow-${id}.txt`, game.text)}>{pages.games.save}</Button>
        <Button look={sure ? 'danger' : 'quiet'} onClick={() => (sure ? onForget() : setSure(true))}>
          {sure ? pages.games.forgetSure : pages.games.forget}
        </Button>
      </div>
    </li>
  )
}
