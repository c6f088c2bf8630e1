import { Suspense, useEffect, useId, useState } from 'react'
import { useApp } from '../app/context.ts'
import type { Catalogue } from '../contract/catalogue.ts'
import { WithCards } from '../hand/WithCards.tsx'
import { matches } from '../rules/matches.ts'
import { entryOf, useTexts, useWords } from '../texts/texts.ts'
import { type Cards, canToggle, chosenOf, HAND_KINDS, type HandKind, OF_EACH, soloCards, toggled } from './hand.ts'
import styles from './SoloHand.module.css'

interface Props {
  /** The names of the chosen cards, or null: dealt. */
  value: readonly string[] | null
  onChange(hand: string[] | null): void
}

/** B15: whoever plays alone may choose the hand. It is dealt unless one does. */
export function SoloHand({ value, onChange }: Props) {
  const { fresh } = useWords('online')
  const { client } = useApp()
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  const chooses = value !== null
  useEffect(() => {
    let wanted = true
    if (chooses) void client.catalogue().then((printed) => wanted && setCatalogue(printed))
    return () => {
      wanted = false
    }
  }, [client, chooses])
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
        {value && catalogue && (
          <WithCards decks={catalogue.decks}>
            <HandChoice cards={catalogue.cards} hand={value} onChange={onChange} />
          </WithCards>
        )}
      </Suspense>
    </>
  )
}

interface HandProps extends Pick<Props, 'onChange'> {
  cards: Cards
  hand: readonly string[]
}

/** The cards of both kinds, to be searched and taken. */
function HandChoice({ cards, hand, onChange }: HandProps) {
  const texts = useTexts()
  const { cards: words } = texts.pages
  const { fresh } = useWords('online')
  const [typed, setTyped] = useState('')
  const isFound = (card: string) => {
    const entry = entryOf(texts, card)
    return matches(`${entry?.name} ${entry?.does} ${card}`, typed)
  }
  const found = (kind: HandKind) => soloCards(cards, kind).filter(isFound)
  const toggle = (card: string) => onChange(toggled(cards, hand, card))
  return (
    <div className={styles.hand}>
      <p className={styles.count} role="status">
        {hand.length === 0 ? fresh.handNone : fresh.handChosen(hand.length, HAND_KINDS.length * OF_EACH)}
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
          const first = HAND_KINDS.flatMap(found)[0]
          if (first) toggle(first)
        }}
      />
      {HAND_KINDS.map((kind) => (
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
