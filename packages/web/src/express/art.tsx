import type { ReactNode } from 'react'
import { Person } from '../art/pieces/Person.tsx'
import { Sprite, type SpriteName } from '../art/Sprite.tsx'
import styles from './art.module.css'

// The faces of the dice and the goods of the sheet are drawings of the table; trades are heads in the same hand, because
// a whole figure says nothing at the size of a letter. Everything stands in a square of 24.

const line = { stroke: 'var(--ink-line)', strokeWidth: 1.2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const SIDE = 24
const FOOT = 22.2

/** A drawing of the table, by itself in the square. */
const one = (name: SpriteName, size = SIDE): ReactNode => (
  <Sprite name={name} x={SIDE / 2} y={FOOT - (SIDE - size) / 2} size={size} line={1.15} />
)

const twoFood = (
  <>
    <Sprite name="food" x={8} y={14.6} size={17} line={1.1} />
    <Sprite name="food" x={15.6} y={22.8} size={17} line={1.1} />
  </>
)

/** A head and shoulders, with what tells the trade. */
const person = (coat: string, mark: ReactNode) => (
  <g {...line}>
    <path d="M4 21.5c0-9 16-9 16 0Z" fill={coat} />
    <circle cx="12" cy="9.5" r="4.2" fill="#e8c7a0" />
    {mark}
  </g>
)

const mayor = person(
  '#5b3f6b',
  <>
    <path d="M6.5 6.5h11v-1.4h-2.3V1.5H8.8v3.6H6.5Z" fill="#3c3431" />
    <path d="M8.5 15.5q3.5 4.5 7 0" fill="none" stroke="#e9b824" strokeWidth="1.6" />
    <circle cx="12" cy="18.4" r="1.4" fill="#e9b824" />
  </>,
)
const builder = person(
  '#c98f4f',
  <>
    <path d="M6.8 7.2c.4-5.6 10-5.6 10.4 0Z" fill="#e9b824" />
    <path d="m15 20.8 4.4-6" stroke="#8a5426" strokeWidth="1.8" />
    <path d="m17.2 12.2 4.6 3.2-1.3 1.8-4.6-3.2Z" fill="#8b9298" />
  </>,
)
const farmer = person(
  '#4f7a3a',
  <>
    <path d="M4.8 7.4h14.4c-1.6-1.6-3-1.6-3.6-1.6C15.4 1.6 8.6 1.6 8.4 5.8c-.6 0-2 0-3.6 1.6Z" fill="#d3a258" />
    <path d="M12 21.5v-6M10 16.2l2 1.4 2-1.4M10 18.4l2 1.4 2-1.4" fill="none" stroke="#eab53a" strokeWidth="1.5" />
  </>,
)
const rancher = person(
  '#8b4a2f',
  <>
    <path
      d="M3.8 7h16.4c-2-.3-3.4-1-3.6-1.8-.6-3-2-3.4-4.6-2.6-2.6-.8-4-.4-4.6 2.6C7.2 6 5.8 6.7 3.8 7Z"
      fill="#8a5426"
    />
    <ellipse cx="12" cy="18" rx="3.6" ry="2.3" fill="none" stroke="#dcc48b" strokeWidth="1.6" />
  </>,
)
const gatherer = person(
  '#6f8a3c',
  <>
    <path d="M7.6 7.6C7 2.8 17 2.8 16.4 7.6c-2-1.6-6.8-1.6-8.8 0Z" fill="#a8470f" />
    <path d="M7.5 17h9l-1.2 4.5H8.7Z" fill="#d3a258" />
    <path d="M8 19h8M9.5 16.8c0-3 5-3 5 0" fill="none" stroke="#8a5a2b" />
  </>,
)
const midwife = person(
  '#7fa3b8',
  <>
    <path d="M7.4 9C6.6 2.6 17.4 2.6 16.6 9c-1.6-3.2-7.6-3.2-9.2 0Z" fill="#faf6ec" />
    <path d="M8 17.4c3-2.4 6.4-1.4 8 .8-1.6 2.8-6.4 3-8-.8Z" fill="#faf6ec" />
    <circle cx="9.6" cy="17.4" r="1.6" fill="#e8c7a0" />
  </>,
)

const stonecutter = (
  <g {...line}>
    <path d="M2.5 20.5v-7l5-3.5 8 2v8.5Z" fill="#8b9298" />
    <path d="m2.5 13.5 5-3.5 1.5 5-3 1.5Z" fill="#b6bcc0" stroke="none" />
    <path d="m12.5 12 4-6.5 2 1.2-4 6.4Z" fill="#c3c8cb" />
    <path d="m15 2.2 6.8 4-1.4 2.4-6.8-4Z" fill="#8a5426" />
  </g>
)

const ART: Record<string, ReactNode> = {
  food: one('food'),
  '2food': twoFood,
  grain: one('grain'),
  vegetable: one('vegetable'),
  reed: one('reed'),
  wood: one('wood'),
  brick: one('bricks'),
  stone: one('stone'),
  sheep: one('sheep'),
  boar: one('boar'),
  cattle: one('cattle'),
  house: one('room-wood'),
  'house-wood': one('room-wood'),
  'house-brick': one('room-clay'),
  'house-stone': one('room-stone'),
  pasture: one('fence'),
  field: one('field'),
  baby: <Person seat={0} kind="newborn" x={12} y={21} size={34} line={1.15} />,
  harvest: one('harvest'),
  first: one('starting-player'),
  mayor,
  builder,
  farmer,
  rancher,
  gatherer,
  midwife,
  oven: one('oven'),
  hearth: one('hearth'),
  basketmaker: one('basket'),
  joinery: one('workbench'),
  pottery: one('pottery'),
  stonecutter,
}

interface Props {
  name: string
  /** Without a label it is decoration beside words that say the same. */
  label?: string | undefined
  className?: string | undefined
}

/** A face, good or sign of Express, as large as the letters around it. */
export function Art({ name, label, className }: Props) {
  const hidden = label === undefined
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ?? styles.art}
      role={hidden ? undefined : 'img'}
      aria-label={label}
      aria-hidden={hidden}
      focusable="false"
    >
      {ART[name]}
    </svg>
  )
}
