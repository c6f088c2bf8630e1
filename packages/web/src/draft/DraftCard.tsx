import type { Printed } from '../contract/catalogue.ts'
import { CardPiece } from '../hand/CardPiece.tsx'
import { needsText } from '../hand/needs.ts'
import { usePictures } from '../hand/pictures.ts'
import { sentences } from '../texts/sentences.ts'
import { entryOf, sayIn, useTexts, useWords } from '../texts/texts.ts'
import { Unseen } from '../ui/Unseen.tsx'
import styles from './Draft.module.css'

interface Props {
  name: string
  card: Printed | undefined
  /** Pressed as long as it is chosen; without it the card can only be read. */
  chosen?: boolean
  onPress?(): void
}

/** A card to choose from, drawn as in hand and large enough to be read. */
export function DraftCard({ name, card, chosen = false, onPress }: Props) {
  const kind = card?.kind === 'occupation' ? 'occupation' : 'minor'
  const words = useCardWords(name, card)
  const picture = usePictures()[name] ?? null
  const inside = (
    <>
      <Unseen>{words}</Unseen>
      <span aria-hidden="true">
        <CardPiece name={name} printed={card} picture={picture} size="readable" lit={chosen} />
        {chosen && <span className={styles.chosen}>✓</span>}
      </span>
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

/** Everything that is printed on a card, in words. */
export function useCardWords(name: string, card: Printed | undefined): string {
  const texts = useTexts()
  const { one } = useWords('draft')
  const entry = entryOf(texts, name)
  return sentences([
    entry?.name ?? name,
    one[card?.kind === 'occupation' ? 'occupation' : 'minor'],
    entry?.does,
    card && card.cost.length > 0 && sayIn(texts, []).goods(Object.fromEntries(card.cost)),
    card && card.vp !== 0 && texts.ui.points(card.vp),
    ...(card ? needsText(texts, card) : []),
  ])
}
