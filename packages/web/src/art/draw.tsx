import { createElement, Fragment, type ReactElement } from 'react'

// The words the drawings are written in. Every drawing stands in a square of 32, its foot at 16, 29.5, light from the
// upper left. The outline is inherited from whoever places the drawing, so that it is equally thick at every size.

export type Drawing = ReactElement

export const draw = (...shapes: ReactElement[]): Drawing => createElement(Fragment, null, ...shapes)

/** Filled, with the outline. */
export const shape = (fill: string, d: string): ReactElement => <path d={d} fill={fill} />

/** Filled, without the outline. */
export const paint = (fill: string, d: string): ReactElement => <path d={d} fill={fill} stroke="none" />

/** A stroke of its own colour. */
export const line = (colour: string, width: number, d: string): ReactElement => (
  <path d={d} stroke={colour} strokeWidth={width} />
)

/** A stroke with the outline's own pen. */
export const ink = (d: string): ReactElement => <path d={d} />

/** A stick: a stroke with an outline around it. */
export const stick = (colour: string, width: number, d: string): ReactElement => (
  <g>
    <path d={d} strokeWidth={width + 1.7} />
    <path d={d} stroke={colour} strokeWidth={width} />
  </g>
)

export const round = (fill: string, x: number, y: number, rx: number, ry = rx): ReactElement => (
  <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={fill} />
)

export const dot = (fill: string, x: number, y: number, rx: number, ry = rx): ReactElement => (
  <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={fill} stroke="none" />
)

/** The soft shadow under what stands or lies there. */
export const shade = (rx: number, x = 16, y = 29.2): ReactElement => (
  <ellipse cx={x} cy={y} rx={rx} ry={rx * 0.2} fill="var(--art-shade)" stroke="none" />
)
