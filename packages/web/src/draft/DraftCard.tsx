import type { Printed } from '../contract/catalogue.ts'
import { CardFacts } from '../hand/CardFacts.tsx'
import { entryOf, useTexts, useWords } from '../texts/texts.ts'
import styles from './Draft.module.css'

interface Props {
  name: string
  card: Printed | undefined
  /** Pressed as long as it is chosen; without it the card can only be read. */
  chosen?: boolean
  onPress?(): void
}

/** A card to choose from, large enough to be read. */
export function DraftCard({ name, card, chosen = false, onPress }: Props) {
  const texts = useTexts()
  const { one } = useWords('draft')
  const entry = entryOf(texts, name)
  const kind = card?.kind === 'occupation' ? 'occupation' : 'minor'
  const inside = (
    <>
      <span className={styles.kind}>
        {one[kind]}
        {chosen && <span aria-hidden="true"> ✓</span>}
      </span>
      <strong className={styles.name}>{entry?.name ?? name}</strong>
      <CardFacts card={card} />
      <span className={styles.does}>{entry?.does}</span>
    </>
  )
  if (!onPress)
    return (
      <div className={styles.card} data-kind={kind} data-shown={name}>
        {inside}
      </div>
    )
  return (
    <button
      type="button"
      className={styles.card}
      data-kind={kind}
      data-card={name}
      data-lit="true"
      aria-pressed={chosen}
      onClick={onPress}
    >
      {inside}
    </button>
  )
}
