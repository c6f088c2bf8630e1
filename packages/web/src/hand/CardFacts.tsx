import type { Printed } from '../contract/catalogue.ts'
import { type Texts, useTexts } from '../texts/texts.ts'
import { Piles } from '../ui/Piles.tsx'
import styles from './CardFacts.module.css'

export function needsText(
  { ui, goods }: Texts,
  { occupations, house, noUnusedSpace, planted }: Printed['needs'],
): string[] {
  const { needs } = ui
  const out: string[] = []
  const { atLeast, atMost } = occupations ?? {}
  if (atLeast !== undefined && atLeast === atMost) out.push(needs.exactly(atLeast))
  else {
    if (atLeast !== undefined) out.push(needs.atLeast(atLeast))
    if (atMost !== undefined) out.push(needs.atMost(atMost))
  }
  if (house) out.push(needs.house(house.map((material) => ui.house[material])))
  if (noUnusedSpace) out.push(needs.noUnused)
  if (planted) out.push(needs.planted(planted.atLeast, goods[planted.crop].other))
  return out
}

/** What is printed on a card besides its text: price, points and what it asks for. */
export function CardFacts({ card }: { card: Printed | undefined }) {
  const texts = useTexts()
  if (!card) return null
  const needs = needsText(texts, card.needs)
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
