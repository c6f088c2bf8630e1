import type { Described } from '@furrow/engine/core'
import { memo } from 'react'
import type { Printed } from '../contract/catalogue.ts'
import { useTip } from '../table/tip.ts'
import type { Say } from '../texts/say.ts'
import { sentences } from '../texts/sentences.ts'
import { entryOf, moveText, useTexts } from '../texts/texts.ts'
import { Unseen } from '../ui/Unseen.tsx'
import { usePhone } from '../ui/useNarrow.ts'
import { CardPiece } from './CardPiece.tsx'
import styles from './Hand.module.css'
import { needsText } from './needs.ts'
import { usePictures } from './pictures.ts'

interface Props {
  name: string
  printed: Printed | undefined
  /** The moves that bring it out; the first is what a click plays. */
  moves: readonly Described[]
  /** How it lies in the strip. */
  form: 'hand' | 'open'
  /** The keyboard stops here on its way through the page. */
  isStop: boolean
  onFocus(card: string): void
  say: Say
  play(move: string): void
}

/** A card in hand. Lit, it can be played; otherwise it says why not. */
export const HandCard = memo(function HandCard({ name, printed, moves, form, isStop, onFocus, say, play }: Props) {
  const texts = useTexts()
  const pictures = usePictures()
  const phone = usePhone()
  const [move, ...others] = moves
  const lit = move !== undefined
  const tip = useTip(name, move?.text)
  const words = [
    say.name(name),
    entryOf(texts, name)?.does,
    printed && printed.cost.length > 0 && say.goods(Object.fromEntries(printed.cost)),
    printed && printed.vp !== 0 && texts.ui.points(printed.vp),
    ...(printed ? needsText(texts, printed) : []),
  ]
  return (
    <div className={styles.slot} data-lit={lit}>
      <button
        type="button"
        className={styles.card}
        data-in-hand={name}
        data-kind={printed?.kind}
        data-lit={lit}
        {...(lit ? { 'data-card': name } : { 'data-shown': name })}
        aria-disabled={!lit}
        tabIndex={isStop || lit ? 0 : -1}
        onClick={() => lit && play(move.text)}
        {...tip}
        onFocus={(event) => {
          onFocus(name)
          tip.onFocus(event)
        }}
      >
        <Unseen>{sentences(words)}</Unseen>
        <span aria-hidden="true" className={styles.seen}>
          <CardPiece
            name={name}
            printed={printed}
            picture={pictures[name] ?? null}
            size={phone ? 'readable' : form}
            lit={lit}
          />
        </span>
        {lit && <span className={styles.mark} aria-hidden="true" />}
      </button>
      {others.map((other) => (
        <button
          key={other.text}
          type="button"
          className={styles.other}
          data-move={other.text}
          onClick={() => play(other.text)}
        >
          {moveText(texts, say, other)}
        </button>
      ))}
    </div>
  )
})
