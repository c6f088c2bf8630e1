import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { tableOf } from './pasture-table.ts'
import { BASE_YARD, cellsOf, count, extensionsOf, MOST_CELLS, parts, type Yard, yardOf, yardOfShape } from './yard.ts'

const yards = (shapes: readonly number[]): Yard[] => shapes.map((yard) => yardOf({ yard }))
const ONE = yards(extensionsOf(BASE_YARD))
const TWO = ONE.flatMap((yard) => yards(extensionsOf(yard)))
const ALL = [BASE_YARD, ...ONE, ...TWO]
/** Where a space lies, in letters and numbers that go on from a1 to e3: z1 lies left of a1, c0 above c1. */
const placed = ({ x, y }: Yard['spots'][number]): string => at('yzabcdefg', x + 2) + (y + 1)
const added = ({ spots }: Yard): string => spots.slice(15).map(placed).join(' ')
const named = (name: string): Yard => {
  const yard = TWO.find((each) => added(each) === name)
  if (!yard) throw new Error(`There is no farm with ${name}.`)
  return yard
}
const spacesOf = ({ spots }: Yard): string => spots.map(placed).sort().join(' ')
const bits = (masks: readonly number[]): number => masks.reduce((all, mask) => all | mask, 0)
const fencePositions = (yard: Yard): number => count(bits(yard.across)) + count(bits(yard.upright))

describe('B2: the farmyard', () => {
  it('has 3 rows of 5 spaces', () => {
    expect(BASE_YARD.names.join(' ')).toBe('a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 e3')
    expect(fencePositions(BASE_YARD)).toBe(38)
  })
})

describe('farmyard extensions', () => {
  it('lie on any side, two spaces along one edge: 12 places', () => {
    expect(ONE.map(added)).toEqual([
      'a0 b0',
      'b0 c0',
      'c0 d0',
      'd0 e0',
      'z1 z2',
      'f1 f2',
      'z2 z3',
      'f2 f3',
      'a4 b4',
      'b4 c4',
      'c4 d4',
      'd4 e4',
    ])
    expect(new Set(ONE.map(fencePositions))).toEqual(new Set([43]))
    expect(new Set(ONE.map(({ names }) => names.slice(15).join(' ')))).toEqual(new Set(['x1 x2']))
  })

  it('a second one has 12 places, or 10 where the first lies above or below away from the corners; 78 farms', () => {
    const places = Object.fromEntries(ONE.map((yard) => [added(yard), extensionsOf(yard).length]))
    expect(places).toEqual({
      ...Object.fromEntries(ONE.map((yard) => [added(yard), 12])),
      'b0 c0': 10,
      'c0 d0': 10,
      'b4 c4': 10,
      'c4 d4': 10,
    })
    expect(new Set(TWO.map(spacesOf)).size).toBe(78)
    expect(new Set(TWO.map(fencePositions))).toEqual(new Set([47, 48]))
  })

  it('the second lies beside the first, outside of it, around a corner, or anywhere else', () => {
    const farms = TWO.map(added)
    for (const farm of ['a0 b0 c0 d0', 'b0 c0 b-1 c-1', 'd0 e0 f0 f1', 'z1 z2 y1 y2', 'f1 f2 g1 g2', 'd4 e4 d5 e5'])
      expect(farms).toContain(farm)
    expect(farms).not.toContain('a0 b0 d0 d-1')
  })

  it('there is no third one, and no other shape', () => {
    for (const yard of TWO) {
      expect(yard.cells).toBe(MOST_CELLS)
      expect(extensionsOf(yard)).toEqual([])
    }
    for (const shape of [-1, 13, 26, 2 + 13 * 11, 13 * 13, 0.5, Number.NaN]) expect(yardOfShape(shape)).toBeNull()
    expect(() => yardOf({ yard: 13 })).toThrow('There is no farmyard of the shape 13.')
  })

  it('leave spaces and fences of the farm where they were', () => {
    for (const from of [BASE_YARD, ...ONE])
      for (const to of yards(extensionsOf(from))) {
        expect(to.names.slice(0, from.cells)).toEqual(from.names)
        expect(to.across.slice(0, from.cells)).toEqual(from.across)
        expect(to.upright.slice(0, from.cells)).toEqual(from.upright)
      }
  })

  it('every farm is in one piece, its neighbours share one side, and masks stay in 31 bits', () => {
    for (const yard of ALL) {
      expect(parts(yard, yard.all)).toEqual([yard.all])
      expect(bits([...yard.across, ...yard.upright])).toBeGreaterThan(0)
      expect(new Set(yard.names).size).toBe(yard.cells)
      for (let a = 0; a < yard.cells; a++)
        for (let b = 0; b < yard.cells; b++) {
          if (a === b) continue
          const shared =
            count(at(yard.across, a) & at(yard.across, b)) + count(at(yard.upright, a) & at(yard.upright, b))
          expect(shared).toBe((at(yard.neighbours, a) >> b) & 1)
        }
    }
  })
})

/** Every set of connected spaces, whatever it takes to fence it: one space after another, nothing left out. */
function connectedSets(yard: Yard): Set<number> {
  const seen = new Set(Array.from({ length: yard.cells }, (_, cell) => 1 << cell))
  for (const cells of seen)
    for (const cell of cellsOf(cells))
      for (const next of cellsOf(at(yard.neighbours, cell) & ~cells)) seen.add(cells | (1 << next))
  return seen
}

/** Fences counted side by side: 4 a space, less 2 for every pair of neighbours. */
const fencesAround = ({ neighbours }: Yard, cells: number): number =>
  cellsOf(cells).reduce((n, cell) => n + 4 - count(at(neighbours, cell) & cells), 0)

describe('B10: the pastures that 15 fences can enclose', () => {
  it.each([
    ['without extensions', BASE_YARD],
    ['with one above', at(ONE, 0)],
    ['with one at the left', at(ONE, 4)],
    ['with two in a row above', named('a0 b0 c0 d0')],
    ['with two around a corner', named('d0 e0 f0 f1')],
    ['with two at the left', named('z1 z2 y1 y2')],
  ])('%s are all there', (_where, yard) => {
    const expected = [...connectedSets(yard)].filter((cells) => fencesAround(yard, cells) <= 15)
    const { cells, size } = tableOf(yard)
    expect([...cells].sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b))
    cells.forEach((each, i) => {
      expect(size[i]).toBe(fencesAround(yard, each))
    })
  })

  it('are 1,232 on 15 spaces, 1,543 to 1,839 with one extension and 1,741 to 2,697 with two', () => {
    const many = (farms: readonly Yard[]) => farms.map((yard) => tableOf(yard).cells.length)
    expect(many([BASE_YARD])).toEqual([1232])
    expect([Math.min(...many(ONE)), Math.max(...many(ONE))]).toEqual([1543, 1839])
    expect([Math.min(...many(TWO)), Math.max(...many(TWO))]).toEqual([1741, 2697])
  })
})
