import { memo } from 'react'
import { Sprite, type SpriteName } from '../Sprite.tsx'

export type PersonKind = 'adult' | 'child' | 'newborn' | 'ill'

const SEATS = 6

interface Props {
  seat: number
  kind: PersonKind
  /** Where the feet stand, and how high a grown person is. */
  x: number
  y: number
  size: number
  line?: number | undefined
}

/** A person of a seat, in its colour and hat, inside a larger drawing. */
export const Person = memo(function Person({ seat, kind, x, y, size, line }: Props) {
  const seated = seat % SEATS
  const hat: SpriteName = `hat-${seated as 0 | 1 | 2 | 3 | 4 | 5}`
  const className = `art-seat-${seated}`
  const tall = kind === 'child' ? size * 0.74 : kind === 'newborn' ? size * 0.6 : kind === 'ill' ? size * 1.05 : size
  const unit = tall / 32
  const body = kind === 'newborn' ? 'newborn' : kind === 'ill' ? 'ill' : 'person'
  // Where the head is, in the body's drawing, against 16, 11.5 where hats are drawn.
  const [right, down, hatSize] = kind === 'newborn' ? [0, 3.6, 0.95] : kind === 'ill' ? [-5.6, 5.6, 0.85] : [0, 0, 1]
  return (
    <g>
      <Sprite name={body} x={x} y={y} size={tall} line={line} className={className} />
      <Sprite
        name={hat}
        x={x + right * unit}
        y={y + (down - (1 - hatSize) * 18) * unit}
        size={tall * hatSize}
        line={line}
        className={className}
      />
    </g>
  )
})

/** A person by itself, outside any larger drawing; size in pixels. */
export const PersonPiece = memo(function PersonPiece({
  seat,
  kind,
  size,
}: {
  seat: number
  kind: PersonKind
  size: number
}) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false" overflow="visible">
      <Person seat={seat} kind={kind} x={16} y={29.5} size={32} line={(1.25 * 32) / size} />
    </svg>
  )
})
