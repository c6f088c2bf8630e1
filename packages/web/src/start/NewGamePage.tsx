import { type FormEvent, useState } from 'react'
import { useApp } from '../app/context.ts'
import { goTo } from '../app/route.ts'
import { namesIn, useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { LEVELS } from './levels.ts'
import styles from './NewGamePage.module.css'
import { RoundOrder } from './RoundOrder.tsx'
import { SeatRow } from './SeatRow.tsx'
import { SoloHand } from './SoloHand.tsx'
import { type Sitting, taken, usualSeats } from './seats.ts'
import { freshSeed } from './seed.ts'

const hasTile = (players: number): boolean => players >= 2 && players <= 4

/** A game with choices of one's own. Everything has a sensible default. */
export default function NewGamePage() {
  const texts = useTexts()
  const { ui, pages } = texts
  const { client } = useApp()
  const [sitting, setSitting] = useState(() => usualSeats(LEVELS[0]))
  const [cards, setCards] = useState(false)
  const [tile, setTile] = useState(false)
  const [starting, setStarting] = useState<number | null>(null)
  const [order, setOrder] = useState<string[][] | null>(null)
  const [hand, setHand] = useState<string[] | null>(null)
  const [seed, setSeed] = useState('')
  const seats = taken(sitting)
  const players = seats.length
  const names = namesIn(texts, seats)
  const withTile = tile && hasTile(players)

  const sit = (at: number, changed: Partial<Sitting>) => {
    setOrder(null)
    setSitting(sitting.map((seat, i) => (i === at ? { ...seat, ...changed } : seat)))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (players === 0) return
    const first = starting !== null && starting < players ? starting : null
    const hands = cards && players === 1 && hand ? [hand] : null
    const options = { seats, cards, hands, tile: withTile, order: order?.flat() ?? null, starting: first }
    goTo('table', client.begin({ ...options, seed: seed.trim() || freshSeed() }))
  }

  return (
    <Page title={pages.fresh.title}>
      <form className={styles.form} onSubmit={submit}>
        <fieldset className={styles.group}>
          <legend>{pages.fresh.seats}</legend>
          {sitting.map((seat, i) => (
            <SeatRow key={i} number={i} seat={seat} onChange={(changed) => sit(i, changed)} />
          ))}
          {players === 0 && <p role="alert">{pages.fresh.atLeast}</p>}
        </fieldset>
        <div className={styles.group}>
          <label className={styles.check}>
            <input
              type="checkbox"
              name="cards"
              checked={cards}
              onChange={(event) => {
                setOrder(null)
                setCards(event.target.checked)
              }}
            />
            <span>
              {ui.handCards} <small>{ui.handCardsHint}</small>
            </span>
          </label>
          <label className={styles.check}>
            <input
              type="checkbox"
              name="tile"
              checked={withTile}
              disabled={!hasTile(players)}
              onChange={(event) => setTile(event.target.checked)}
            />
            <span>
              {ui.tile} <small>{ui.tileHint}</small>
            </span>
          </label>
          <label className={styles.line}>
            {pages.fresh.starting}
            <select
              name="starting"
              value={starting ?? ''}
              onChange={(event) => setStarting(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{pages.fresh.drawn}</option>
              {names.map((name, seat) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.line}>
            {ui.seed}
            <input
              name="seed"
              value={seed}
              maxLength={40}
              placeholder="…"
              title={ui.seedHint}
              onChange={(event) => setSeed(event.target.value)}
            />
          </label>
          {cards && players === 1 && <SoloHand value={hand} onChange={setHand} />}
          {players > 0 && (
            <RoundOrder players={players} cards={cards} tile={withTile} order={order} onChange={setOrder} />
          )}
        </div>
        <Button look="main" type="submit" disabled={players === 0}>
          {pages.fresh.start}
        </Button>
      </form>
    </Page>
  )
}
