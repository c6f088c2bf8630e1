import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agricola } from '../agricola.ts'
import { at } from '../core/at.ts'
import { isRefusal } from '../core/refusal.ts'
import { flaws } from '../state/flaws.ts'
import { FOOD } from '../state/goods.ts'
import type { Player } from '../state/state.ts'
import { scenario } from '../testing/scenario.ts'
import {
  extend,
  fencesLeft,
  openCells,
  plowCells,
  roomCells,
  stableCells,
  takenCells,
  unusedCells,
} from './farmyard.ts'
import type { Layer } from './ground.ts'
import { eachPasture, enclose, enclosures, fencesNeeded, pasturesOf } from './pastures.ts'
import { FOREST, layTile, liftTile, MOOR, putLayer } from './tiles.ts'
import { BASE_YARD, cellAt, cellsOf, count, extensionsOf, yardOf } from './yard.ts'

// B10 on farms of any shape, and fences apart from pastures. By hand: spaces as names, sides as texts, every set looked at.

const ONE = extensionsOf(BASE_YARD)
const TWO = ONE.flatMap((shape) => extensionsOf(yardOf({ yard: shape })))
const shapes = fc.oneof(fc.constant(0), fc.constantFrom(...ONE), fc.constantFrom(...TWO))

const spotOf = (name: string) => ({ x: 'yzabcdefg'.indexOf(at(name, 0)), y: Number(name.slice(1)) })
const touch = (a: string, b: string): boolean =>
  Math.abs(spotOf(a).x - spotOf(b).x) + Math.abs(spotOf(a).y - spotOf(b).y) === 1

function sidesAround(cells: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const cell of cells) {
    const { x, y } = spotOf(cell)
    for (const side of [`-${x},${y}`, `-${x},${y + 1}`, `|${x},${y}`, `|${x + 1},${y}`])
      times.set(side, (times.get(side) ?? 0) + 1)
  }
  return [...times].flatMap(([side, n]) => (n === 1 ? [side] : []))
}

function connected(cells: readonly string[]): boolean {
  const reached = cells.slice(0, 1)
  for (const here of reached)
    for (const other of cells) if (!reached.includes(other) && touch(here, other)) reached.push(other)
  return reached.length === cells.length
}

const farmOf = (shape: number): Player => {
  const p = at(scenario({ moor: 1 }).state.players, 0)
  extend(p, shape)
  return p
}
/** Spaces by where they lie, those of extensions too: z1 lies left of a1, c0 above c1. */
const placesOf = (p: Player): string[] => yardOf(p).spots.map(({ x, y }) => at('yzabcdefg', x + 2) + (y + 1))
const mask = (p: Player, ...names: string[]): number =>
  names.reduce((cells, name) => {
    const cell = placesOf(p).indexOf(name)
    if (cell < 0) throw new Error(`There is no space ${name}.`)
    return cells | (1 << cell)
  }, 0)
const namesIn = (p: Player, cells: number): string[] => cellsOf(cells).map((cell) => at(placesOf(p), cell))
const offered = (p: Player, most: number): number[] => {
  const out: number[] = []
  eachPasture(p, openCells(p), most, (i, { cells }) => {
    out.push(at(cells, i))
    return false
  })
  return out
}
/** Tiles from the top, markers and goods on a space. */
const lay = (p: Player, name: string, { tiles = [], ...layer }: Partial<Layer>): void => {
  const cell = at(cellsOf(mask(p, name)), 0)
  for (const tile of [...tiles].reverse()) layTile(p, cell, tile === FOREST ? FOREST : MOOR)
  if (Object.keys(layer).length > 0) putLayer(p, cell, () => layer)
}
const TOMBSTONE = 0
const FENCE = 1

/** Every pasture that may be fenced next, as the rule says it, out of the sets that are small enough to try them all. */
function allowed(p: Player, spaces: readonly string[], most: number): number[] {
  const pastures = p.pastures.map((cells) => namesIn(p, cells))
  const standing = new Set(pastures.flatMap(sidesAround))
  const open = namesIn(p, openCells(p))
  const out: number[] = []
  for (let i = 1; i < 1 << spaces.length; i++) {
    const cells = spaces.filter((_, k) => (i >> k) & 1)
    const fresh = cells.every((cell) => open.includes(cell))
    const inside = pastures.some((pasture) => cells.length < pasture.length && cells.every((c) => pasture.includes(c)))
    const beside = pastures.length === 0 || cells.some((cell) => pastures.flat().some((other) => touch(cell, other)))
    if (!connected(cells) || !((fresh && beside) || inside)) continue
    if (sidesAround(cells).filter((side) => !standing.has(side)).length <= most) out.push(mask(p, ...cells))
  }
  return out
}

describe('B10: fences on a farm of any shape', () => {
  it('the pastures offered are those that the rule allows', () => {
    const picks = fc.array(fc.nat(), { maxLength: 4 })
    fc.assert(
      fc.property(shapes, picks, fc.nat(2 ** 19), fc.nat(2 ** 19), (shape, fenced, fields, within) => {
        const p = farmOf(shape)
        const { all } = yardOf(p)
        p.fields = fields & (fields >> 3) & all & ~p.rooms
        for (const pick of fenced) {
          const moves = offered(p, Math.min(7, fencesLeft(p)))
          if (moves.length > 0) enclose(p, at(moves, pick % moves.length))
        }
        // Of all sets of spaces those inside of nine: looking at all would take minutes.
        const some = namesIn(p, all)
          .filter((_, cell) => (within >> cell) & 1)
          .slice(0, 9)
        const most = fencesLeft(p)
        const expected = allowed(p, some, most)
        const inside = mask(p, ...some)
        const found = offered(p, most).filter((cells) => (cells & ~inside) === 0)
        expect(found.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b))
      }),
      { numRuns: 150, seed: 12 },
    )
  })

  it('pastures follow from the fences, however they were built', () => {
    fc.assert(
      fc.property(shapes, fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (shape, picks) => {
        const p = farmOf(shape)
        for (const pick of picks) {
          const moves = offered(p, fencesLeft(p))
          if (moves.length === 0) break
          const cells = at(moves, pick % moves.length)
          const before = fencesLeft(p)
          const more = fencesNeeded(p, cells)
          enclose(p, cells)
          expect(before - fencesLeft(p)).toBe(more)
          expect(p.pastures).toContain(cells)
          expect(pasturesOf(yardOf(p), p, takenCells(p))).toEqual(p.pastures)
        }
        const sides = new Set(p.pastures.flatMap((cells) => sidesAround(namesIn(p, cells))))
        expect(15 - fencesLeft(p)).toBe(sides.size)
      }),
      { numRuns: 150, seed: 13 },
    )
  })

  it('the first fences of a listing are the fewest, and the edge of an extension needs fences like any other', () => {
    const p = farmOf(at(ONE, 5))
    expect(placesOf(p).slice(15)).toEqual(['f1', 'f2'])
    expect(fencesNeeded(p, mask(p, 'f1'))).toBe(4)
    expect(fencesNeeded(p, mask(p, 'e1', 'f1'))).toBe(6)
    enclose(p, mask(p, 'e1'))
    expect(fencesNeeded(p, mask(p, 'f1'))).toBe(3)
    expect(offered(p, 3).map((cells) => namesIn(p, cells).join('+'))).toEqual(['d1', 'e2', 'f1'])
    expect(fencesNeeded(p, mask(p, 'd1', 'f1'))).toBe(-1)
    expect(fencesNeeded(p, 1 << 17)).toBe(-1)
  })

  it('a larger farm is saved and loaded with its fences', () => {
    const t = scenario()
    const p = at(t.state.players, 0)
    extend(p, at(TWO, 0))
    enclose(p, mask(p, 'a0', 'a1'))
    enclose(p, mask(p, 'b0'))
    expect(flaws(t.state)).toEqual([])
    const loaded = agricola.load(JSON.parse(JSON.stringify(agricola.save(t.state))))
    if (isRefusal(loaded)) throw new Error(loaded.message)
    expect(loaded).toEqual(t.state)
  })
})

describe('extension spaces are full farmyard spaces', () => {
  const p = farmOf(at(ONE, 5))
  it('rooms, fields, stables and pastures go there', () => {
    expect(count(unusedCells(p))).toBe(15)
    for (const cells of [plowCells(p), stableCells(p), openCells(p)])
      expect(cells & mask(p, 'f1', 'f2')).toBe(mask(p, 'f1', 'f2'))
    const house = { ...p, rooms: mask(p, 'e1') }
    expect(roomCells(house)).toBe(mask(p, 'd1', 'e2', 'f1'))
    const field = { ...p, fields: mask(p, 'f2') }
    expect(namesIn(p, plowCells(field))).toEqual(['e2', 'f1'])
  })
})

describe('fences that border no pasture', () => {
  /** A pasture in e1 and fences around a tile in e2. */
  const reserve = (tile: number): Player => {
    const p = farmOf(0)
    enclose(p, mask(p, 'e1'))
    lay(p, 'e2', { tiles: [tile] })
    p.across |= at(BASE_YARD.across, cellAt('e2'))
    p.upright |= at(BASE_YARD.upright, cellAt('e2'))
    p.pastures = pasturesOf(BASE_YARD, p, takenCells(p))
    return p
  }

  it('stand around a tile, which is no pasture; their pieces are gone from the stock', () => {
    const p = reserve(FOREST)
    expect(enclosures(BASE_YARD, p)).toEqual([mask(p, 'e1'), mask(p, 'e2')])
    expect(p.pastures).toEqual([mask(p, 'e1')])
    expect(fencesLeft(p)).toBe(8)
    expect(openCells(p) & mask(p, 'e2')).toBe(0)
    expect(unusedCells(p) & mask(p, 'e2')).toBe(0)
  })

  it('become a pasture with the last tile, never while a field lies there', () => {
    const p = reserve(MOOR)
    expect(liftTile(p, cellAt('e2'))).toBe(true)
    expect(p.pastures).toEqual([mask(p, 'e1'), mask(p, 'e2')])
    p.fields = mask(p, 'e2')
    expect(pasturesOf(BASE_YARD, p, takenCells(p))).toEqual([mask(p, 'e1')])
  })

  it('help later pastures beside them, which still have to border a pasture', () => {
    const p = reserve(FOREST)
    expect(fencesNeeded(p, mask(p, 'd2'))).toBe(3)
    const moves = offered(p, 15).map((cells) => namesIn(p, cells).join('+'))
    expect(moves).toContain('d1')
    expect(moves).toContain('d1+d2')
    expect(moves).not.toContain('d2')
    expect(moves).not.toContain('e3')
  })

  it('make a whole position', () => {
    const t = scenario({ moor: 1 })
    t.state.players[0] = reserve(FOREST)
    expect(flaws(t.state)).toEqual([])
    t.state.players[0].across |= 1 << 10
    expect(flaws(t.state)).toEqual(['fences that enclose nothing'])
  })
})

describe('pastures and fields apart from the others', () => {
  it('both groups of pastures may grow', () => {
    const p = farmOf(0)
    enclose(p, mask(p, 'e1'))
    enclose(p, mask(p, 'b2'))
    expect(p.pastures).toEqual([mask(p, 'e1'), mask(p, 'b2')])
    expect(fencesLeft(p)).toBe(7)
    expect(offered(p, 3).map((cells) => namesIn(p, cells).join('+'))).toEqual(['b1', 'd1', 'c2', 'e2', 'b3'])
  })

  it('both groups of fields too', () => {
    const p = { ...farmOf(0), fields: mask(farmOf(0), 'e1', 'c3') }
    expect(namesIn(p, plowCells(p))).toEqual(['d1', 'c2', 'e2', 'b3', 'd3'])
  })
})

describe('what lies on a space', () => {
  const laid = (layer: Partial<Layer>): Player => {
    const p = farmOf(0)
    lay(p, 'b2', layer)
    return p
  }
  it.each([
    ['a forest', { tiles: [FOREST] }],
    ['a forest on a moor', { tiles: [FOREST, MOOR] }],
    ['a tombstone', { markers: [TOMBSTONE] }],
    ['a fence', { markers: [FENCE] }],
  ])('%s makes it used, and nothing is built there', (_what, layer) => {
    const p = laid(layer)
    for (const cells of [unusedCells(p), roomCells(p), plowCells(p), stableCells(p), openCells(p)])
      expect(cells & mask(p, 'b2')).toBe(0)
    expect(offered(p, 4)).not.toContain(mask(p, 'b2'))
  })

  it('goods leave it unused', () => {
    const p = laid({ goods: farmOf(0).goods.map((_, good) => (good === FOOD ? 1 : 0)) })
    expect(unusedCells(p)).toBe(unusedCells(farmOf(0)))
  })

  it('a fence laid down is one of the 15 pieces', () => {
    expect(fencesLeft(laid({ markers: [FENCE] }))).toBe(14)
    expect(fencesLeft(laid({ markers: [TOMBSTONE] }))).toBe(15)
  })

  it('goes through JSON', () => {
    const t = scenario({ moor: 1 })
    t.state.players[0] = laid({
      tiles: [FOREST, MOOR],
      goods: farmOf(0).goods.map((_, good) => (good === FOOD ? 2 : 0)),
    })
    const saved = JSON.parse(JSON.stringify(agricola.save(t.state)))
    expect(saved.state.players[0].ground).toEqual([{ cell: 6, tiles: ['moor'], markers: [], goods: { food: 2 } }])
    t.throughJson()
  })
})
