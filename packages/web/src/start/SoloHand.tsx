import { Suspense, useId, useState } from 'react'
import type { Box, Wished } from '../contract/box.ts'
import { WithCards } from '../hand/WithCards.tsx'
import { matches } from '../rules/matches.ts'
import { entryOf, useTexts, useWords } from '../texts/texts.ts'
import { type Cards, canToggle, chosenOf, HAND_KINDS, type HandKind, OF_EACH, toggled } from './hand.ts'
import styles from './SoloHand.module.css'
import { useBox } from './useBox.ts'

interface Props {
  of: Wished
  /** The names of the chosen cards, or null: dealt. */
  value: readonly string[] | null
  onChange(hand: string[] | null): void
}

/** B15, M13: whoever plays alone may choose the hand. It is dealt unless one does. */
export function SoloHand({ of, value, onChange }: Props) {
  const { fresh } = useWords('online')
  const chooses = value !== null
  const box = useBox(of, chooses)
  return (
    <>
      <label className={styles.line}>
        {fresh.hand}
        <select
          name="hand"
          value={chooses ? 'chosen' : 'dealt'}
          onChange={(event) => onChange(event.target.value === 'chosen' ? [] : null)}
        >
          <option value="dealt">{fresh.dealt}</option>
          <option value="chosen">{fresh.chosen}</option>
        </select>
      </label>
      <Suspense>
        {value && box && (
          <WithCards decks={box.decks}>
            <HandChoice cards={box.cards} pool={box.hand} hand={value} onChange={onChange} />
          </WithCards>
        )}
      </Suspense>
    </>
  )
}

interface HandProps extends Pick<Props, 'onChange'> {
  cards: Cards
  pool: Box['hand']
  hand: readonly string[]
}

/** The cards of both kinds, to be searched and taken. */
function HandChoice({ cards, pool, hand, onChange }: HandProps) {
  const texts = useTexts()
  const { cards: words } = texts.pages
  const { fresh } = useWords('online')
  const [typed, setTyped] = useState('')
  const isFound = (card: string) => {
    const entry = entryOf(texts, card)
    return matches(`${entry?.name} ${entry?.does} ${card}`, typed)
  }
  /** At level 2 of the Moor there are minors alone. */
  const kinds = HAND_KINDS.filter((kind) => pool[kind].length > 0)
  const found = (kind: HandKind) => pool[kind].filter(isFound)
  const toggle = (card: string) => onChange(toggled(cards, hand, card))
  return (
    <div className={styles.hand}>
      <p className={styles.count} role="status">
        {hand.length === 0 ? fresh.handNone : fresh.handChosen(hand.length, kinds.length * OF_EACH)}
      </p>
      <input
        type="search"
        name="hand-search"
        value={typed}
        aria-label={words.search}
        placeholder={words.search}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter takes the first card found; it does not start the game.
          event.preventDefault()
          const first = kinds.flatMap(found)[0]
          if (first) toggle(first)
        }}
      />
      {kinds.map((kind) => (
        <fieldset key={kind} className={styles.kind}>
          <legend>
            {words.kinds[kind]} · <output>{fresh.handCount(chosenOf(cards, hand, kind), OF_EACH)}</output>
          </legend>
          {found(kind).map((card) => (
            <Choice
              key={card}
              card={card}
              chosen={hand.includes(card)}
              open={canToggle(cards, hand, card)}
              onToggle={() => toggle(card)}
            />
          ))}
          {found(kind).length === 0 && <p>{words.none}</p>}
        </fieldset>
      ))}
    </div>
  )
}

interface ChoiceProps {
  card: string
  chosen: boolean
  open: boolean
  onToggle(): void
}

function Choice({ card, chosen, open, onToggle }: ChoiceProps) {
  const entry = entryOf(useTexts(), card)
  const id = useId()
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name={`hand-${card}`}
        checked={chosen}
        disabled={!open}
        aria-describedby={id}
        onChange={onToggle}
      />
      <span>
        {entry?.name ?? card} <small id={id}>{entry?.does}</small>
      </span>
    </label>
  )
}
