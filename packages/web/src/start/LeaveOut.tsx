import { Suspense, useState } from 'react'
import type { Wished } from '../contract/box.ts'
import { WithCards } from '../hand/WithCards.tsx'
import { matches } from '../rules/matches.ts'
import { entryOf, useTexts, useWords } from '../texts/texts.ts'
import styles from './SoloHand.module.css'
import { useBox } from './useBox.ts'

interface Props {
  of: Wished
  /** The names of the cards that are left out. */
  value: readonly string[]
  onChange(without: string[]): void
}

/** Hand cards that nobody wants to meet. */
export function LeaveOut({ of, value, onChange }: Props) {
  const { setup: words } = useWords('draft')
  const [open, setOpen] = useState(false)
  const box = useBox(of, open)
  return (
    <details data-part="without" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.without(value.length)}</summary>
      <Suspense>
        {box && (
          <WithCards decks={box.decks}>
            <Choices cards={[...box.hand.occupation, ...box.hand.minor]} value={value} onChange={onChange} />
          </WithCards>
        )}
      </Suspense>
    </details>
  )
}

function Choices({ cards, value, onChange }: Omit<Props, 'of'> & { cards: readonly string[] }) {
  const texts = useTexts()
  const { cards: words } = texts.pages
  const [typed, setTyped] = useState('')
  const nameOf = (card: string) => entryOf(texts, card)?.name ?? card
  const found = cards
    .filter((card) => matches(`${nameOf(card)} ${card}`, typed))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), texts.lang))
  return (
    <div className={styles.hand}>
      <input
        type="search"
        name="without-search"
        value={typed}
        aria-label={words.search}
        placeholder={words.search}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter searches; it does not start the game.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div className={styles.kind}>
        {found.map((card) => (
          <label key={card} className={styles.choice}>
            <input
              type="checkbox"
              name={`without-${card}`}
              checked={value.includes(card)}
              onChange={(event) =>
                onChange(event.target.checked ? [...value, card] : value.filter((other) => other !== card))
              }
            />
            <span>{nameOf(card)}</span>
          </label>
        ))}
        {found.length === 0 && <p>{words.none}</p>}
      </div>
    </div>
  )
}
