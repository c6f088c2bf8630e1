import { memo } from 'react'
import type { Drawing } from './draw.tsx'
import type { BackdropName } from './parts/backdrops.tsx'
import type { PartName } from './parts/index.ts'
import type { PieceName } from './pieces/index.ts'
import './art.css'

/** A drawing of one of the sheets. A sheet has to be on the page once for its drawings to be seen. */
export type SpriteName = PieceName | PartName | BackdropName

const BOX = 32
const FOOT = 29.5

interface Props {
  name: SpriteName
  /** Where its foot stands. */
  x: number
  y: number
  size: number
  /** How thick the outline is, in the units of x and y. */
  line?: number | undefined
  /** Looks to the other side. */
  flip?: boolean | undefined
  turn?: number | undefined
  /** Sets `color`, which clothes and blankets take. */
  className?: string | undefined
  colour?: string | undefined
}

export const Sprite = memo(function Sprite({ name, x, y, size, line = 1.3, flip, turn, className, colour }: Props) {
  const scale = size / BOX
  const transform = [flip ? `translate(${2 * x} 0) scale(-1 1)` : '', turn ? `rotate(${turn} ${x} ${y})` : ''].join(' ')
  return (
    <use
      href={`#art-${name}`}
      x={x - size / 2}
      y={y - FOOT * scale}
      width={size}
      height={size}
      strokeWidth={line / scale}
      transform={transform.trim() || undefined}
      className={className}
      color={colour}
    />
  )
})

interface SheetProps {
  drawings: Readonly<Record<string, Drawing>>
  box?: string
}

/** Drawings kept out of sight, to be used again and again. */
export const Sheet = memo(function Sheet({ drawings, box = `0 0 ${BOX} ${BOX}` }: SheetProps) {
  return (
    <svg width="0" height="0" className="art-sheet" aria-hidden="true" focusable="false">
      {Object.entries(drawings).map(([name, drawing]) => (
        <symbol key={name} id={`art-${name}`} viewBox={box} className="art-drawing">
          {drawing}
        </symbol>
      ))}
    </svg>
  )
})
