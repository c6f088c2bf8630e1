import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

const CELLS = ['b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2', 'b3', 'c3', 'd3', 'e3']

describe('Manger (A032)', () => {
  const bonus = (pastures: string[][], seat = {}) =>
    scenario({ seats: [{ goods: {}, pastures, played: ['manger'], ...seat }] }).score(0, 'bonus')

  it('gives 1, 2, 3, 3 and 4 points for 6, 7, 8, 9 and 10 spaces in pastures, and no more for more', () => {
    const points = CELLS.map((_, i) => bonus([CELLS.slice(0, i + 1)]))
    expect(points).toEqual([0, 0, 0, 0, 0, 1, 2, 3, 3, 4, 4, 4])
  })

  it('adds up all pastures, empty or full, with stables or without', () => {
    const pastures = [['c1', 'd1'], ['c2', 'd2'], ['e1'], ['e2']]
    expect(bonus(pastures)).toBe(1)
    expect(bonus(pastures, { goods: { sheep: 5 }, stables: ['c1', 'e2'] })).toBe(1)
  })

  it('counts no stable outside, no field and no other farm', () => {
    expect(bonus([CELLS.slice(0, 5)], { stables: ['e3'], fields: ['d3'] })).toBe(0)
    const other = scenario({ seats: [{ played: ['manger'] }, { pastures: [CELLS] }] })
    expect([other.score(0, 'bonus'), other.score(1, 'bonus')]).toEqual([0, 0])
  })

  it('costs 2 wood', () => {
    const play = (wood: number) => scenario({ seats: [{ goods: { wood }, hand: ['manger'] }] }).play('meeting-place')
    expect(play(2).throughJson().play('play manger').seat(0).goods).toEqual({})
    expect(play(1).asked).toBe(1)
  })
})
