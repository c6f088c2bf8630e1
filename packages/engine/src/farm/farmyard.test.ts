import { describe, expect, it } from 'vitest'
import { scenario } from '../testing/scenario.ts'

const CELLS = [1, 2, 3].flatMap((row) => [...'abcde'].map((column) => column + row))
const cellsIn = (moves: string[], verb: string): string[] =>
  moves.flatMap((move) => (move.startsWith(`${verb} `) ? [move.slice(verb.length + 1)] : []))

/** A farm with one of everything: rooms a2 a3, field c2, stable c1, pasture e1 and e2 with a stable in e2. */
const FARM = {
  fields: ['c2'],
  stables: ['c1', 'e2'],
  pastures: [['e1', 'e2']],
  goods: { wood: 20, reed: 4, grain: 1, food: 5 },
}

describe('B2: the farmyard', () => {
  it('has 3 rows of 5 spaces, two wood rooms at the left edge: middle and bottom', () => {
    const t = scenario()
    expect(t.seat(0).rooms).toEqual(['a2', 'a3'])
    expect(t.seat(0).house).toBe('wood')
    expect(t.score(0, 'unused')).toBe(-13)
    t.play('farmland')
    expect(cellsIn(t.moves(), 'plow')).toEqual(CELLS.filter((cell) => cell !== 'a2' && cell !== 'a3'))
  })

  it('B1: each player has 5 people, 4 stables and 15 fences', () => {
    const { stablesLeft, fencesLeft, people } = scenario().seat(0)
    expect([stablesLeft, fencesLeft, people]).toEqual([4, 15, 2])
  })
})

describe('B8, B9, B10: what may lie where', () => {
  it('B8: a room goes next to a room on an empty space: no tile, no stable, no pasture', () => {
    const farm = { ...FARM, fields: ['b2'], stables: ['b3'], pastures: [['a1']] }
    expect(
      scenario({ seats: [farm] })
        .play('farm-expansion')
        .moves(),
    ).not.toContain('room b2')
    expect(
      cellsIn(
        scenario({ seats: [farm] })
          .play('farm-expansion')
          .moves(),
        'room',
      ),
    ).toEqual([])
    const open = { goods: FARM.goods }
    expect(
      cellsIn(
        scenario({ seats: [open] })
          .play('farm-expansion')
          .moves(),
        'room',
      ),
    ).toEqual(['a1', 'b2', 'b3'])
  })

  it('B8: orthogonally next to a room; a new room lets the next one go beside it', () => {
    const t = scenario({ seats: [{ goods: { wood: 20, reed: 8 } }] }).play('farm-expansion')
    expect(t.refusal('room b1')?.refused).toBe('illegal-move')
    t.play('room b2')
    expect(cellsIn(t.moves(), 'room')).toEqual(['a1', 'b1', 'c2', 'b3'])
  })

  it('B9: the first field goes on any empty space', () => {
    const t = scenario({ seats: [{ ...FARM, fields: [] }] }).play('farmland')
    expect(cellsIn(t.moves(), 'plow')).toEqual(CELLS.filter((c) => !['a2', 'a3', 'c1', 'e1', 'e2'].includes(c)))
  })

  it('B9: later fields go next to a field tile, orthogonally', () => {
    const t = scenario({ seats: [FARM] }).play('farmland')
    expect(cellsIn(t.moves(), 'plow')).toEqual(['b2', 'd2', 'c3'])
  })

  it('B10: a stable goes on an empty space or into a pasture, at most one a space, next to anything', () => {
    const t = scenario({ seats: [FARM] }).play('farm-expansion')
    expect(cellsIn(t.moves(), 'stable')).toEqual(CELLS.filter((c) => !['a2', 'a3', 'c2', 'c1', 'e2'].includes(c)))
  })

  it('B8: with no space for a room, none can be built, and Farm Expansion cannot be used for it', () => {
    const fields = ['a1', 'b2', 'b3']
    const t = scenario({ seats: [{ fields, goods: { wood: 5, reed: 2 }, stables: ['b1', 'c1', 'd1', 'e1'] }] })
    expect(t.refusal('farm-expansion')?.refused).toBe('illegal-move')
  })

  it('B9: with no space for a field, Farmland cannot be used', () => {
    const fields = ['e1']
    const t = scenario({ seats: [{ fields, stables: ['d1', 'e2'] }] })
    expect(t.refusal('farmland')?.refused).toBe('illegal-move')
  })
})
