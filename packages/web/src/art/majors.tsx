import type { ReactNode } from 'react'

// The majors, in the same hand as the goods.

const line = { stroke: 'var(--ink-line)', strokeWidth: 1.2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const flame = (
  <path d="M12 18.5c-3 0-4-2.4-3-4.6.6-1.3 2-1.9 2.1-4 2 .9 4.7 3.2 4.3 5.8-.3 1.8-1.6 2.8-3.4 2.8Z" fill="#ee8b2c" />
)

const fireplace = (
  <g {...line}>
    <path d="M2.5 20.5V6h19v14.5h-4V13c0-7-11-7-11 0v7.5Z" fill="#c0623a" />
    <path d="M1.5 3.5h21V6h-21Z" fill="#8a5426" />
    {flame}
  </g>
)

const hearth = (
  <g {...line}>
    <path d="M2 15h20v5.5H2Z" fill="#c0623a" />
    <path d="M9 17.5c0-2 2-2 3-4 1 2 3 2 3 4 0 3-6 3-6 0Z" fill="#ee8b2c" />
    <path d="M5.5 7.5h13c.5 4-1.5 6.5-6.5 6.5s-7-2.5-6.5-6.5Z" fill="#5d636a" />
    <path d="M4.5 7.5h15M8 4.5q1-1.5 0-3M12 4.5q1-1.5 0-3M16 4.5q1-1.5 0-3" fill="none" />
  </g>
)

const well = (
  <g {...line}>
    <path d="M5 6v8M19 6v8" strokeWidth="2" />
    <path d="M2.5 7.5 12 2l9.5 5.5Z" fill="#8b4a2f" />
    <path d="M12 7.5v5" />
    <path d="M10.3 10.5h3.4l-.5 3.5h-2.4Z" fill="#c98f4f" />
    <path d="M3.5 14h17v7h-17Z" fill="#9aa1a6" />
    <path d="M3.5 17.5h17M9 14v3.5M15 14v3.5M12 17.5V21M6.5 17.5V21M17.5 17.5V21" fill="none" stroke="#5f666c" />
  </g>
)

const dome = (fill: string, mark: string) => (
  <g {...line}>
    <path d="M2.5 20.5c-.5-9.5 3.5-15 9.5-15s10 5.5 9.5 15Z" fill={fill} />
    <path d="M7.5 20.5v-4c0-5 9-5 9 0v4Z" fill="#3f2a1b" />
    <path d="M10 20.3c-.5-2 1.5-2.3 2-4 .7 1.5 2.5 2 2 4Z" fill="#ee8b2c" stroke="none" />
    <path d="M5 14h2.5M8 9.5h3M14 8.5h2.5M17 13h2.5" stroke={mark} fill="none" />
  </g>
)

const joinery = (
  <g {...line}>
    <path d="M2 19h20v2H2Z" fill="#c98f4f" />
    <path d="m3.5 13 13-7.5 2 3.5L7.5 17.5Z" fill="#c3c8cb" />
    <path d="m5.5 15 1-1.5 1.5.5 1-1.5 1.5.5 1-1.5 1.5.5 1-1.5 1.5.5 1-1.5" fill="none" stroke="#5f666c" />
    <path d="M16 5.8 19.5 3l3 4.5-4 1.5Z" fill="#8a5426" />
  </g>
)

const pottery = (
  <g {...line}>
    <path
      d="M8.5 3h7l-1 4c4 1.5 5 5 4 8.5-.7 2.5-2 4-2.5 5.5H8c-.5-1.5-1.8-3-2.5-5.5-1-3.5 0-7 4-8.5Z"
      fill="#c4693f"
    />
    <path d="M6 12.5q3-2 6 0t6 0" fill="none" stroke="#f0cfa8" strokeWidth="1.6" />
    <path d="M9.5 7h5" fill="none" />
  </g>
)

const basket = (
  <g {...line}>
    <path d="M5.5 11c0-9 13-9 13 0" fill="none" stroke="#8a5a2b" strokeWidth="2" />
    <path d="M2.5 11h19l-2.5 9.5H5Z" fill="#d3a258" />
    <path d="M3.5 14h17M4.2 17h15.6M8 11l1 9.5M12 11v9.5M16 11l-1 9.5" fill="none" stroke="#8a5a2b" />
  </g>
)

const ART: [start: string, art: ReactNode][] = [
  ['fireplace', fireplace],
  ['cooking-hearth', hearth],
  ['well', well],
  ['clay-oven', dome('#c4693f', '#8c3d1c')],
  ['stone-oven', dome('#9aa1a6', '#5f666c')],
  ['joinery', joinery],
  ['pottery', pottery],
  ['basketmakers', basket],
]

/** Copies of a major look alike. */
export const majorArt = (name: string): ReactNode => ART.find(([start]) => name.startsWith(start))?.[1] ?? null
