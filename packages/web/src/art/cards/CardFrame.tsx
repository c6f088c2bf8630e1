import { memo, type ReactNode } from 'react'
import { isPiece } from '../pieces/index.ts'
import { Piece } from '../pieces/Piece.tsx'
import styles from './CardFrame.module.css'
import type { PictureData } from './compose.ts'
import { Picture } from './Picture.tsx'

export type CardKind = 'occupation' | 'minor' | 'major' | 'moor'
export type CardSize = 'hand' | 'open' | 'lying' | 'readable'

interface Props {
  kind: CardKind
  size: CardSize
  name: string
  /** Without one the place stays empty: pictures load after the first paint. */
  picture: PictureData | null
  /** A few words in hand, the whole text where it can be read. */
  words?: ReactNode
  price?: readonly { good: string; count: number }[]
  /** What has to be true, or what the price depends on. */
  condition?: ReactNode
  points?: number | undefined
  /** Goes to the neighbour's hand after it was played. */
  travels?: boolean | undefined
  /** It can be played or used now. */
  lit?: boolean | undefined
  /** Turned over: it does nothing any more. */
  faceDown?: boolean | undefined
}

/** Thickness of outlines in units of a picture 120 wide, so that they are about 1.3 px. */
const LINE: Record<CardSize, number> = { hand: 1.9, open: 1.9, lying: 2.2, readable: 0.9 }

/** The longest word that fits into a line of the name; longer ones are set smaller rather than cut. */
const FITS: Record<CardSize, number> = { hand: 11, open: 18, lying: 10, readable: 20 }
const isLong = (name: string, size: CardSize): boolean =>
  name.split(/[\s\u00ad-]/).some((word) => word.length > FITS[size])

/** More letters than the card has room for: they fade out after a whole line. */
const ROOM: Record<CardSize, number> = { hand: 52, open: 150, lying: 0, readable: Number.POSITIVE_INFINITY }
/** So few that they can be larger. */
const SHORT = 95
const isShort = (words: ReactNode): boolean => typeof words === 'string' && words.length <= SHORT
const isFull = (words: ReactNode, size: CardSize): boolean => typeof words === 'string' && words.length > ROOM[size]

/** A card as it is seen. It is no button: whoever makes it one says in words what it does. */
export const CardFrame = memo(function CardFrame(props: Props) {
  const { kind, size, name, picture, words, price = [], condition, points = 0, travels, lit, faceDown } = props
  return (
    <div
      className={styles.card}
      data-kind={kind}
      data-size={size}
      data-lit={lit ? 'true' : undefined}
      data-down={faceDown ? 'true' : undefined}
    >
      <div className={styles.name} data-card-name data-long={isLong(name, size) ? 'true' : undefined}>
        {name}
      </div>
      <div className={styles.window}>
        {picture && <Picture of={picture} line={LINE[size]} lamp className={styles.picture} />}
        {points !== 0 && (
          <span className={styles.coin} data-minus={points < 0 ? 'true' : undefined}>
            {points}
          </span>
        )}
        {travels && (
          <span className={styles.travels}>
            <Piece name="travel" size={size === 'readable' ? 22 : 14} />
          </span>
        )}
      </div>
      {size !== 'lying' && words && (
        <div
          className={styles.words}
          data-full={isFull(words, size) ? 'true' : undefined}
          data-short={isShort(words) ? 'true' : undefined}
        >
          {words}
        </div>
      )}
      {(size === 'readable' || size === 'open') && condition && <div className={styles.condition}>{condition}</div>}
      {size !== 'lying' && price.length > 0 && (
        <div className={styles.price}>
          {price.map(({ good, count }) => (
            <span key={good} className={styles.good}>
              {count}
              {isPiece(good) && <Piece name={good} size={size === 'readable' ? 22 : 15} />}
            </span>
          ))}
        </div>
      )}
    </div>
  )
})
