import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Swamp (M044)', () => {
  const table = (round: number, seat = {}) =>
    scenario({ moor: 2, round, seats: [{ goods: { food: 50, fuel: 50 }, hand: ['swamp'], ...seat }] })

  it('lays a moor on round 12, which may come onto an unused space then', () => {
    const t = table(4).play('major-improvement', 'play swamp')
    expect(t.table.promises).toEqual([{ round: 12, seat: 0, what: 'moor', count: 1 }])
    t.toRound(12).throughJson()
    expect(t.moves()).toContain('choose c2')
    expect(t.play('choose c2').farm(0).moors).toEqual(['c2'])
    expect(t.ask).toBe('place')
  })

  it('goes back if it is declined, or if no space is unused', () => {
    const t = table(4).play('major-improvement', 'play swamp').toRound(12).play('done')
    expect([t.farm(0).moors, t.table.promises, t.ask]).toEqual([[], [], 'place'])
    const full = ['a1', 'b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2', 'b3', 'c3', 'd3', 'e3']
    const none = table(4, { forests: full }).play('major-improvement', 'play swamp').toRound(12)
    expect(none.ask).toBe('place')
  })

  it('is played in round 4 at the latest', () => {
    expect([table(1), table(4), table(5)].map((t) => t.canPlay('swamp'))).toEqual([true, true, false])
  })
})
