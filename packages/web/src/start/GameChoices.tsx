import { Suspense } from 'react'
import { useTexts, useWords } from '../texts/texts.ts'
import { Check } from './Check.tsx'
import { type Choices, choosesHand, hasTile, wishedOf } from './choices.ts'
import { DealingChoices } from './DealingChoices.tsx'
import { MoorChoices } from './MoorChoices.tsx'
import { hasCards } from './moor.ts'
import styles from './NewGamePage.module.css'
import { type RoundCards, RoundOrder } from './RoundOrder.tsx'
import { SoloHand } from './SoloHand.tsx'

interface Props {
  choices: Choices
  names: readonly string[]
  order: RoundCards | null
  /** The hand of whoever plays alone, or null: dealt. */
  hand: string[] | null
  /** Null where it is not the visitor who chooses it. */
  seed: string | null
  onChange(changed: Partial<Choices>): void
  onOrder(order: RoundCards | null): void
  onHand(hand: string[] | null): void
  onSeed(seed: string): void
}

/** The choices of the game itself; what does not apply is not there. */
export function GameChoices({ choices, names, order, hand, seed, onChange, onOrder, onHand, onSeed }: Props) {
  const { ui } = useTexts()
  const { fresh } = useWords('online')
  const { game, players, moor, tile, starting } = choices
  const isBoard = game === 'agricola'
  const cards = hasCards(choices)
  if (!isBoard && players === 1 && seed === null) return null
  return (
    <fieldset className={styles.group}>
      <legend>{fresh.choices}</legend>
      {isBoard && <MoorChoices moor={moor} onChange={(changed) => onChange({ moor: changed })} />}
      {isBoard && moor.level === 0 && (
        <Check
          name="cards"
          label={ui.handCards}
          hint={ui.handCardsHint}
          checked={cards}
          onChange={(on) => onChange({ cards: on })}
        />
      )}
      {isBoard && cards && hand === null && (
        // Its words come when they are wanted; the rest of the page stays.
        <Suspense>
          <DealingChoices
            dealing={choices.dealing}
            of={wishedOf(choices)}
            onChange={(dealing) => onChange({ dealing })}
          />
        </Suspense>
      )}
      {hasTile(choices) && (
        <Check
          name="tile"
          label={ui.tile}
          hint={ui.tileHint}
          checked={tile}
          onChange={(on) => onChange({ tile: on })}
        />
      )}
      {players > 1 && (
        <label className={styles.line}>
          {fresh.starting}
          <select
            name="starting"
            value={starting ?? ''}
            onChange={(event) => onChange({ starting: event.target.value === '' ? null : Number(event.target.value) })}
          >
            <option value="">{fresh.drawn}</option>
            {names.map((name, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {choosesHand(choices) && <SoloHand of={wishedOf(choices)} value={hand} onChange={onHand} />}
      {isBoard && <RoundOrder of={wishedOf(choices)} order={order} onChange={onOrder} />}
      {seed !== null && (
        <label className={styles.line}>
          <span>
            {ui.seed} <small id="seed-hint">{ui.seedHint}</small>
          </span>
          <input
            name="seed"
            value={seed}
            maxLength={40}
            placeholder="…"
            aria-describedby="seed-hint"
            onChange={(event) => onSeed(event.target.value)}
          />
        </label>
      )}
    </fieldset>
  )
}
