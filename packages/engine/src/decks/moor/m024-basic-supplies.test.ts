import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Basic Supplies (M024)', () => {
  const play = (goods: object, seat = {}) =>
    scenario({ moor: 2, seats: [{ goods, hand: ['basic-supplies'], ...seat }] })
      .play('major-improvement', 'play basic-supplies')
      .seat(0).goods

  it('gives 1 of each of the seven goods that are lacking, after the wood is paid', () => {
    const all = { wood: 1, clay: 1, reed: 1, stone: 1, grain: 1, fuel: 1, food: 1 }
    expect(play({ wood: 1 })).toEqual(all)
    expect(play({ wood: 2 })).toEqual(all)
    expect(play({ wood: 2, clay: 3, food: 2 })).toEqual({ ...all, clay: 3, food: 2 })
  })

  it('gives nothing to whoever lacks nothing, and neither vegetables nor animals', () => {
    const all = { wood: 2, clay: 1, reed: 1, stone: 1, grain: 1, fuel: 1, food: 1 }
    expect(play(all)).toEqual({ ...all, wood: 1 })
  })

  it('looks at the stock alone: grain on a field is not there', () => {
    expect(play({ wood: 1 }, { crops: { c1: 'grain 3' } }).grain).toBe(1)
  })

  it('costs 1 wood and goes to the left', () => {
    const t = scenario({ moor: 2, seats: [{ goods: { food: 1 }, hand: ['basic-supplies'] }] })
    expect(t.canPlay('basic-supplies')).toBe(false)
    const paid = scenario({ moor: 2, seats: [{ goods: { wood: 1 }, hand: ['basic-supplies'] }] })
    expect(paid.play('major-improvement', 'play basic-supplies').seat(1).hand?.minors).toEqual(['basic-supplies'])
  })
})
