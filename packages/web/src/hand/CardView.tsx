import type { Described } from '@furrow/engine'
import { useTable } from '../table/context.ts'
import { useTip } from '../table/tip.ts'
import { entryOf, moveText, useTexts } from '../texts/texts.ts'
import { CardFacts } from './CardFacts.tsx'
import styles from './CardView.module.css'

interface Props {
  name: string
  /** The moves that bring it out; the first is what a click plays. */
  moves?: readonly Described[]
}

/** A card with its text. */
export function CardView({ name, moves = [] }: Props) {
  const texts = useTexts()
  const { catalogue, say, play } = useTable()
  const entry = entryOf(texts, name)
  const [move, ...others] = moves
  const kind = catalogue.cards[name]?.kind
  const tip = useTip(name, move?.text)
  const inside = (
    <>
      <strong className={styles.name}>{entry?.name ?? name}</strong>
      <CardFacts card={catalogue.cards[name]} />
      <span className={styles.does}>{entry?.does}</span>
    </>
  )
  if (!move) {
    return (
      <div className={styles.card} data-kind={kind} data-shown={name} {...tip}>
        {inside}
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        className={styles.card}
        data-kind={kind}
        data-lit="true"
        data-card={name}
        onClick={() => play(move.text)}
        {...tip}
      >
        {inside}
      </button>
      {others.map((other) => (
        <button key={other.text} type="button" className={styles.card} data-lit="true" onClick={() => play(other.text)}>
          {moveText(texts, say, other)}
        </button>
      ))}
    </>
  )
}
