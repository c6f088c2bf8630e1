import type { ReactNode } from 'react'

// Signs for what actions do, in the same hand as the goods.

const line = { stroke: 'var(--ink-line)', strokeWidth: 1.2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const HOUSE_FILL = { wood: '#b27a41', clay: '#c0623a', stone: '#9aa1a6' } as const

const house = (fill: string) => (
  <g {...line}>
    <path d="M4.5 11h15v9.5h-15Z" fill={fill} />
    <path d="M2.5 12 12 3.5 21.5 12Z" fill="#7c3b28" />
    <path d="M10 20.5v-5h4v5Z" fill="#4d3323" />
  </g>
)

const field = (
  <g {...line}>
    <path d="M2.5 7.5h19v11h-19Z" fill="#9c6b3d" />
    <path
      d="M2.5 10.5q4.7-2 9.5 0t9.5 0M2.5 13.5q4.7-2 9.5 0t9.5 0M2.5 16.5q4.7-2 9.5 0t9.5 0"
      fill="none"
      stroke="#5e3b1c"
    />
  </g>
)

const clock = (
  <g {...line}>
    <path d="M10 2.5h4M12 2.5v3" />
    <circle cx="12" cy="13.5" r="8" fill="#fffaf0" />
    <path d="M12 9v4.5l3 2" fill="none" stroke="#3a2c1f" strokeWidth="1.6" />
  </g>
)

const plow = (
  <g {...line}>
    <path d="M3 20.5h18" stroke="#7a4f28" strokeWidth="2" />
    <path d="M4 6.5 13 14" stroke="#8a5426" strokeWidth="2.2" />
    <path d="M20.5 8.5 11 12.5" stroke="#8a5426" strokeWidth="2" />
    <path d="M11.5 12.5c3 0 5 2.5 5.5 6.5-3.5-.2-6.5-2.2-7.5-5Z" fill="#aab0b4" />
  </g>
)

const sow = (
  <g {...line}>
    <path d="M3 20.5h18" stroke="#7a4f28" strokeWidth="2" />
    <path d="M12 20V11" stroke="#5d8a34" strokeWidth="1.8" />
    <path
      d="M12 13.5c-4 .3-6-1.7-6.3-5 3.8 0 6 1.8 6.3 5ZM12 11.5c0-3.8 2.2-6 6-6.3.2 3.9-2 6.2-6 6.3Z"
      fill="#7fae49"
    />
  </g>
)

/** A program that somebody has written sits there. */
const program = (
  <g {...line}>
    <path d="M12 2.5v3.5" />
    <circle cx="12" cy="2.8" r="1.3" fill="#d8a440" />
    <rect x="4.5" y="6" width="15" height="11" rx="3" fill="#9db4c4" />
    <circle cx="9" cy="11" r="1.7" fill="#fffaf0" />
    <circle cx="15" cy="11" r="1.7" fill="#fffaf0" />
    <path d="M9 14.6h6M2.5 10v4M21.5 10v4M8 17v3.5M16 17v3.5M6.5 20.5h11" fill="none" />
  </g>
)

/** A hearth without a flame. */
const unlit = (
  <g {...line}>
    <path
      d="M12 2.5c1 4 5.5 6 5.5 11a5.5 5.5 0 0 1-11 0c0-3 1.5-4 2.3-6 1 1 1.5 2 1.7 3 1.2-2 1.8-5 1.5-8Z"
      fill="#c9c4ba"
    />
    <path d="M4 20.5 20 4.5" stroke="#b0362a" strokeWidth="2.6" />
  </g>
)

const bread = (
  <g {...line}>
    <path d="M3 14.5c0-4.5 4-7 9-7s9 2.5 9 7c0 2.5-1 4-3 4H6c-2 0-3-1.5-3-4Z" fill="#d6974a" />
    <path d="M8 9.5l2 3.5M12 8.7l1.5 3.8M16 9.5l1 3" stroke="#8f5a1f" fill="none" />
  </g>
)

const fence = (
  <g {...line} fill="#b98447">
    <path d="M2.5 10h19v2.5h-19ZM2.5 15h19v2.5h-19Z" />
    <path d="M5 20.5V7.5L6.5 5.5 8 7.5v13ZM10.5 20.5V7.5L12 5.5l1.5 2v13ZM16 20.5V7.5l1.5-2 1.5 2v13Z" fill="#d09c5c" />
  </g>
)

const stable = (
  <g {...line}>
    <path d="M4 10.5h16v10H4Z" fill="#c98f4f" />
    <path d="M2.5 11.5 6 5h12l3.5 6.5Z" fill="#8b4a2f" />
    <path d="M8.5 20.5V14h7v6.5M8.5 14l7 6.5M15.5 14l-7 6.5" fill="none" />
  </g>
)

const improvement = (
  <g {...line}>
    <path d="M4 5.5h16v13H4Z" fill="#c4452f" />
    <path d="M6.5 8h11v5h-11Z" fill="#f6e7c9" />
    <path d="M7 15.5h10" stroke="#f6e7c9" fill="none" />
  </g>
)

const minor = (
  <g {...line}>
    <path d="M6 3.5h12v17H6Z" fill="#e08a35" />
    <path d="M8 6h8v6.5H8Z" fill="#fdf0d6" />
    <path d="M8.5 15h7M8.5 17.5h5" stroke="#fdf0d6" fill="none" />
  </g>
)

const occupation = (
  <g {...line}>
    <path d="M6 3.5h12v17H6Z" fill="#e8c341" />
    <circle cx="12" cy="8.5" r="2.3" fill="#fdf6dc" />
    <path d="M8 15.5c0-5.5 8-5.5 8 0Z" fill="#fdf6dc" />
    <path d="M8.5 18h7" stroke="#8f6f10" fill="none" />
  </g>
)

const grow = (
  <g {...line}>
    <circle cx="9" cy="7" r="3.2" fill="#e8c7a0" />
    <path d="M3.5 20.5c0-11 11-11 11 0Z" fill="#7d9a5b" />
    <circle cx="17.5" cy="13" r="2.3" fill="#e8c7a0" />
    <path d="M13.8 20.5c0-7 7.5-7 7.5 0Z" fill="#c98f4f" />
  </g>
)

const first = (
  <g {...line}>
    <path d="M7 21V3.5" strokeWidth="2" />
    <path d="M7.5 4.5h11l-2.8 3.5 2.8 3.5h-11Z" fill="#d9a521" />
  </g>
)

const renovate = (
  <g {...line}>
    <path d="M3.5 13h9v7.5h-9Z" fill="#b27a41" />
    <path d="M2.5 13.5 8 8l5.5 5.5Z" fill="#7c3b28" />
    <path d="M14.5 8.5h4.5V13M19 8.5l-4.5 5" fill="none" strokeWidth="1.8" />
    <path d="M14.5 15.5h6v5h-6Z" fill="#9aa1a6" />
  </g>
)

const begging = (
  <g {...line}>
    <path d="M3.5 4.5h17v15h-17Z" fill="#efe6d2" />
    <path d="M6.5 13h11c-.2 3-2.3 4.5-5.5 4.5S6.7 16 6.5 13Z" fill="#8d8478" />
    <path d="M12 7v3.5M12 12h.01" stroke="#b3261e" strokeWidth="1.8" />
  </g>
)

const harvest = (
  <g {...line}>
    <path d="M18.5 4.5c4 6-.5 13.5-8 13.5-3 0-5.5-1-7-2.5 5 .7 11.5-.5 12.5-6.5.2-1.8.6-3.3 2.5-4.5Z" fill="#c3c8cb" />
    <path d="m16.5 4 3.5-1.8 1.8 2.6L19 7.5Z" fill="#8a5426" />
  </g>
)

export const SIGN_ART: Record<string, ReactNode> = {
  program,
  unlit,
  'room-wood': house(HOUSE_FILL.wood),
  'room-clay': house(HOUSE_FILL.clay),
  'room-stone': house(HOUSE_FILL.stone),
  room: house(HOUSE_FILL.wood),
  field,
  clock,
  plow,
  sow,
  bread,
  fence,
  stable,
  improvement,
  minor,
  occupation,
  grow,
  first,
  renovate,
  begging,
  harvest,
}
