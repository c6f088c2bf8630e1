import type { ReactNode } from 'react'

// Drawn for Furrow on a square of 24: flat shapes, one dark line around them, light from the upper left.

const line = { stroke: 'var(--ink-line)', strokeWidth: 1.2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const wood = (
  <g {...line}>
    <path d="M4 9.5 15.5 4.6c2-.8 4.6 4 2.9 5.3L7 17.5Z" fill="#a0662f" />
    <path d="M8.5 14.6 18 9.2c2-.8 4.4 4 2.6 5.3l-9.4 6Z" fill="#8a5426" />
    <ellipse cx="6" cy="13.6" rx="3" ry="4.2" fill="#e7bd84" transform="rotate(-24 6 13.6)" />
    <ellipse cx="10.2" cy="17.4" rx="2.7" ry="3.7" fill="#e7bd84" transform="rotate(-24 10.2 17.4)" />
    <path d="M5.4 12.2q1.6.6 1.2 2.6M9.8 16.2q1.3.6 1 2.2" fill="none" stroke="#a0662f" />
  </g>
)

const clay = (
  <g {...line}>
    <path
      d="M2.8 18.8c.3-3 2.2-4.2 3.9-4.4C7.4 10.8 9.7 8.9 12.3 9c2.4 0 3.5 1.3 4.4 3 2.6.2 4.3 2.6 4.5 6.8Z"
      fill="#b9562c"
    />
    <path d="M7.6 15.4c.3-2.6 2-4 3.9-4.1" fill="none" stroke="#e79a6d" />
    <path d="M12.6 16.3h3.2M6 17.2h2.6" stroke="#843514" fill="none" />
  </g>
)

const reed = (
  <g {...line}>
    <path d="M7 21 9.4 7M12 21V5.5M17 21 14.6 7" fill="none" stroke="#6f8a3c" strokeWidth="1.8" />
    <path d="M8.4 4.2 10.6 4.7 9.7 10.3 7.6 9.9Z" fill="#9c7138" />
    <path d="M11 2.6h2v6h-2Z" fill="#9c7138" />
    <path d="M13.4 4.7 15.6 4.2 16.4 9.9 14.3 10.3Z" fill="#9c7138" />
    <path d="M6.5 15.2c3.5 1.3 7.5 1.3 11 0v2.6c-3.5 1.3-7.5 1.3-11 0Z" fill="#dcc48b" />
  </g>
)

const stone = (
  <g {...line}>
    <path d="M3 18.5 5.2 11l5.3-4.5 6.6 1.5 3.9 6.5-1.6 4Z" fill="#8b9298" />
    <path d="m5.2 11 5.3-4.5 1.5 5-3.2 3Z" fill="#b6bcc0" stroke="none" />
    <path d="m12 11.5 5.1-3.5M12 11.5l-3.2 3L9 18.5M12 11.5l4.5 3.5" fill="none" stroke="#5f666c" />
  </g>
)

const grain = (
  <g {...line}>
    <path d="M12 22V9" fill="none" stroke="#a8761c" strokeWidth="1.6" />
    {[8.5, 12.5, 16.5].map((y) => (
      <g key={y} fill="#eab53a">
        <path d={`M11.8 ${y + 3.5}c-3.6.2-4.9-1.8-4.8-4.6 2.9.2 4.7 1.7 4.8 4.6Z`} />
        <path d={`M12.2 ${y + 3.5}c3.6.2 4.9-1.8 4.8-4.6-2.9.2-4.7 1.7-4.8 4.6Z`} />
      </g>
    ))}
    <path d="M12 8.6c-2-1.9-2-4.6 0-6.6 2 2 2 4.7 0 6.6Z" fill="#f3c65a" />
  </g>
)

const vegetable = (
  <g {...line}>
    <path
      d="M12 7.4C11 4 8.3 3 6.2 3.3c.4 2.4 2.2 4 5 4.4M12.4 7.4c.1-3 2.4-5 5-5 .2 2.9-1.4 4.8-4 5.2"
      fill="#6d9b3e"
    />
    <path d="M7.2 9.4c3-2.5 7-2.5 9.8 0 1.3 5-1.8 10.3-4.7 12.3-3.2-2-6.2-7.3-5.1-12.3Z" fill="#e5752b" />
    <path d="M8.5 12.2h3M13.3 15h2.4M9.6 17h2.4" stroke="#a8470f" fill="none" />
  </g>
)

const food = (
  <g {...line}>
    <path d="M9.2 6.5c-1-1.3.9-2.2 0-3.7M13 6.5c-1-1.3.9-2.2 0-3.7" fill="none" stroke="#a3927b" />
    <ellipse cx="12" cy="11.5" rx="8.6" ry="2.9" fill="#f3d9a2" />
    <path d="M3.4 11.5c.1 5.3 3.6 8.6 8.6 8.6s8.5-3.3 8.6-8.6c-2 3.9-15.2 3.9-17.2 0Z" fill="#c4803e" />
    <circle cx="9.5" cy="11.2" r="1.2" fill="#e5752b" stroke="none" />
    <circle cx="14" cy="11.6" r="1.1" fill="#6d9b3e" stroke="none" />
  </g>
)

const legs = (fill: string) => <path d="M7 16.5v4h2v-4ZM15 16.5v4h2v-4Z" fill={fill} />

const sheep = (
  <g {...line}>
    {legs('#4a4340')}
    <path
      d="M5.5 16c-2.2-.4-2.6-3-.9-4-.8-2.3 1.3-3.9 3-3.2.9-2 3.7-2.2 4.9-.6 1.6-1.3 4-.6 4.3 1.3 2 .3 2.6 2.5 1.3 3.8.9 1.7-.3 3.3-2.1 3.1-1.3 1.4-3.3 1.3-4.3.2-1.4 1.3-3.6 1-4.2-.3-.6.2-1.3.1-2-.3Z"
      fill="#faf6ec"
    />
    <path d="M16.5 8.6c1.7-1.3 4.4-.7 5 1.3.4 1.6-.4 3.3-2 3.6-2 .3-3.7-2.6-3-4.9Z" fill="#4a4340" />
    <circle cx="19" cy="10.4" r=".7" fill="#fff" stroke="none" />
  </g>
)

const boar = (
  <g {...line}>
    {legs('#2f2b2a')}
    <path
      d="M3.6 13.5c.2-3.6 3.6-5.7 8-5.5 2.6 0 4.5.8 6 2.3l3.9 2.6c.6.5.5 2-.3 2.3l-3.9.8c-1.3 1.6-3.7 2-6 2-4.6 0-7.9-1.4-7.7-4.5Z"
      fill="#5b504b"
    />
    <path d="M6 9.7 8 6.9l1.6 1.5L12 6l1.2 2.1 2.2-1.3.7 2.5" fill="#3c3431" />
    <path d="M19.3 15.3c.9-.2 1.3-1 1.2-1.8" stroke="#f7f1e2" fill="none" strokeWidth="1.5" />
    <circle cx="16.8" cy="11.8" r=".8" fill="#fff" stroke="none" />
  </g>
)

const cattle = (
  <g {...line}>
    {legs('#6d3c1f')}
    <path
      d="M3.4 10c0-1.5 1-2 2.3-2h9.4c2 0 3 .8 3 2.5v4.6c0 1.7-1.2 2.6-3 2.6H6c-1.7 0-2.6-.8-2.6-2.5Z"
      fill="#a86134"
    />
    <path d="M6.5 8.1h4.2c.4 2.3-.6 4-2.3 4.2-1.9.2-2.7-2-1.9-4.2Z" fill="#f4e6cf" stroke="none" />
    <path
      d="M15.3 5.9c0 1.5.7 2.3 1.9 2.5M21.7 5.9c0 1.5-.6 2.3-1.8 2.5"
      fill="none"
      stroke="#e8d6b0"
      strokeWidth="1.7"
    />
    <path d="M15.6 8.3h6v3.4c0 2-1.3 3.3-3 3.3s-3-1.3-3-3.3Z" fill="#8d4c25" />
    <path d="M16.4 12.3h4.4c0 1.8-1 2.7-2.2 2.7s-2.2-.9-2.2-2.7Z" fill="#f0cfb4" stroke="none" />
    <path d="M17.2 10.2v.6M20 10.2v.6" stroke="#fff" />
  </g>
)

const horse = (
  <g {...line}>
    <path d="M5.2 15.4 4.5 21M8 16v5M14 16v5M16.4 15.4l.6 5.6" fill="none" stroke="#6d4325" strokeWidth="2" />
    <path d="M4.2 10c-2.2.5-3 3.8-2.4 8 1.5-1.4 2.7-3.8 3.4-6Z" fill="#3f2a1c" />
    <path
      d="M3.8 12.3c0-2.2 1.5-3.4 3.7-3.4H13c1.5-1 2-3 2.9-5 .7-1.5 1.8-2.2 3.3-2.2l.6-1 .7 1.9L23 6.7c.5.9-.3 1.9-1.3 1.9L19 8.2c-.8 2-.8 3.9-1.2 6-.5 2-1.8 2.7-3.8 2.7H7c-2 0-3.2-1.8-3.2-4.6Z"
      fill="#8c5a34"
    />
    <path d="M18.6 1.7c-2.9 0-4.8 2.7-6.3 7.3 2.7.2 3.8-2.5 4.5-4.8Z" fill="#3f2a1c" />
    <path d="M19.8 4.2v.6" stroke="#fff" />
  </g>
)

const fuel = (
  <g {...line}>
    <path d="M3.4 16.8 10.5 15l10.1 1.6-.5 4.8-9.7.6-6.8-1.5Z" fill="#5a4433" />
    <path d="M3.4 16.8 10.5 15l10.1 1.6-10.1 1.7Z" fill="#7b6049" />
    <path d="M6 11 12.8 9l6.4 1.8-.3 4.5-6.9 1.4L6.3 15Z" fill="#624b39" />
    <path d="M6 11 12.8 9l6.4 1.8-6.9 1.8Z" fill="#8d7058" />
    <path
      d="M8 9.8c0-1.2-.3-1.6-.8-2.2M10 9.4c0-1.5.4-2.1 1-2.5M15.4 9.2c-.1-1 .2-1.6.8-2.1"
      fill="none"
      stroke="#86a34f"
    />
  </g>
)

export const GOOD_ART: Record<string, ReactNode> = {
  wood,
  clay,
  reed,
  stone,
  grain,
  vegetable,
  sheep,
  boar,
  cattle,
  horse,
  food,
  fuel,
}
