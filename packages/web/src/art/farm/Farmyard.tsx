import { Fragment, memo } from 'react'
import { at as entry } from '../../contract/at.ts'
import { Person } from '../pieces/Person.tsx'
import { Pile, pileWidth } from '../piles/Pile.tsx'
import { Sprite, type SpriteName } from '../Sprite.tsx'
import { Fences } from './Fences.tsx'
import { House, Windows } from './House.tsx'
import { atHome, everyone, oneForAll } from './herds.ts'
import { at, type Cell, MARGIN, SIDE, type Yard, yardBounds } from './yard.ts'

interface Props {
  yard: Yard
  /** How wide it is shown, in pixels: outlines keep their thickness, and small drawings say the same with less. */
  width: number
  className?: string | undefined
}

/** From this width of a cell on, every animal and every crop is drawn. */
const DETAIL = 44

/** A whole farmyard, drawn from plain data. Words for it stand beside it. */
export const Farmyard = memo(function Farmyard({ yard, width, className }: Props) {
  const box = yardBounds(yard)
  const scale = width / box.width
  // Thinner where everything is small, or outlines would be all there is.
  const line = (SIDE * scale >= DETAIL ? 1.3 : 0.85) / scale
  const full = SIDE * scale >= DETAIL
  const rooms = new Set(yard.cells.filter(({ soil }) => soil.kind === 'room').map(at))
  const stables = new Set(yard.cells.filter(({ stable }) => stable).map(at))
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      className={className}
      aria-hidden="true"
      focusable="false"
      data-detail={full ? 'full' : 'small'}
    >
      <Earth yard={yard} line={line} />
      {yard.cells.map((cell) => (
        <Soil key={at(cell)} cell={cell} line={line} />
      ))}
      {yard.cells.map((cell) => (
        <Room key={at(cell)} cell={cell} rooms={rooms} line={line} />
      ))}
      <Night yard={yard} />
      {yard.cells.map((cell) => (
        <OnCell key={at(cell)} cell={cell} rooms={rooms} full={full} line={line} />
      ))}
      <Fences fences={yard.fences} line={line} />
      <Herds yard={yard} stables={stables} rooms={rooms} full={full} line={line} />
      {yard.people.map(({ column, row, seat, kind }, i) => {
        const before = yard.people.slice(0, i).filter((one) => one.column === column && one.row === row).length
        const [x, y] = [column * SIDE + (full ? 46 : 44) + before * 26, row * SIDE + 98 - before * 5]
        return <Person key={`${i} ${kind}`} seat={seat} kind={kind} x={x} y={y} size={full ? 50 : 72} line={line} />
      })}
    </svg>
  )
})

/** The board under the cells, one piece with whatever was attached to it. */
function Earth({ yard, line }: { yard: Yard; line: number }) {
  const squares = yard.cells
    .map(({ column, row }) => `M${column * SIDE} ${row * SIDE}h${SIDE}v${SIDE}h${-SIDE}Z`)
    .join('')
  return (
    <>
      {/* Its shadow, softer towards the edge; a filter would be worked out anew whenever somebody leaves the house. */}
      <g fill="none" stroke="var(--art-shade)" strokeLinejoin="round" opacity=".5">
        <path d={squares} transform={`translate(0 ${2 * line})`} strokeWidth={2 * MARGIN - 4 + 5 * line} />
        <path d={squares} transform={`translate(0 ${1.5 * line})`} strokeWidth={2 * MARGIN - 4 + 3 * line} />
      </g>
      <path
        d={squares}
        fill="none"
        stroke="var(--art-line)"
        strokeWidth={2 * MARGIN - 4 + 2 * line}
        strokeLinejoin="round"
      />
      <path
        d={squares}
        fill="var(--art-meadow-near)"
        stroke="var(--art-meadow-near)"
        strokeWidth={2 * MARGIN - 4}
        strokeLinejoin="round"
      />
    </>
  )
}

function Night({ yard }: { yard: Yard }) {
  const grown = yard.cells
    .map(({ column, row }) => `M${column * SIDE} ${row * SIDE}h${SIDE}v${SIDE}h${-SIDE}Z`)
    .join('')
  return (
    <path
      d={grown}
      fill="var(--art-night)"
      stroke="var(--art-night)"
      strokeWidth={2 * MARGIN - 4}
      strokeLinejoin="round"
      opacity=".26"
    />
  )
}

const TILE: Record<Exclude<Cell['soil']['kind'], 'room'>, SpriteName> = {
  meadow: 'meadow',
  pasture: 'pasture',
  field: 'field',
  forest: 'forest',
  moor: 'moor',
}

/** How much smaller each tile of a stack is drawn than the one on which it lies, and how many show their edges. */
const STEP = 9
const MOST_STEPS = 3

/** A tile fills its square: its foot is nowhere in particular. `step` counts the tiles beneath it. */
function tile(column: number, row: number, step = 0) {
  const size = SIDE - STEP * step
  return { x: column * SIDE + 50, y: (row + 1) * SIDE - (2.5 / 32) * size - 0.5 * STEP * step, size }
}

function Soil({ cell: { column, row, soil }, line }: { cell: Cell; line: number }) {
  const flip = (column + row) % 2 !== 0
  if (soil.kind !== 'forest' && soil.kind !== 'moor') {
    const name = soil.kind === 'room' ? 'meadow' : TILE[soil.kind]
    return <Sprite name={name} {...tile(column, row)} line={line} flip={flip} />
  }
  // From the bottom; of a high stack the lowest tiles are only counted.
  const stack = [soil.kind, ...(soil.over ?? [])].slice(0, MOST_STEPS).reverse()
  const count = 1 + (soil.over?.length ?? 0)
  return (
    <g data-stack={count}>
      {stack.map((name, step) => {
        const { x, y, size } = tile(column, row, step)
        const [left, top] = [x - size / 2, y - (29.5 / 32) * size]
        return (
          <Fragment key={step}>
            <Sprite name={name} x={x} y={y} size={size} line={line} flip={flip} />
            {step > 0 && (
              <rect
                x={left}
                y={top}
                width={size}
                height={size}
                rx={4}
                fill="none"
                stroke="var(--art-line)"
                strokeWidth={line}
              />
            )}
          </Fragment>
        )
      })}
    </g>
  )
}

/** A house may stretch over several cells, so rooms come after all the ground. */
function Room({ cell, rooms, line }: { cell: Cell; rooms: ReadonlySet<string>; line: number }) {
  const { column, row, soil } = cell
  if (soil.kind !== 'room') return null
  return <House material={soil.material} x={column * SIDE} y={row * SIDE} line={line} {...beside(cell, rooms)} />
}

const beside = ({ column, row }: Cell, rooms: ReadonlySet<string>) => {
  const room = (right: number, down: number) => rooms.has(at({ column: column + right, row: row + down }))
  return { west: room(-1, 0), east: room(1, 0), south: room(0, 1), chimney: !room(-1, 0) && !room(0, -1) }
}

const CROPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[50, 84]],
  [
    [29, 84],
    [71, 84],
  ],
  [
    [50, 58],
    [25, 90],
    [75, 90],
  ],
]

/** What stands on a cell. */
function OnCell({ cell, rooms, full, line }: { cell: Cell; rooms: ReadonlySet<string>; full: boolean; line: number }) {
  const { column, row, soil, stable, marker, goods = [] } = cell
  const [x, y] = [column * SIDE, row * SIDE]
  return (
    <>
      {soil.kind === 'room' && <Windows x={x} y={y} line={line} {...beside(cell, rooms)} />}
      {soil.kind === 'field' && soil.crop && (
        <Crops x={x} y={y} crop={soil.crop} count={soil.count} full={full} line={line} />
      )}
      {stable && <Sprite name="stable" x={x + (full ? 31 : 29)} y={y + 52} size={full ? 50 : 56} line={line} />}
      {(soil.kind === 'forest' || soil.kind === 'moor') && (soil.over?.length ?? 0) > 1 && (
        <Count x={x + 84} y={y + 18} count={1 + (soil.over?.length ?? 0)} line={line} r={14} />
      )}
      {marker && <Sprite name={marker} x={x + 50} y={y + 86} size={66} line={line} />}
      {goods.map(({ good, count }, i) => (
        <Pile
          key={good}
          good={good}
          count={count}
          x={x + 50 - pileWidth(good, count, 34) / 2 + (i - (goods.length - 1) / 2) * 44}
          y={y + 88}
          size={34}
          line={line}
        />
      ))}
    </>
  )
}

interface CropsProps {
  x: number
  y: number
  crop: 'grain' | 'vegetable'
  count: number
  full: boolean
  line: number
}

function Crops({ x, y, crop, count, full, line }: CropsProps) {
  const most = CROPS.length - 1
  const size = (count === 1 ? 58 : count === 2 ? 50 : 46) * (full ? 1 : 1.15)
  return (
    <>
      {entry(CROPS, Math.min(count, most)).map(([right, down]) => (
        <Sprite key={right} name={`crop-${crop}`} x={x + right} y={y + down} size={size} line={line} />
      ))}
      {count > most && <Count x={x + 80} y={y + 28} count={count} line={line} r={16} />}
    </>
  )
}

interface HerdsProps {
  yard: Yard
  stables: ReadonlySet<string>
  rooms: ReadonlySet<string>
  full: boolean
  line: number
}

function Herds({ yard, stables, rooms, full, line }: HerdsProps) {
  return yard.herds.map((herd, i) => {
    const before = yard.herds
      .slice(0, i)
      .filter((other) => at(entry(other.cells, 0)) === at(entry(herd.cells, 0))).length
    const { spots, number } = rooms.has(at(entry(herd.cells, 0)))
      ? atHome(herd, before)
      : full
        ? everyone(herd, stables, before)
        : oneForAll(herd, stables, before)
    return (
      <g key={`${at(entry(herd.cells, 0))} ${herd.animal}`}>
        {spots.map((spot) => (
          <Sprite key={`${spot.x} ${spot.y}`} name={herd.animal} {...spot} line={line} />
        ))}
        {number && <Count {...number} count={herd.count} line={line} r={full ? 13 : 24} />}
      </g>
    )
  })
}

function Count({ x, y, count, line, r }: { x: number; y: number; count: number; line: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} className="art-count" strokeWidth={line} />
      <text className="art-number" y={r * 0.46} fontSize={r * (count > 9 ? 1.15 : 1.35)}>
        {count}
      </text>
    </g>
  )
}
