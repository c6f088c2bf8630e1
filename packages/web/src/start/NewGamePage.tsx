import { type FormEvent, useState } from 'react'
import { useApp } from '../app/context.ts'
import { goTo, useRoute } from '../app/route.ts'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { at } from '../contract/at.ts'
import { onlyPerson } from '../contract/options.ts'
import { namesIn, useTexts, useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { Clock } from './Clock.tsx'
import {
  type Choices,
  FRIEND,
  fitting,
  GAMES,
  keepChoices,
  ME,
  mostPlayers,
  PLACES,
  paceOf,
  readChoices,
  recordSeats,
  seatWishes,
  setupOf,
  sitOnline,
} from './choices.ts'
import { GameChoices } from './GameChoices.tsx'
import styles from './NewGamePage.module.css'
import { Pick } from './Pick.tsx'
import type { RoundCards } from './RoundOrder.tsx'
import { DeviceSeat, Likes, OnlineSeat } from './SeatRow.tsx'
import { freshSeed } from './seed.ts'
import { TableManners } from './TableManners.tsx'

const DOORS = ['link', 'public'] as const

/** A game with choices of one's own, on this device or online. Everything has a sensible default. */
export default function NewGamePage() {
  // Whoever comes from the online page wants to play online; whoever comes from Express, that.
  const [place, game] = useRoute().rest
  return <Choosing key={`${place} ${game}`} place={oneOf(PLACES, place)} game={oneOf(GAMES, game)} />
}

const oneOf = <T,>(all: readonly T[], wanted: unknown): T | undefined => all.find((each) => each === wanted)

function Choosing({ place: wantedPlace, game: wantedGame }: { [K in 'place' | 'game']: Choices[K] | undefined }) {
  const { pages } = useTexts()
  const texts = useWords('online')
  const { fresh } = texts
  const { client, store, settings } = useApp()
  const [choices, setChoices] = useState<Choices>(() => {
    const last = readChoices(store)
    return fitting({ ...last, place: wantedPlace ?? last.place, game: wantedGame ?? last.game })
  })
  const [order, setOrder] = useState<RoundCards | null>(null)
  const [hand, setHand] = useState<string[] | null>(null)
  const [seed, setSeed] = useState('')
  const { busy, trouble, run } = useDoing()
  const { game, place, players } = choices
  const isOnline = place === 'online'

  function change(changed: Partial<Choices>): void {
    // The round cards are those of the game as it was chosen.
    if (['game', 'players', 'moor', 'cards', 'tile'].some((key) => key in changed)) setOrder(null)
    // Each level of the Moor has hand cards of its own.
    if ('moor' in changed) setHand(null)
    setChoices(fitting({ ...choices, ...changed }))
  }

  async function setUpTable(): Promise<void> {
    const { http, arrive } = getServer()
    await arrive(settings.language)
    const setup = setupOf(choices, order?.stages.flat() ?? null, hand)
    const seats = seatWishes(choices)
    const { public: listed, undo, suggestions } = choices
    const pace = paceOf(choices)
    const info = await http.createTable({ game, setup, seats, public: listed, undo, suggestions, pace })
    goTo('room', info.id)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    keepChoices(store, choices)
    if (isOnline) {
      void run(setUpTable)
      return
    }
    const setup = setupOf(choices, order?.stages.flat() ?? null, hand)
    goTo('table', client.begin({ game, seats: recordSeats(choices), setup, seed: seed.trim() || freshSeed() }))
  }

  return (
    <Page title={pages.fresh.title}>
      <form className={styles.form} onSubmit={submit}>
        <Pick
          label={fresh.game}
          name="game"
          all={GAMES}
          now={game}
          word={(each) => fresh.games[each]}
          hint={(each) => fresh.gamesHint[each]}
          onChoose={(each) => change({ game: each })}
        />
        <Pick
          label={fresh.where}
          name="place"
          all={PLACES}
          now={place}
          word={(each) => fresh.places[each]}
          hint={(each) => fresh.placesHint[each]}
          onChoose={(each) => change({ place: each })}
        />
        <Seats choices={choices} onChange={change} />
        <GameChoices
          choices={choices}
          names={useNames(choices)}
          order={order}
          hand={hand}
          seed={isOnline ? null : seed}
          onChange={change}
          onOrder={setOrder}
          onHand={setHand}
          onSeed={setSeed}
        />
        {isOnline && (
          <>
            <Clock choices={choices} onChange={change} />
            <div className={styles.column}>
              <Pick
                label={fresh.who}
                name="door"
                all={DOORS}
                now={choices.public ? 'public' : 'link'}
                word={(each) => fresh.doors[each]}
                hint={(each) => fresh.doorsHint[each]}
                onChoose={(each) => change({ public: each === 'public' })}
              />
              <TableManners choices={choices} onChange={change} />
            </div>
          </>
        )}
        <div className={styles.go}>
          <Said trouble={trouble} />
          {isOnline && !choices.online.slice(0, players).includes(FRIEND) && <p>{fresh.begins}</p>}
          <Button look="main" type="submit" disabled={busy}>
            {busy ? fresh.working : isOnline ? fresh.setUp : fresh.start}
          </Button>
        </div>
      </form>
    </Page>
  )
}

/** How those who play are called before they have sat down. */
function useNames(choices: Choices): string[] {
  const texts = useTexts()
  const { fresh } = useWords('online')
  const { place, online, players } = choices
  if (place === 'online') return online.slice(0, players).map((who, i) => (who === ME ? fresh.me : fresh.seat(i + 1)))
  const seats = recordSeats(choices)
  return namesIn(texts, seats, onlyPerson(seats))
}

interface SeatsProps {
  choices: Choices
  onChange(changed: Partial<Choices>): void
}

/** How many play, and who sits where. */
function Seats({ choices, onChange }: SeatsProps) {
  const { fresh } = useWords('online')
  const { game, place, players, moor, device, online } = choices
  const counts = Array.from({ length: mostPlayers(game, moor) }, (_, i) => i + 1)
  return (
    <div className={styles.column}>
      <Pick
        label={fresh.players}
        name="players"
        all={counts}
        now={players}
        word={String}
        onChoose={(n) => onChange({ players: n })}
      />
      <fieldset className={styles.group}>
        <legend>{fresh.seats}</legend>
        {counts
          .slice(0, players)
          .map((n) =>
            place === 'online' ? (
              <OnlineSeat
                key={n}
                game={game}
                number={n - 1}
                who={at(online, n - 1)}
                onChange={(who) => onChange({ online: sitOnline(online, n - 1, who) })}
              />
            ) : (
              <DeviceSeat
                key={n}
                game={game}
                number={n - 1}
                seat={at(device, n - 1)}
                onChange={(seat) => onChange({ device: device.map((before, i) => (i === n - 1 ? seat : before)) })}
              />
            ),
          )}
        <Likes game={game} sitting={(place === 'online' ? online : device.map(({ who }) => who)).slice(0, players)} />
      </fieldset>
    </div>
  )
}
