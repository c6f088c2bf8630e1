import type { SpaceView } from '@furrow/engine'
import { type CSSProperties, memo, useState } from 'react'
import { Token } from '../art/Token.tsx'
import type { Face, Pile } from '../contract/catalogue.ts'
import { priceOn } from '../dialogs/findable.ts'
import { useTip } from '../table/tip.ts'
import type { Say } from '../texts/say.ts'
import { sentences } from '../texts/sentences.ts'
import { entryOf, useTexts } from '../texts/texts.ts'
import { Piles } from '../ui/Piles.tsx'
import { SeenOnly, Unseen } from '../ui/Unseen.tsx'
import { FaceView } from './FaceView.tsx'
import type { Spot } from './layout.ts'
import styles from './SpaceCard.module.css'

/** Grid places as variables: a narrow screen lays the spaces out in its own way. */
export const placed = ({ column, row, height }: Spot): CSSProperties =>
  ({ '--column': column, '--row': row, '--height': height }) as CSSProperties // React knows no custom properties

interface Props extends Spot {
  space: SpaceView
  face: Face | undefined
  round: number
  /** What a click plays, if it can be used now. */
  move: string | undefined
  marked: boolean
  say: Say
  names: readonly string[]
  play(move: string): void
}

/** A space of the board; it is drawn again only if something about it has changed. */
export const SpaceCard = memo(function SpaceCard({
  space,
  column,
  row,
  height,
  face,
  round,
  move,
  marked,
  say,
  names,
  play,
}: Props) {
  const texts = useTexts()
  const { ui } = texts
  const entry = entryOf(texts, space.id)
  const lying = Object.entries(space.goods) as Pile[]
  const waits = space.from > round
  const taken = space.people.map((seat) => names[seat]).join(', ')
  const words = [
    say.name(space.id),
    entry?.does,
    priceOn(texts, face),
    lying.length > 0 ? say.goods(space.goods) : '',
    taken && ui.occupiedBy(taken),
    waits && ui.fromRound(space.from),
    marked && texts.pages.turn.suggested,
  ]
  const tip = useTip(space.id, move)
  // What has the focus remains a stop until it is left: browsers lay the page out at once if that changes.
  const [focused, setFocused] = useState(false)
  return (
    <button
      type="button"
      className={styles.space}
      style={placed({ column, row, height })}
      data-space={space.id}
      data-lit={move !== undefined}
      data-new={space.stage > 0 && space.since === round}
      data-marked={marked}
      data-taken={taken !== ''}
      data-tall={height === 2}
      data-pile={face !== undefined && face.perRound.length > 0}
      aria-disabled={move === undefined}
      tabIndex={move === undefined && !focused ? -1 : 0}
      onClick={() => move !== undefined && play(move)}
      {...tip}
      onFocus={(event) => {
        setFocused(true)
        tip.onFocus(event)
      }}
      onBlur={() => {
        setFocused(false)
        tip.onBlur()
      }}
    >
      <Unseen>{sentences(words)}</Unseen>
      <SeenOnly>
        <span className={styles.name}>{entry?.name ?? space.id}</span>
        {marked && (
          <span className={styles.mark} title={texts.pages.turn.suggested}>
            ★
          </span>
        )}
        {face && (
          <span className={styles.face}>
            <FaceView face={face} />
          </span>
        )}
        {waits && <span className={styles.waits}>{ui.waits(space.from)}</span>}
        {lying.length > 0 && (
          <span className={styles.lying}>
            <Piles piles={lying} />
          </span>
        )}
        <span className={styles.people}>
          {space.people.map((seat) => (
            <Token key={seat} seat={seat} className={styles.token} />
          ))}
        </span>
      </SeenOnly>
    </button>
  )
})
