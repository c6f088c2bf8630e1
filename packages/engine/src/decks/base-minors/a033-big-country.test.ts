import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Big Country (A033)', () => {
  /** Rooms a2 a3, a stable on a1, fields on b1 to b3, and the rest fenced: nothing is unused. */
  const full = {
    stables: ['a1'],
    fields: ['b1', 'b2', 'b3'],
    pastures: [['c1', 'd1', 'e1', 'c2', 'd2', 'e2', 'c3', 'd3', 'e3']],
  }
  const table = (round: number, more = {}) =>
    scenario({ round, seats: [{ ...full, goods: {}, hand: ['big-country'], ...more }] })

  it('gives 2 food and banks 1 point for each full round to come', () => {
    const t = table(9).play('meeting-place').throughJson().play('play big-country')
    expect(t.seat(0)).toMatchObject({ goods: { food: 10 }, ledger: [{ card: 'big-country', points: 5 }] })
    expect(t.score(0, 'bonus')).toBe(5)
  })

  it('keeps its points as they were when it was played', () => {
    const t = table(9).play('meeting-place', 'play big-country').throughJson().toEnd()
    expect(t.score(0, 'bonus')).toBe(5)
    expect(t.score(0, 'cards')).toBe(0)
  })

  it('gives nothing in round 14', () => {
    const t = table(14).play('meeting-place', 'play big-country')
    expect([t.seat(0).goods, t.score(0, 'bonus')]).toEqual([{}, 0])
  })

  it('is not playable with an unused space', () => {
    expect(table(9, { stables: [] }).play('meeting-place').asked).toBe(1)
    expect(table(9, { fields: ['b1', 'b2'] }).play('meeting-place').asked).toBe(1)
  })
})
