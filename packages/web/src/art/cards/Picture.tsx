import { memo, useRef } from 'react'
import type { TOOLS } from '../parts/tools.tsx'
import { Sprite, type SpriteName } from '../Sprite.tsx'
import { useStill } from '../still/useStill.ts'
import type { Coat, Figure, Folk, Light, PictureData, Thing } from './compose.ts'
import '../light.css'

const COATS: Record<Coat, string> = {
  red: '#c14d38',
  blue: '#5485b3',
  green: '#648f50',
  ochre: '#d8a440',
  plum: '#86608f',
  rust: '#bd6f40',
  grey: '#8f9698',
  brown: '#8c6442',
  white: '#f3ecdc',
  black: '#57514d',
  teal: '#4f8c88',
  rose: '#cf8187',
}

const LIGHT: Record<Light, string> = {
  day: 'art-picture',
  evening: 'art-picture art-evening',
  lamp: 'art-picture art-lamplight',
}

interface Props {
  of: PictureData
  /** How thick outlines are, in units of a picture 120 wide: about 1.3 px at the size it is shown. */
  line?: number | undefined
  /** By night somebody can hold a lamp there, where it can be chosen. */
  lamp?: boolean | undefined
  className?: string | undefined
}

/** What the night and a lamp do to a picture depends on whether it can be chosen; the rest of it never changes. */
const LIGHTS = '.art-veil, .art-lamp'

const BOX = { viewBox: '0 0 120 80', preserveAspectRatio: 'xMidYMax slice' } as const

/** A composed picture. Words for it stand beside it. */
export const Picture = memo(function Picture({ of, line = 1.7, lamp, className }: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const still = useStill(svg, LIGHTS, of)
  const light = LIGHT[of.light]
  const lights = (
    <>
      <rect width="120" height="80" className="art-veil" />
      {lamp && <rect width="120" height="80" className="art-lamp" />}
    </>
  )
  return (
    <svg
      ref={svg}
      {...(still === null && BOX)}
      className={className ? `${light} ${className}` : light}
      aria-hidden="true"
      focusable="false"
    >
      {still === null ? (
        <>
          <use href={`#art-bd-${of.place}`} width="120" height="80" />
          {of.light === 'lamp' && <rect width="120" height="80" className="art-glow" />}
          <g className="art-subjects">
            <Subjects of={of} line={line} />
          </g>
          {lights}
        </>
      ) : (
        <>
          <image href={still} width="100%" height="100%" preserveAspectRatio="none" />
          <svg {...BOX} aria-hidden="true">
            {/* Says how large the things in it are to be, by the shape of the box. */}
            <g className="art-subjects" />
            {lights}
          </svg>
        </>
      )}
    </svg>
  )
})

/** From back to front. */
function Subjects({ of, line }: { of: PictureData; line: number }) {
  return of.subjects.map((subject, i) =>
    // The subjects of a picture never change places.
    'figure' in subject ? <Someone key={i} of={subject} line={line} /> : <Things key={i} of={subject} line={line} />,
  )
}

function Things({ of: { part, x, y, size, count, flip }, line }: { of: Thing; line: number }) {
  const step = size * 0.62
  return Array.from({ length: count }, (_, i) => (
    <Sprite
      key={i}
      name={part}
      x={x + (i - (count - 1) / 2) * step}
      y={y + (count > 1 && i % 2 ? 3 : 0)}
      size={size}
      line={line}
      flip={flip}
    />
  ))
}

type Tool = keyof typeof TOOLS

/** Tools held in the hand, and tools that stand beside whoever holds them. Everything else is carried. */
const SHORT: ReadonlySet<string> = new Set<Tool>([
  ...([
    'hammer',
    'trowel',
    'brush',
    'sickle',

    'saw',
    'wand',
    'iron',
    'torch',
    'whip',
    'flag',
    'lasso',
  ] as const),
])
const LONG: ReadonlySet<string> = new Set<Tool>([
  ...(['axe', 'scythe', 'pick', 'spade', 'turfspade', 'fork', 'rake', 'broom', 'crook', 'staff', 'harpoon'] as const),
  ...(['tongs', 'peel', 'flail', 'sledge'] as const),
])

/** Where head and hand are, in units of the figure, against those of a grown person who stands. */
const POSE: Partial<
  Record<Figure, { head: readonly [number, number]; hand: readonly [number, number]; reach: number }>
> = {
  child: { head: [0, 4.5], hand: [-1.2, 3.2], reach: 0.66 },
  kneeling: { head: [3, 4.7], hand: [0, 2.5], reach: 0.8 },
}
const STANDING = { head: [0, 0], hand: [0, 0], reach: 1 } as const

/** Figures whose own arms are drawn where they are, and heads that have hair of their own. */
const ARMS: ReadonlySet<Figure> = new Set(['kneeling', 'cheering'])
const HAIR: ReadonlySet<Figure> = new Set(['child'])

function Someone({ of: { figure, coat, hat, holds, x, y, size, flip }, line }: { of: Folk; line: number }) {
  const unit = size / 32
  const colour = COATS[coat]
  const { head, hand, reach } = POSE[figure] ?? STANDING
  const [handX, handY] = [x + hand[0] * unit, y + hand[1] * unit]
  return (
    <g transform={flip ? `translate(${2 * x} 0) scale(-1 1)` : undefined}>
      <Sprite name={figure} x={x} y={y} size={size} line={line} colour={colour} />
      {!HAIR.has(figure) && (
        <Sprite
          name={`hat-${hat}`}
          x={x + head[0] * unit}
          y={y + head[1] * unit}
          size={size}
          line={line}
          colour={colour}
        />
      )}
      {holds !== 'nothing' && <Held name={holds} x={handX} y={handY} size={size * reach} line={line} />}
      {holds !== 'nothing' && !ARMS.has(figure) && (
        <Sprite name="arm" x={handX} y={handY} size={size * (reach < 1 ? 0.9 : 1)} line={line} colour={colour} />
      )}
    </g>
  )
}

/** What somebody holds whose feet are at x, y. */
function Held({
  name,
  x,
  y,
  size,
  line,
}: {
  name: Folk['holds'] & SpriteName
  x: number
  y: number
  size: number
  line: number
}) {
  const unit = size / 32
  if (name === 'lute')
    return <Sprite name={name} x={x + 3 * unit} y={y - 1.5 * unit} size={size * 0.72} line={line} turn={-8} />
  if (SHORT.has(name))
    return <Sprite name={name} x={x + 8.4 * unit} y={y - 4.6 * unit} size={size * 0.66} line={line} turn={10} />
  if (LONG.has(name)) return <Sprite name={name} x={x + 9 * unit} y={y} size={size * 0.9} line={line} turn={6} />
  return <Sprite name={name} x={x + 9.6 * unit} y={y - 3.6 * unit} size={size * 0.46} line={line} />
}

/** What pictures refer to beside their drawings: the light of a lamp. */
export const LAMPS = (
  <>
    <radialGradient id="art-lamp" cx="50%" cy="55%" r="62%">
      <stop offset="0" stopColor="#ffd988" stopOpacity=".55" />
      <stop offset=".55" stopColor="#ffb84a" stopOpacity=".14" />
      <stop offset="1" stopColor="#141027" stopOpacity=".42" />
    </radialGradient>
    <radialGradient id="art-lit" cx="45%" cy="72%" r="75%">
      <stop offset="0" stopColor="#ffc862" stopOpacity=".3" />
      <stop offset=".6" stopColor="#ffb84a" stopOpacity=".1" />
      <stop offset="1" stopColor="#141a3a" stopOpacity=".3" />
    </radialGradient>
  </>
)
