import { memo } from 'react'
import './ground.css'

interface Props {
  /** 1 to 6: spring, early summer, high summer, harvest, autumn, winter. */
  stage: number
  className?: string | undefined
}

type Spot = readonly [x: number, y: number, size: number]

const TREES: readonly Spot[] = [
  [64, 218, 0.6],
  [98, 226, 0.48],
  [470, 196, 0.5],
  [498, 204, 0.66],
  [900, 216, 0.56],
  [1196, 214, 0.5],
  [1240, 506, 1.05],
  [1206, 516, 0.8],
  [22, 600, 1],
  [300, 318, 0.6],
  [1010, 330, 0.66],
  [560, 640, 0.9],
]
const PINES: readonly Spot[] = [
  [150, 182, 0.5],
  [172, 178, 0.62],
  [194, 184, 0.5],
  [790, 170, 0.5],
  [812, 172, 0.64],
  [836, 178, 0.5],
]
const FLOWERS: readonly Spot[] = [
  [-9, -38, 3],
  [6, -50, 3.4],
  [10, -30, 3],
  [-4, -62, 2.6],
  [-12, -52, 2.4],
  [2, -36, 2.4],
]

const each = (spots: readonly Spot[], draw: (spot: Spot) => string): string => spots.map(draw).join('')
const trunks = each([...TREES, ...PINES], ([x, y, s]) => `M${x} ${y}v${-26 * s}`)
const crowns = each(
  TREES,
  ([x, y, s]) =>
    `M${x} ${y - 78 * s}c${22 * s} ${6 * s} ${26 * s} ${40 * s} ${6 * s} ${54 * s}h${-12 * s}c${-20 * s} ${-14 * s} ${-16 * s} ${-48 * s} ${6 * s} ${-54 * s}Z`,
)
const bright = each(
  TREES,
  ([x, y, s]) =>
    `M${x - 4 * s} ${y - 72 * s}c${-13 * s} ${10 * s} ${-15 * s} ${32 * s} ${-6 * s} ${42 * s}c0 ${-14 * s} ${2 * s} ${-28 * s} ${6 * s} ${-42 * s}Z`,
)
const pines = each(
  PINES,
  ([x, y, s]) =>
    `M${x} ${y - 84 * s}l${-15 * s} ${26 * s}h${7 * s}l${-13 * s} ${24 * s}h${7 * s}l${-12 * s} ${20 * s}h${52 * s}l${-12 * s} ${-20 * s}h${7 * s}l${-13 * s} ${-24 * s}h${7 * s}Z`,
)
const blossom = each(TREES, ([x, y, s]) =>
  each(FLOWERS, ([right, up, r]) => `M${x + right * s} ${y + up * s - r * s}a${r * s} ${r * s} 0 1 0 .1 0Z`),
)

/** The painted landscape under the whole table. It fills its box; what matters lies over it. */
export const Ground = memo(function Ground({ stage, className }: Props) {
  return (
    <svg
      viewBox="0 0 1280 720"
      preserveAspectRatio="xMidYMin slice"
      className={className ? `art-ground ${className}` : 'art-ground'}
      data-stage={stage}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="1280" height="720" fill="var(--g-sky)" />
      <circle cx="1010" cy="88" r="42" fill="var(--g-sun)" />
      <path d="M0 138Q150 66 330 120T700 96T1010 128T1280 104V720H0Z" fill="var(--g-far)" />
      <path d="M0 190Q200 118 420 176T840 160T1280 182V720H0Z" fill="var(--g-hill)" />
      <path d="M940 182Q1080 150 1280 182V262Q1100 232 980 214Z" fill="var(--g-field)" />
      <path
        d="M985 206Q1100 176 1280 202M1010 219Q1130 196 1280 224M1060 229Q1160 216 1280 246"
        fill="none"
        stroke="var(--g-mid)"
        strokeWidth="3"
        opacity=".6"
      />
      <g fill="var(--g-house)">
        <path d="M340 152h22v18h-22ZM372 156h18v15h-18ZM398 134h12v40h-12ZM412 154h24v18h-24Z" />
        <path
          d="M336 153l8-12h14l8 12ZM369 157l6-10h12l6 10ZM396 136l8-26 8 26ZM409 155l7-11h18l7 11Z"
          fill="var(--g-roof)"
        />
        <path d="M346 158h5v6h-5ZM378 160h4v5h-4ZM401 146h5v7h-5ZM420 159h5v6h-5Z" fill="var(--g-window)" />
      </g>
      <path d={pines} fill="var(--g-pine)" />
      <path d="M0 300Q260 222 600 292T1280 262V720H0Z" fill="var(--g-mid)" />
      <path d="M0 470Q300 400 560 470T1280 430V720H0Z" fill="var(--g-near)" />
      <path d="M160 330q90-34 190-14l-40 58q-90-10-170 4Z" fill="var(--g-field)" opacity=".55" />
      <path
        d="M650 158c26 42-66 56-52 100s132 66 122 144-128 110-108 202c10 50 24 82 40 116h116c-30-34-52-70-54-116-4-76 92-120 86-204S656 306 640 256s50-58 20-98Z"
        fill="var(--g-water)"
      />
      <path
        d="M748 372q12 20 8 44M660 560q-6 30 4 60M700 640q8 26 24 46M716 476q14-16 22-34"
        fill="none"
        stroke="var(--g-glint)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M0 520Q180 470 340 508T660 566 940 548 1280 590"
        fill="none"
        stroke="var(--g-path)"
        strokeWidth="22"
        strokeLinecap="round"
      />
      <path d="M592 548q74-24 146 4l2 36q-76-30-150-2Z" fill="var(--g-bridge)" />
      <path
        d="M592 548q74-24 146 4M590 586q74-28 150 2M614 543v34M640 538v34M666 537v34M692 539v34M716 544v34"
        fill="none"
        stroke="var(--g-rail)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d={trunks} stroke="var(--g-trunk)" strokeWidth="6" strokeLinecap="round" />
      <path d={crowns} fill="var(--g-tree)" />
      <path d={bright} fill="var(--g-bright)" />
      <path d={blossom} fill="var(--g-bloom)" />
      <path
        d="M60 650q2-10 4-13m0 13q2-8 6-11M330 610q2-10 4-13m0 13q2-8 6-11M520 420q2-10 4-13m0 13q2-8 6-11M980 660q2-10 4-13m0 13q2-8 6-11M1130 400q2-10 4-13m0 13q2-8 6-11M220 430q2-10 4-13m0 13q2-8 6-11M880 380q2-10 4-13m0 13q2-8 6-11"
        fill="none"
        stroke="var(--g-tree)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
})
