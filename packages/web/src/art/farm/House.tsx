import { OF } from '../colours.ts'
import type { Material } from './yard.ts'

// Rooms side by side share walls and roof: a house grows by the room. Coordinates inside a cell of 100.

interface Props {
  material: Material
  x: number
  y: number
  line: number
  /** Rooms next to it. */
  west: boolean
  east: boolean
  south: boolean
  /** The room with the chimney. */
  chimney: boolean
}

const WALL: Record<Material, { fill: string; joints: string; pattern: string }> = {
  wood: { fill: OF.wood, joints: '#855429', pattern: 'M0 64h100M0 72h100M0 80h100M0 88h100' },
  clay: {
    fill: OF.clay,
    joints: OF.clayDark,
    pattern:
      'M0 64h100M0 74h100M0 84h100M12 56v8M36 56v8M62 56v8M88 56v8M24 64v10M50 64v10M76 64v10M12 74v10M36 74v10M62 74v10M88 74v10M24 84v10M50 84v10M76 84v10',
  },
  stone: {
    fill: OF.stone,
    joints: OF.stoneDark,
    pattern:
      'M0 66q25-4 50 0t50-1M0 80q25 3 50 0t50 1M20 56l2 10M46 56v9M78 56l-2 9M10 66v14M36 65l2 15M64 66l-2 14M88 65v15M24 80l-1 14M52 80v14M76 81v13',
  },
}

const ROOF: Record<Material, { fill: string; light: string; joints: string; pattern: string }> = {
  wood: {
    fill: '#d2a64e',
    light: '#e4c070',
    joints: '#a57a2b',
    pattern: 'M12 30v10M26 24v12M42 28v12M58 22v12M74 28v12M90 24v12M18 44v9M34 42v10M50 44v9M66 42v10M82 44v9',
  },
  clay: {
    fill: OF.roof,
    light: '#ad5a40',
    joints: OF.roofDark,
    pattern:
      'M0 30q5 5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0M0 40q5 5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0M0 50q5 5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0',
  },
  stone: {
    fill: OF.slate,
    light: '#7d8a95',
    joints: '#46525d',
    pattern:
      'M0 29h100M0 39h100M0 49h100M16 18v11M44 18v11M72 18v11M30 29v10M58 29v10M86 29v10M16 39v10M44 39v10M72 39v10M30 49v9M58 49v9M86 49v9',
  },
}

/** A room reaches a little under its eastern neighbour: edges that only meet let the ground shine through. */
const UNDER = 0.8

export function House({ material, x, y, line, west, east, south, chimney }: Props) {
  const [from, to] = [west ? 0 : 9, east ? 100 : 91]
  const bottom = south ? 116 : 94
  const shared = 100 + UNDER
  const wall = `M${from} 52H${east ? shared : to}V${bottom}H${from}Z`
  const roof = `M${west ? 0 : 2} 59 ${west ? 0 : 18} 16H${east ? shared : 82}L${east ? shared : 98} 59Z`
  const clip = `art-roof-${west ? 'w' : ''}${east ? 'e' : ''}`
  const { fill, joints, pattern } = WALL[material]
  const top = ROOF[material]
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      {!south && <path d={`M${from - 3} 92h${to - from + 8}l-4 7H${from}Z`} fill="var(--art-shade)" />}
      {chimney && <path d="M66 24V6h12v20" fill={OF.stone} stroke="var(--art-line)" strokeWidth={line} />}
      <path d={wall} fill={fill} />
      <path
        d={pattern}
        stroke={joints}
        strokeWidth="1.6"
        clipPath={`url(#art-wall-${west ? 'w' : ''}${east ? 'e' : ''})`}
      />
      <path d={outline(from, to, bottom, west, east)} fill="none" stroke="var(--art-line)" strokeWidth={line} />
      {door(west, south) && <path d="M20 94V72h17v22Z" fill={OF.dark} stroke="var(--art-line)" strokeWidth={line} />}
      <path d={roof} fill={top.fill} />
      <path
        d={`M${west ? 0 : 15} 22 ${west ? 0 : 18} 16H${east ? shared : 82}${east ? 'v6' : 'l2 6'}Z`}
        fill={top.light}
      />
      <path
        d={top.pattern}
        fill="none"
        stroke={top.joints}
        strokeWidth="1.7"
        strokeLinecap="round"
        clipPath={`url(#${clip})`}
      />
      <path d={roofLine(west, east)} fill="none" stroke="var(--art-line)" strokeWidth={line} />
    </g>
  )
}

/** One door a row of rooms, on the ground floor. */
const door = (west: boolean, south: boolean): boolean => !west && !south

/** The windows shine through the night: they are drawn over it. */
export function Windows({ x, y, line, west, south }: Pick<Props, 'x' | 'y' | 'line' | 'west' | 'south'>) {
  const high = south ? 66 : 70
  const pane = (left: number) => `M${left} ${high}h17v14h-17ZM${left + 8.5} ${high}v14`
  return (
    <path
      d={door(west, south) ? pane(60) : pane(16) + pane(62)}
      transform={`translate(${x} ${y})`}
      fill="#ffe9a8"
      stroke="var(--art-line)"
      strokeWidth={line * 0.9}
      strokeLinejoin="round"
    />
  )
}

const outline = (from: number, to: number, bottom: number, west: boolean, east: boolean): string =>
  `${west ? '' : `M${from} 56V${bottom}`}${east ? '' : `M${to} 56V${bottom}`}M${from} ${bottom}H${to}`

const roofLine = (west: boolean, east: boolean): string =>
  `M${west ? 0 : 18} 16H${east ? 100 : 82}${east ? 'M100 59' : 'L98 59'}H${west ? 0 : '2L18 16'}`

/** The shapes that cut textures; once on the page. */
export const HOUSE_CLIPS = (['', 'w', 'e', 'we'] as const).map((sides) => {
  const [west, east] = [sides.includes('w'), sides.includes('e')]
  return (
    <g key={sides}>
      <clipPath id={`art-wall-${sides}`}>
        <path d={`M${west ? 0 : 10} 52H${east ? 100 : 90}v42H${west ? 0 : 10}Z`} />
      </clipPath>
      <clipPath id={`art-roof-${sides}`}>
        <path d={`M${west ? 0 : 4} 58 ${west ? 0 : 19} 17H${east ? 100 : 81}L${east ? 100 : 96} 58Z`} />
      </clipPath>
    </g>
  )
})
