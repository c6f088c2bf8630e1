import type { ReactElement } from 'react'
import { OF } from '../art/colours.ts'
import { type Drawing, line, paint, shape, stick } from '../art/draw.tsx'
import { ANIMALS } from '../art/pieces/animals.tsx'
import { PEOPLE } from '../art/pieces/people.tsx'

// The picture of the start page, by the same hand as the table: hills, a farm by the brook, and those who live there. A narrow
// screen shows its middle, a low one its lower half.

const INK = '#3a2c1f'

const FAR = 'M0 190Q160 110 360 170T740 150T1200 180V300H0Z'
const NEAR = 'M0 235Q220 160 470 220T900 205T1200 235V300H0Z'

const CLOUDS = [
  [150, 70, 1.5],
  [560, 48, 1.2],
  [985, 78, 1.7],
] as const

const PINES = [
  [58, 178, 1],
  [84, 172, 1.25],
  [110, 178, 1],
  [1010, 170, 0.9],
  [1034, 168, 1.2],
  [1060, 172, 0.95],
  [1086, 172, 1.1],
] as const

/** Wheat on the slope, row by row. */
const WHEAT = Array.from(
  { length: 22 },
  (_, i) => `M${806 + i * 17} ${254 - i * 0.6 - (i % 2) * 7}v-26m-5 9 5 5 5-5m-10-7 5 5 5-5m-5-3v-5`,
).join('')

/** A piece of the table, as large as one wishes; it stands at x, y. */
const put = (piece: Drawing, x: number, y: number, size: number, flip = false): ReactElement => (
  <g transform={`translate(${x} ${y}) scale(${flip ? -size : size} ${size}) translate(-16 -29.5)`} strokeWidth={1.5}>
    {piece}
  </g>
)

const tree = (x: number, y: number, size: number): ReactElement => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    {stick(OF.bark, 6, 'M0 0v-30')}
    {shape(OF.leaf, 'M0-84c26 4 30 42 8 60H-8c-22-18-18-56 8-60Z')}
    {paint(OF.leafLight, 'M-3-78c-12 6-18 24-12 38 4-12 8-26 12-38Z')}
    {line(OF.leafDark, 2.4, 'M6-50q5 2 8-2M2-34q5 3 9-1')}
  </g>
)

const farmhouse = (
  <g transform="translate(440 132)">
    {shape(OF.stone, 'M74 20V-8h16v42Z')}
    {shape(OF.wood, 'M0 44h104v58H0Z')}
    {line(OF.log, 2, 'M2 58h100M2 72h100M2 86h100')}
    {shape(OF.roof, 'M-14 46 52 0l66 46Z')}
    {line(OF.roofDark, 2.4, 'M8 38h88M26 26h52M40 15h24M20 46v-8M44 38V26M62 38V26M84 46v-8M52 26V15')}
    {shape(OF.dark, 'M42 102V70h20v32Z')}
  </g>
)

const fence = (
  <>
    {[120, 166, 212, 258, 304].map((x) => (
      <g key={x}>{stick(OF.plank, 6, `M${x} 290v-34`)}</g>
    ))}
    {stick(OF.wood, 4, 'M108 264h210')}
    {stick(OF.wood, 4, 'M108 277h210')}
  </>
)

export function Landscape({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 300"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke={INK}
      strokeWidth={2.4}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g stroke="none">
        <rect width="1200" height="300" fill="var(--sky)" />
        <circle cx="760" cy="112" r="40" fill="var(--sun)" />
        {CLOUDS.map(([x, y, size]) => (
          <path
            key={x}
            transform={`translate(${x} ${y}) scale(${size})`}
            d="M0 0c0-9 12-12 17-5 5-12 25-10 25 2 12-2 17 12 5 14H2C-8 11-10 2 0 0Z"
            fill="#fff"
            opacity="0.55"
          />
        ))}
        <path d="M0 170Q200 90 430 150T860 128T1200 160V300H0Z" fill="#bcd0a2" />
        {[640, 668, 690].map((x, i) => (
          <g key={x} transform={`translate(${x} ${164 - i * 3})`}>
            {paint('#efe0be', 'M0 0h17v12H0Z')}
            {paint(OF.roof, 'M-3 0 8.5-10 20 0Z')}
          </g>
        ))}
        <path d={FAR} fill="#a3bf7c" />
        {PINES.map(([x, y, size]) => (
          <path
            key={x}
            transform={`translate(${x} ${y}) scale(${size})`}
            d="m0-44-11 18h5L-16-8h32L6-26h5Z"
            fill={OF.pineLight}
          />
        ))}
        <path d={NEAR} fill="#84a65a" />
        <path d="M664 213q-16 14 2 30t-24 57h66q-18-26 0-50t-44-37Z" fill={OF.water} />
        {line('#d9eef2', 3, 'M676 238q10 8 2 16M664 270q-6 10-2 20')}
        <path d="M720 300Q790 232 930 212L1200 234V300Z" fill="#a87443" />
        <path
          d="M760 300Q830 240 960 216M830 300Q890 246 1020 221M915 300Q960 252 1080 226M1000 300Q1035 260 1140 231M1090 300Q1110 268 1190 238"
          stroke="#7a4f28"
          strokeWidth="5"
        />
        <path d="M492 236q10 24-20 64h60q2-34-20-64Z" fill="#e0cb9b" />
        <path d={WHEAT} stroke={OF.goldDark} strokeWidth="4.4" />
        <path d={WHEAT} stroke={OF.gold} strokeWidth="2.4" />
        {line(
          '#6f9445',
          3,
          'M36 276q2-9 4-13m1 13q2-7 5-10M356 284q2-9 4-13m1 13q2-7 5-10M592 288q2-9 4-13m1 13q2-7 5-10',
        )}
      </g>
      <path d="M522 118c-8-8 8-14 0-24s8-14 2-24" stroke="#fff" strokeWidth="7" opacity="0.6" />
      {tree(388, 222, 1)}
      {tree(352, 232, 0.78)}
      {tree(576, 214, 0.7)}
      {farmhouse}
      {put(ANIMALS.sheep, 172, 258, 1.5)}
      {put(ANIMALS.sheep, 262, 262, 1.5, true)}
      {fence}
      <g color={OF.red}>
        {put(PEOPLE.person, 566, 262, 1.7)}
        {put(PEOPLE['hat-0'], 566, 262, 1.7)}
      </g>
      {put(ANIMALS.sheep, 620, 276, 1.5, true)}
      {put(ANIMALS.cattle, 410, 284, 1.9)}
      <g color={OF.blue}>
        {put(PEOPLE.person, 776, 250, 1.5)}
        {put(PEOPLE['hat-1'], 776, 250, 1.5)}
      </g>
      <rect width="1200" height="300" fill="var(--night)" stroke="none" />
      <path d="M453 190h18v18h-18ZM513 190h18v18h-18Z" fill="#f7e2a5" />
      <path d="M462 190v18M453 199h18M522 190v18M513 199h18" strokeWidth={2} />
    </svg>
  )
}
