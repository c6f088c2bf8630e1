import type { SeatResult } from '@furrow/engine/core'
import type { CSSProperties } from 'react'
import type { PieceName } from '../art/pieces/index.ts'
import { Piece } from '../art/pieces/Piece.tsx'
import { at } from '../contract/at.ts'
import type { Update } from '../contract/update.ts'
import { FarmArt } from '../farm/FarmArt.tsx'
import { FarmWords } from '../farm/FarmWords.tsx'
import { minus } from '../texts/minus.ts'
import { sayIn, useTexts } from '../texts/texts.ts'
import { Unseen } from '../ui/Unseen.tsx'
import styles from './Farms.module.css'
import { FarmsBeside } from './FarmsBeside.tsx'
import { pointsBySource, type Source } from './sources.ts'

interface Props {
  update: Update
  /** The best first. */
  seats: readonly SeatResult[]
  names: string[]
}

/** The farms as they were left, side by side, each with what its points came from. */
export function Farms({ update, seats, names }: Props) {
  const texts = useTexts()
  const say = sayIn(texts, names)
  return (
    <FarmsBeside
      seats={seats}
      names={names}
      rankName={seats.length > 1 ? texts.ui.rank : null}
      farmOf={({ seat, lines }) => (
        <>
          <FarmArt farm={at(update.view.seats, seat)} />
          <FarmWords farm={at(update.view.seats, seat)} say={say} />
          <Sources lines={lines} />
        </>
      )}
    />
  )
}

const PICTURES: Record<Source, PieceName> = {
  land: 'field',
  crops: 'grain',
  animals: 'sheep',
  family: 'bed',
  cards: 'coin',
  begging: 'begging',
}

/** Where the points came from, as parts of a bar. */
function Sources({ lines }: { lines: SeatResult['lines'] }) {
  const { pages } = useTexts()
  return (
    <ul className={styles.sources} aria-label={pages.sources.title}>
      {pointsBySource(lines).map(([source, points]) => (
        <li
          key={source}
          data-source={source}
          data-bad={points < 0}
          title={pages.sources.names[source]}
          style={{ '--points': Math.max(1, Math.abs(points)) } as CSSProperties}
        >
          <Unseen>{pages.sources.names[source]} </Unseen>
          <Piece name={PICTURES[source]} />
          {minus(points)}
        </li>
      ))}
    </ul>
  )
}
