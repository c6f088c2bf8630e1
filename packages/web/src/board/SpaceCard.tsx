import type { SpaceView } from '@furrow/engine/agricola'
import { type CSSProperties, memo, useState } from 'react'
import { Picture } from '../art/cards/Picture.tsx'
import { isPiece } from '../art/pieces/index.ts'
import { PersonPiece } from '../art/pieces/Person.tsx'
import { PilePiece } from '../art/piles/Pile.tsx'
import { Scene } from '../art/scenes/Scene.tsx'
import { Token } from '../art/Token.tsx'
import type { Face, Pile } from '../contract/catalogue.ts'
import { priceOn } from '../dialogs/findable.ts'
import { usePictures } from '../hand/pictures.ts'
import { useTip } from '../table/tip.ts'
import type { Say } from '../texts/say.ts'
import { sentences } from '../texts/sentences.ts'
import { entryOf, useTexts } from '../texts/texts.ts'
import { SeenOnly, Unseen } from '../ui/Unseen.tsx'
import { FaceView } from './FaceView.tsx'
import type { Spot } from './layout.ts'
import styles from './SpaceCard.module.css'

/** Grid places as variables: a narrow screen lays the spaces out in its own way. */
export const placed = ({ column, row }: Spot): CSSProperties => ({ '--column': column, '--row': row }) as CSSProperties // React knows no custom properties

/** How many letters the name strip holds, so that they can be as large as possible. */
const lettersOf = (name: string, face: Face | undefined): CSSProperties =>
  ({ '--letters': Math.max(10, name.length + (face && face.perRound.length > 0 ? 3 : 1)) }) as CSSProperties // as above

interface Props extends Spot {
  space: SpaceView
  face: Face | undefined
  round: number
  /** What a click plays, if it can be used now. */
  move: string | undefined
  marked: boolean
  /** The keyboard stops here though it cannot be used: from here arrows lead to all others. */
  isStop: boolean
  /** Seats with newborns on the board, who stand there smaller. */
  parents: readonly number[]
  say: Say
  names: readonly string[]
  play(move: string): void
}

/** A space of the board: its scene, what lies there and who stands there. Drawn again only if something about it has changed. */
export const SpaceCard = memo(function SpaceCard({
  space,
  column,
  row,
  face,
  round,
  move,
  marked,
  isStop,
  parents,
  say,
  names,
  play,
}: Props) {
  const texts = useTexts()
  const { ui } = texts
  const entry = entryOf(texts, space.id)
  const lying = Object.entries(space.goods) as Pile[] // goods and how many of them
  const waits = space.from > round
  const taken = [...new Set(space.people)].map((seat) => names[seat]).join(', ')
  const lit = move !== undefined
  // A space on a card shows what the card shows.
  const onCard = usePictures()[space.id]
  const words = [
    say.name(space.id),
    entry?.does,
    priceOn(texts, face),
    lying.length > 0 ? say.goods(space.goods) : '',
    ...space.reserved.map(({ seat, what, count }) => texts.table.reserved(names[seat] ?? '', say.count(what, count))),
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
      style={placed({ column, row })}
      data-space={space.id}
      data-lit={lit}
      data-new={space.stage > 0 && space.since === round}
      data-marked={marked}
      data-taken={taken !== ''}
      aria-disabled={!lit}
      tabIndex={lit || focused || isStop ? 0 : -1}
      onClick={() => lit && play(move)}
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
        <span className={styles.strip}>
          <span className={styles.name} style={lettersOf(say.name(space.id), face)}>
            {entry?.name ?? space.id}
          </span>
          {face && <PerRound piles={face.perRound} />}
        </span>
        <span className={styles.view}>
          <Scene space={space.id} className={styles.scene} />
          {onCard && <Picture of={onCard} lamp className={styles.scene} />}
          {face && (
            <span className={styles.face}>
              <FaceView face={face} />
            </span>
          )}
          {waits && <span className={styles.waits}>{ui.waits(space.from)}</span>}
          {lying.length > 0 && (
            <span className={styles.lying}>
              {lying.map(
                ([good, count]) => isPiece(good) && <PilePiece key={good} good={good} count={count} height={30} />,
              )}
            </span>
          )}
          {space.reserved.length > 0 && (
            <span className={styles.reserved}>
              {space.reserved.map(({ seat, what, count }, i) => (
                <span key={i} data-reserved={what}>
                  <Token seat={seat} />
                  {isPiece(what) && <PilePiece good={what} count={count} height={20} />}
                </span>
              ))}
            </span>
          )}
          {space.people.length > 0 && (
            <span className={styles.people} data-many={space.people.length > 2}>
              {space.people.map((seat, i) => (
                <PersonPiece
                  key={i}
                  seat={seat}
                  kind={parents.includes(seat) && space.people.indexOf(seat) < i ? 'newborn' : 'adult'}
                  size={34}
                />
              ))}
            </span>
          )}
        </span>
      </SeenOnly>
    </button>
  )
})

/** What comes to lie there every round: "+3". */
function PerRound({ piles }: { piles: readonly Pile[] }) {
  return piles.map(([good, count]) => (
    <span key={good} className={styles.perRound}>
      +{count}
    </span>
  ))
}
