import type { SpaceView } from '@furrow/engine'
import type { CSSProperties } from 'react'
import { Token } from '../art/Token.tsx'
import type { Pile } from '../local/faces.ts'
import { entryOf, useTexts } from '../texts/texts.ts'
import { Piles } from '../ui/Piles.tsx'
import { SeenOnly, Unseen } from '../ui/Unseen.tsx'
import { useTable } from './context.ts'
import { FaceView } from './FaceView.tsx'
import type { Spot } from './layout.ts'
import styles from './SpaceCard.module.css'
import { useTip } from './tip.ts'

/** Grid places as variables: a narrow screen lays the spaces out in its own way. */
export const placed = ({ column, row, height }: Spot): CSSProperties =>
  ({ '--column': column, '--row': row, '--height': height }) as CSSProperties // React knows no custom properties

export function SpaceCard({ space, spot }: { space: SpaceView; spot: Spot }) {
  const texts = useTexts()
  const { ui } = texts
  const { update, catalogue, targets, say, names, play, suggested } = useTable()
  const move = targets.spaces.get(space.id)
  const entry = entryOf(texts, space.id)
  const face = catalogue.faces[space.id]
  const lying = Object.entries(space.goods) as Pile[]
  const waits = space.from > update.view.round
  const taken = space.people.map((seat) => names[seat]).join(', ')
  const marked = move !== undefined && suggested.includes(space.id)
  const words = [
    say.name(space.id),
    entry?.does,
    lying.length > 0 ? say.goods(space.goods) : '',
    taken && ui.occupiedBy(taken),
    waits && ui.fromRound(space.from),
    marked && texts.pages.turn.suggested,
  ]
  const tip = useTip(space.id, move)
  return (
    <button
      type="button"
      className={styles.space}
      style={placed(spot)}
      data-space={space.id}
      data-lit={move !== undefined}
      data-new={space.stage > 0 && space.since === update.view.round}
      data-marked={marked}
      data-taken={taken !== ''}
      data-tall={spot.height === 2}
      data-pile={face?.perRound.length > 0}
      aria-disabled={move === undefined}
      tabIndex={move === undefined ? -1 : 0}
      onClick={() => move !== undefined && play(move)}
      {...tip}
    >
      <Unseen>{words.filter(Boolean).join('. ')}</Unseen>
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
}
