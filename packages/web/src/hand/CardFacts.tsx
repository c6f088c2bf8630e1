import type { Printed } from '../contract/catalogue.ts'
import { useTexts } from '../texts/texts.ts'
import { Piles } from '../ui/Piles.tsx'
import styles from './CardFacts.module.css'
import { needsText } from './needs.ts'

/** What is printed on a card besides its text: price, points and what it asks for. */
export function CardFacts({ card }: { card: Printed | undefined }) {
  const texts = useTexts()
  if (!card) return null
  const needs = needsText(texts, card)
  return (
    <span className={styles.facts}>
      {card.cost.length > 0 && <Piles piles={card.cost} />}
      {card.vp !== 0 && (
        <span className={styles.points} title={texts.ui.points(card.vp)}>
          <span aria-hidden="true">{card.vp}</span>
          <span className={styles.words}>{texts.ui.points(card.vp)}</span>
        </span>
      )}
      {needs.length > 0 && <span className={styles.needs}>{needs.join(' · ')}</span>}
    </span>
  )
}
