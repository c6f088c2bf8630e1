import { type FormEvent, useState } from 'react'
import type { Options } from '../local/options.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { LEVELS } from './levels.ts'
import styles from './NewGame.module.css'
import { freshSeed } from './seed.ts'

const COUNTS = [1, 2, 3, 4, 5, 6]

const hasTile = (players: number): boolean => players >= 2 && players <= 4

/** A game with choices of one's own. */
export function NewGame({ onBegin }: { onBegin(options: Options): void }) {
  const { ui } = useTexts()
  const [players, setPlayers] = useState(2)
  const [cards, setCards] = useState(false)
  const [tile, setTile] = useState(false)
  const [level, setLevel] = useState<string>('farmer')
  const [seed, setSeed] = useState('')

  function submit(event: FormEvent): void {
    event.preventDefault()
    onBegin({ players, cards, tile: tile && hasTile(players), level, seed: seed.trim() || freshSeed() })
  }

  return (
    <details className={styles.more}>
      <summary className={styles.summary}>{ui.otherGame}</summary>
      <form className={styles.form} onSubmit={submit}>
        <fieldset className={styles.players}>
          <legend>{ui.players}</legend>
          {COUNTS.map((n) => (
            <label key={n} className={styles.count}>
              <input type="radio" name="players" checked={players === n} onChange={() => setPlayers(n)} />
              <span>{n}</span>
            </label>
          ))}
          <span className={styles.hint}>{ui.playersHint(players - 1)}</span>
        </fieldset>
        <label className={styles.check}>
          <input type="checkbox" checked={cards} onChange={(event) => setCards(event.target.checked)} />
          <span>
            {ui.handCards} <small>{ui.handCardsHint}</small>
          </span>
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={tile && hasTile(players)}
            disabled={!hasTile(players)}
            onChange={(event) => setTile(event.target.checked)}
          />
          <span>
            {ui.tile} <small>{ui.tileHint}</small>
          </span>
        </label>
        <label className={styles.line}>
          {ui.botLevel}
          <select value={level} onChange={(event) => setLevel(event.target.value)}>
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {ui.level[each]}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.line}>
          {ui.seed}
          <input
            value={seed}
            maxLength={40}
            placeholder="…"
            title={ui.seedHint}
            onChange={(event) => setSeed(event.target.value)}
          />
        </label>
        <Button look="main" type="submit">
          {ui.startGame}
        </Button>
      </form>
    </details>
  )
}
