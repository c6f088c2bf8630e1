import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Farmyard } from './Farmyard.tsx'
import { Fences } from './Fences.tsx'
import { yardOf } from './fromView.ts'
import type { Yard } from './yard.ts'

/** A farm late in the game: a stone house, fields, three pastures full of animals. */
const late: Yard = yardOf({
  ...{ seat: 0, house: 'stone', rooms: ['a1', 'a2', 'a3', 'b2', 'b3'], stables: ['c2', 'e3'], home: 4, newborns: 1 },
  fields: [
    { cell: 'b1', crop: 'grain', count: 3 },
    { cell: 'c1', crop: 'vegetable', count: 2 },
    { cell: 'c3', crop: 'grain', count: 5 },
  ],
  pastures: [
    { cells: ['d1', 'e1'], capacity: 4 },
    { cells: ['d2', 'd3'], capacity: 4 },
    { cells: ['e2', 'e3'], capacity: 8 },
  ],
  animals: [
    { pen: 'd1', animal: 'sheep', count: 8 },
    { pen: 'd2', animal: 'boar', count: 6 },
    { pen: 'e2', animal: 'cattle', count: 7 },
  ],
})
const drawn = (width: number): string => renderToStaticMarkup(<Farmyard yard={late} width={width} />)
const nodes = (markup: string): number => markup.match(/<[a-z]/gi)?.length ?? 0
const animals = (markup: string): number => markup.match(/#art-(sheep|boar|cattle)"/g)?.length ?? 0

describe('A farm late in the game', () => {
  it('shows every animal where it is large', () => {
    expect(animals(drawn(640))).toBe(21)
  })

  it('shows one for each herd where it is small, with the number', () => {
    expect(animals(drawn(120))).toBe(3)
    for (const count of [8, 6, 7]) expect(drawn(120)).toContain(`>${count}</text>`)
  })

  it('needs few nodes: at most 170 when large, 120 when small', () => {
    expect(nodes(drawn(640))).toBeLessThanOrEqual(170)
    expect(nodes(drawn(120))).toBeLessThanOrEqual(120)
  })

  it('draws all its fences in as many strokes as a single one', () => {
    const strokes = (fences: Yard['fences']) => nodes(renderToStaticMarkup(<Fences fences={fences} line={1} />))
    expect(late.fences.length).toBeGreaterThan(10)
    expect(strokes(late.fences)).toBe(strokes(late.fences.slice(0, 1)))
  })
})
