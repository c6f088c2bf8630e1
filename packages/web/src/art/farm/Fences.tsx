import { memo } from 'react'
import { OF } from '../colours.ts'
import { type Fence, SIDE } from './yard.ts'

// Rails and posts along the edges. All fences of a farm are four strokes, however many there are.

const POSTS = [0, 0.34, 0.67, 1]

function rails({ column, row, side }: Fence): string {
  const [x, y] = [column * SIDE, row * SIDE]
  return side === 'top'
    ? `M${x} ${y - 10}h${SIDE}M${x} ${y - 3}h${SIDE}`
    : `M${x - 2} ${y - 6}v${SIDE}M${x + 2} ${y - 6}v${SIDE}`
}

function posts({ column, row, side }: Fence): string {
  const [x, y] = [column * SIDE, row * SIDE]
  return POSTS.map((part) =>
    side === 'top' ? `M${x + part * SIDE} ${y + 3}v-18` : `M${x} ${y + part * SIDE + 3}v-18`,
  ).join('')
}

export const Fences = memo(function Fences({ fences, line }: { fences: readonly Fence[]; line: number }) {
  if (fences.length === 0) return null
  const [rail, post] = [fences.map(rails).join(''), fences.map(posts).join('')]
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d={fences
          .map(({ column, row, side }) =>
            side === 'top'
              ? `M${column * SIDE} ${row * SIDE + 4}h${SIDE}`
              : `M${column * SIDE + 3} ${row * SIDE + 4}v${SIDE - 4}`,
          )
          .join('')}
        stroke="var(--art-shade)"
        strokeWidth="6"
      />
      <path d={rail} stroke="var(--art-line)" strokeWidth={3.4 + 2 * line} />
      <path d={rail} stroke={OF.plank} strokeWidth="3.4" />
      <path d={post} stroke="var(--art-line)" strokeWidth={5 + 2 * line} />
      <path d={post} stroke={OF.wood} strokeWidth="5" />
    </g>
  )
})
