import type { SeatView } from '@furrow/engine'
import { memo, type ReactNode } from 'react'
import { GOOD_ART } from '../art/goods.tsx'
import { SIGN_ART } from '../art/signs.tsx'
import { Token } from '../art/Token.tsx'
import { at } from '../contract/at.ts'
import styles from './FarmArt.module.css'
import { CELLS, COLUMNS, cornerOf, edges, herdSpots, ROWS, SIZE } from './yard.ts'

/** A farm as a picture; words for it stand beside it. */
export const FarmArt = memo(function FarmArt({ farm }: { farm: SeatView }) {
  const rooms = new Set(farm.rooms)
  const fields = new Map(farm.fields.map((field) => [field.cell, field]))
  return (
    <svg viewBox="-20 -20 528 328" className={styles.farm} aria-hidden="true" focusable="false">
      <rect x="-20" y="-20" width="528" height="328" rx="14" className={styles.ground} />
      <Edge />
      {CELLS.map((cell) => {
        const field = fields.get(cell)
        if (rooms.has(cell)) return <Room key={cell} cell={cell} material={farm.house} />
        if (field) return <Field key={cell} cell={cell} crop={field.crop} count={field.count} />
        return <Meadow key={cell} cell={cell} />
      })}
      {farm.pastures.map(({ cells }) => (
        <g key={cells[0]} className={styles.fence}>
          <path d={edges(cells).join('')} className={styles.rail} />
          <path d={edges(cells).join('')} className={styles.posts} />
        </g>
      ))}
      {farm.stables.map((cell) => (
        <Art key={cell} art={SIGN_ART.stable} x={cornerOf(cell).x + 54} y={cornerOf(cell).y + 48} size={44} />
      ))}
      {herdSpots(farm).map(({ cell, herd, place }) => (
        <Herd key={`${herd.pen}${herd.animal}`} cell={cell} animal={herd.animal} count={herd.count} place={place} />
      ))}
      <People farm={farm} />
    </svg>
  )
})

/** The letters and digits by which spaces are called. */
function Edge() {
  return (
    <g className={styles.edge}>
      {COLUMNS.map((column, i) => (
        <text key={column} x={i * SIZE + SIZE / 2} y="-5">
          {column}
        </text>
      ))}
      {ROWS.map((row, i) => (
        <text key={row} x="-10" y={i * SIZE + SIZE / 2 + 5}>
          {row}
        </text>
      ))}
    </g>
  )
}

function Art({ art, x, y, size }: { art: ReactNode; x: number; y: number; size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {art}
    </svg>
  )
}

function Meadow({ cell }: { cell: string }) {
  const { x, y } = cornerOf(cell)
  return (
    <g>
      <rect x={x + 2} y={y + 2} width={SIZE - 4} height={SIZE - 4} rx="6" className={styles.meadow} />
      <path
        d={`M${x + 22} ${y + 34}q2-9 4-12m0 12q1-7 5-10M${x + 66} ${y + 76}q2-9 4-12m0 12q1-7 5-10M${x + 72} ${y + 28}q1-6 3-8`}
        className={styles.tuft}
      />
    </g>
  )
}

const PATTERN = {
  wood: 'M0 24H96M0 48H96M0 72H96M30 0V24M66 24V48M22 48V72M72 72V96',
  clay: 'M0 20H96M0 40H96M0 60H96M0 80H96M24 0V20M72 0V20M48 20V40M24 40V60M72 40V60M48 60V80M24 80V96M72 80V96',
  stone: 'M0 30L40 26L96 32M34 0L40 26L30 62M0 62L30 62L66 66L96 60M66 66L62 96M40 26L72 30L66 66',
} as const

function Room({ cell, material }: { cell: string; material: string }) {
  const { x, y } = cornerOf(cell)
  return (
    <g transform={`translate(${x + 2} ${y + 2})`}>
      <rect width="96" height="96" rx="4" className={styles.room} data-material={material} />
      <path d={PATTERN[material as keyof typeof PATTERN]} className={styles.pattern} />
      <rect width="96" height="96" rx="4" className={styles.walls} />
    </g>
  )
}

function Field({ cell, crop, count }: { cell: string; crop: string | null; count: number }) {
  const { x, y } = cornerOf(cell)
  const furrow = (down: number) => `M${x + 6} ${y + down}q22-8 44 0t44 0`
  return (
    <g>
      <rect x={x + 2} y={y + 2} width={SIZE - 4} height={SIZE - 4} rx="6" className={styles.field} />
      <path d={[20, 36, 52, 68, 84].map(furrow).join('')} className={styles.furrows} />
      {crop &&
        Array.from({ length: count }, (_, i) => (
          <Art key={i} art={GOOD_ART[crop]} x={x + at([30, 6, 54], i % 3)} y={y + at([8, 46, 46], i % 3)} size={42} />
        ))}
    </g>
  )
}

function Herd({ cell, animal, count, place }: { cell: string; animal: string; count: number; place: number }) {
  const { x, y } = cornerOf(cell)
  const top = y + 4 + place * 34
  return (
    <g>
      <Art art={GOOD_ART[animal]} x={x + 4} y={top} size={52} />
      {count > 1 && (
        <g transform={`translate(${x + 70} ${top + 24})`}>
          <circle r="15" className={styles.badge} />
          <text className={styles.badgeText} dy="7">
            {count}
          </text>
        </g>
      )}
    </g>
  )
}

/** Those still at home stand in the rooms, newborns smaller beside them. */
function People({ farm: { seat, home, newborns, rooms } }: { farm: SeatView }) {
  const people = [...Array<number>(home).fill(40), ...Array<number>(newborns).fill(26)]
  return people.map((size, i) => {
    const { x, y } = cornerOf(at(rooms, i % rooms.length))
    const again = Math.floor(i / rooms.length)
    return (
      <svg key={i} x={x + 30 + again * 28} y={y + 50 - again * 20} width={size} height={size} aria-hidden="true">
        <Token seat={seat} className={styles.person} />
      </svg>
    )
  })
}
