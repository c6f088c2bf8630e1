import { memo } from 'react'
import { at } from '../../contract/at.ts'
import type { PieceName } from '../pieces/index.ts'
import { Sprite } from '../Sprite.tsx'

// Up to three lie singly; from four on they are stacked and a number stands on them.

const ALL = 3

/** Where the pieces of a pile lie, in parts of a piece, and how wide the pile is. */
interface Layout {
  width: number
  spots: readonly (readonly [x: number, y: number])[]
}

const SINGLE: readonly Layout[] = [
  { width: 0, spots: [] },
  { width: 1, spots: [[0.5, 0]] },
  {
    width: 1.7,
    spots: [
      [0.5, 0],
      [1.2, 0],
    ],
  },
  {
    width: 1.85,
    spots: [
      [0.92, -0.34],
      [0.5, 0],
      [1.35, 0],
    ],
  },
]

const STACK: Layout = {
  width: 2,
  spots: [
    [1, -0.62],
    [0.68, -0.32],
    [1.32, -0.32],
    [0.5, 0],
    [1, 0],
    [1.5, 0],
  ],
}
const SMALL_STACK: Layout = {
  width: 1.85,
  spots: [
    [0.92, -0.6],
    [0.7, -0.3],
    [1.2, -0.3],
    [0.5, 0],
    [1.35, 0],
  ],
}

/** Heaps lie in layers; what stands upright or on legs does not. */
const HEAPED: ReadonlySet<string> = new Set(['wood', 'clay', 'stone', 'food', 'fuel', 'coin'])

const layout = (good: PieceName, count: number): Layout =>
  count <= ALL || !HEAPED.has(good) ? at(SINGLE, Math.min(count, ALL)) : count < 6 ? SMALL_STACK : STACK

/** How wide a pile is when its pieces have this size. */
export const pileWidth = (good: PieceName, count: number, size: number): number => layout(good, count).width * size

interface Props {
  good: PieceName
  count: number
  /** The left end and the ground it lies on. */
  x: number
  y: number
  size: number
  line?: number | undefined
}

/** Goods on a space, a farm or a card, inside a larger drawing. */
export const Pile = memo(function Pile({ good, count, x, y, size, line = Math.min(1.2, size * 0.05) }: Props) {
  const { spots, width } = layout(good, count)
  const r = Math.max(size * 0.3, 5.5)
  return (
    <g>
      {spots.map(([right, up], i) => (
        <Sprite key={i} name={good} x={x + right * size} y={y + up * size} size={size} line={line} />
      ))}
      {count > ALL && (
        <g transform={`translate(${x + width * size - r * 0.5} ${y - r * 0.8})`}>
          <circle r={r} className="art-count" strokeWidth={line} />
          <text className="art-number" y={r * 0.48} fontSize={r * (count > 9 ? 1.2 : 1.4)}>
            {count}
          </text>
        </g>
      )}
    </g>
  )
})

/** A pile by itself; height in pixels. */
export const PilePiece = memo(function PilePiece({
  good,
  count,
  height,
}: {
  good: PieceName
  count: number
  height: number
}) {
  const size = height * (count === 1 ? 0.9 : count === 2 ? 0.85 : count === 3 || !HEAPED.has(good) ? 0.72 : 0.6)
  const width = Math.ceil(pileWidth(good, count, size)) + 2
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      overflow="visible"
    >
      <Pile good={good} count={count} x={1} y={height - 2} size={size} />
    </svg>
  )
})
