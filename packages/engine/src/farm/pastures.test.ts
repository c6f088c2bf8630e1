import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../core/at.ts'
import { type Scenario, scenario } from '../testing/scenario.ts'

// B10, fences. What the engine offers is compared with a count by hand: every set of spaces is looked at, and its
// fences are counted side by side.

const CELLS = [1, 2, 3].flatMap((row) => [...'abcde'].map((column) => column + row))
const HOUSE = ['a2', 'a3']
const spotOf = (cell: string) => ({ x: cell.charCodeAt(0) - 97, y: Number(cell[1]) - 1 })

const touch = (a: string, b: string): boolean =>
  Math.abs(spotOf(a).x - spotOf(b).x) + Math.abs(spotOf(a).y - spotOf(b).y) === 1

function connected<T>(things: readonly T[], near: (a: T, b: T) => boolean): boolean {
  const reached = things.slice(0, 1)
  for (const here of reached)
    for (const other of things) if (!reached.includes(other) && near(here, other)) reached.push(other)
  return reached.length === things.length
}

/** The sides of the spaces that are no side between two of them. */
function fencesAround(cells: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const cell of cells) {
    const { x, y } = spotOf(cell)
    for (const side of [`-${x},${y}`, `-${x},${y + 1}`, `|${x},${y}`, `|${x + 1},${y}`])
      times.set(side, (times.get(side) ?? 0) + 1)
  }
  return [...times].flatMap(([side, n]) => (n === 1 ? [side] : []))
}

const subsets = (cells: readonly string[]): string[][] =>
  Array.from({ length: 2 ** cells.length - 1 }, (_, i) => cells.filter((_, k) => ((i + 1) >> k) & 1))

/** Every pasture that may be fenced next, as the rule says it. */
function allowed(covered: readonly string[], pastures: readonly string[][], wood: number): string[] {
  const standing = new Set(pastures.flatMap(fencesAround))
  const most = Math.min(wood, 15 - standing.size)
  const open = CELLS.filter((cell) => !covered.includes(cell) && !pastures.flat().includes(cell))
  const fresh = subsets(open).filter(
    (cells) => pastures.length === 0 || cells.some((cell) => pastures.flat().some((other) => touch(cell, other))),
  )
  const divided = pastures.flatMap((pasture) => subsets(pasture).filter((cells) => cells.length < pasture.length))
  return [...fresh, ...divided]
    .filter((cells) => connected(cells, touch))
    .filter((cells) => fencesAround(cells).filter((side) => !standing.has(side)).length <= most)
    .map((cells) => `fence ${cells.join('+')}`)
    .sort()
}

const offered = (t: Scenario): string[] =>
  t
    .moves()
    .filter((move) => move.startsWith('fence'))
    .sort()

const fencing = (seat: { wood: number; fields?: string[]; stables?: string[]; pastures?: string[][] }): Scenario => {
  const { wood, ...farm } = seat
  return scenario({ round: 2, seats: [{ goods: { wood }, ...farm }] })
}

/** Fences pastures by picking from what is offered. */
function fenceSome(picks: readonly number[], fields: string[]): string[][] {
  const t = fencing({ wood: 15, fields })
  if (t.refusal('fencing')) return []
  t.play('fencing')
  for (const pick of picks) {
    const moves = t.ask === 'acts' ? offered(t) : []
    if (moves.length > 0) t.play(at(moves, pick % moves.length))
  }
  return t.seat(0).pastures.map(({ cells }) => cells)
}

describe('B10: which pastures can be fenced', () => {
  it.each(Array.from({ length: 16 }, (_, wood) => wood))('the first one lies anywhere, with %i wood', (wood) => {
    const expected = allowed(HOUSE, [], wood)
    const t = fencing({ wood })
    if (expected.length === 0) expect(t.refusal('fencing')?.refused).toBe('illegal-move')
    else expect(offered(t.play('fencing'))).toEqual(expected)
  })

  it('counts 13 single spaces with 4 wood, and every pasture that 15 pieces can enclose with more wood', () => {
    expect(offered(fencing({ wood: 4 }).play('fencing'))).toHaveLength(13)
    expect(offered(fencing({ wood: 40 }).play('fencing'))).toEqual(allowed(HOUSE, [], 15))
  })

  it('later ones lie next to a pasture or divide one, on any farm', () => {
    const cells = fc.subarray(
      CELLS.filter((cell) => !HOUSE.includes(cell)),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(cells, cells, fc.array(fc.nat(), { maxLength: 3 }), fc.nat(15), (fields, stables, picks, wood) => {
        const pastures = fenceSome(picks, fields)
        const free = stables.filter((cell) => !fields.includes(cell))
        const expected = allowed([...HOUSE, ...fields], pastures, wood)
        const t = fencing({ wood, fields, stables: free, pastures })
        if (expected.length === 0) expect(t.refusal('fencing')?.refused).toBe('illegal-move')
        else expect(offered(t.play('fencing'))).toEqual(expected)
      }),
      { numRuns: 60, seed: 10 },
    )
  })

  it('one action reaches every layout of joined pastures that its wood can pay, and no other', () => {
    const WOOD = 10
    const open = CELLS.filter((cell) => !HOUSE.includes(cell))
    const regions = subsets(open).filter((cells) => connected(cells, touch) && fencesAround(cells).length <= WOOD)
    const near = (a: string[], b: string[]) => a.some((cell) => b.some((other) => touch(cell, other)))
    const expected = new Set<string>()
    const add = (from: number, layout: string[][], used: Set<string>): void => {
      if (layout.length > 0 && connected(layout, near)) expected.add(nameOf(layout))
      for (let i = from; i < regions.length; i++) {
        const region = at(regions, i)
        const fences = new Set([...used, ...fencesAround(region)])
        if (fences.size > WOOD || layout.flat().some((cell) => region.includes(cell))) continue
        add(i + 1, [...layout, region], fences)
      }
    }
    add(0, [], new Set())
    const reached = new Set<string>()
    const walk = (t: Scenario): void => {
      for (const move of t.ask === 'acts' ? offered(t) : []) {
        const next = scenario()
        next.state = t.state
        next.play(move)
        const name = nameOf(next.seat(0).pastures.map(({ cells }) => cells))
        if (reached.has(name)) continue
        reached.add(name)
        walk(next)
      }
    }
    walk(fencing({ wood: WOOD }).play('fencing'))
    expect([...reached].sort()).toEqual([...expected].sort())
  })
})

const nameOf = (layout: readonly string[][]): string =>
  layout
    .map((cells) => [...cells].sort().join('+'))
    .sort()
    .join(' ')

describe('B10: building fences', () => {
  it('costs 1 wood and 1 of the 15 pieces for each fence, board edges included', () => {
    const t = fencing({ wood: 9 }).play('fencing', 'fence e1')
    expect(t.seat(0).goods).toEqual({ wood: 5 })
    expect(t.seat(0).fencesLeft).toBe(11)
  })

  it('shares the fences between pastures', () => {
    const t = fencing({ wood: 7 }).play('fencing', 'fence e1', 'fence e2')
    expect(t.seat(0).goods).toEqual({})
    expect(t.seat(0).fencesLeft).toBe(8)
    expect(t.seat(0).pastures.map(({ cells }) => cells)).toEqual([['e1'], ['e2']])
  })

  it('goes on until the player is done, and needs at least one pasture', () => {
    const t = fencing({ wood: 15 }).play('fencing')
    expect(t.refusal('done')?.refused).toBe('illegal-move')
    t.play('fence c2', 'fence d2', 'done')
    expect(t.asked).toBe(1)
    expect(t.seat(0).pastures).toHaveLength(2)
  })

  it('divides a pasture; the fences inside are all it costs', () => {
    const t = fencing({ wood: 3, pastures: [['d1', 'e1', 'd2', 'e2']] }).play('fencing', 'fence e1')
    expect(t.seat(0).goods).toEqual({ wood: 1 })
    expect(t.seat(0).pastures).toEqual([
      { cells: ['d1', 'd2', 'e2'], capacity: 6 },
      { cells: ['e1'], capacity: 2 },
    ])
  })

  it('dividing in the middle leaves separate pastures on both sides', () => {
    const t = fencing({ wood: 2, pastures: [['c1', 'd1', 'e1']] }).play('fencing', 'fence d1')
    expect(t.seat(0).pastures.map(({ cells }) => cells)).toEqual([['c1'], ['d1'], ['e1']])
    expect(t.seat(0).fencesLeft).toBe(5)
  })

  it('a later pasture away from the others is refused', () => {
    const t = fencing({ wood: 10, pastures: [['e1']] }).play('fencing')
    expect(t.refusal('fence c1')?.refused).toBe('illegal-move')
    expect(t.refusal('fence d2')?.refused).toBe('illegal-move')
    expect(t.refusal('fence d1')).toBeNull()
  })

  it('never encloses rooms, fields, or what is enclosed already', () => {
    const t = fencing({ wood: 15, fields: ['b2'], pastures: [['e1']] }).play('fencing')
    const cells = offered(t).flatMap((move) => move.slice(6).split('+'))
    expect(cells).not.toContain('a2')
    expect(cells).not.toContain('b2')
    expect(cells).not.toContain('e1')
    expect(cells).toContain('a1')
  })

  it('encloses stables, which then belong to the pasture', () => {
    const t = fencing({ wood: 4, stables: ['c1'] }).play('fencing', 'fence c1')
    expect(t.seat(0).pastures).toEqual([{ cells: ['c1'], capacity: 4 }])
    expect(t.score(0, 'stables')).toBe(1)
  })

  it('stops at 15 pieces, however much wood there is', () => {
    const three = [
      ['c1', 'd1', 'e1'],
      ['c2', 'd2', 'e2'],
    ]
    const t = fencing({ wood: 20, pastures: three }).play('fencing')
    expect(t.seat(0).fencesLeft).toBe(2)
    expect(t.moves()).toContain('fence c1')
    expect(t.refusal('fence b1')?.refused).toBe('illegal-move')
    t.play('fence c1', 'fence e1')
    expect(t.seat(0).fencesLeft).toBe(0)
    expect(t.asked).toBe(1)
    expect(t.until((at) => at.state.round === 3).refusal('fencing', 0)?.refused).toBe('illegal-move')
  })
})
