import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Fish Smoke-house (M098)', () => {
  const table = (seat = {}) =>
    scenario({ moor: 2, seats: [{ goods: {}, played: ['fish-smoke-house'], ...seat }, { goods: {} }] })

  it('may turn 1 fuel into 3 food with Fishing, once per use', () => {
    const t = table({ goods: { fuel: 2 } })
      .play('fishing')
      .throughJson()
    expect(t.moves()).toEqual(['use fish-smoke-house', 'done'])
    t.play('use fish-smoke-house')
    expect([t.seat(0).goods, t.asked]).toEqual([{ fuel: 1, food: 4 }, 1])
  })

  it('may be left, and takes wood for the fuel', () => {
    expect(
      table({ goods: { fuel: 2 } })
        .play('fishing', 'done')
        .seat(0).goods,
    ).toEqual({ fuel: 2, food: 1 })
    const t = table({ goods: { wood: 1 } }).play('fishing', 'use fish-smoke-house')
    expect(t.seat(0).goods).toEqual({ food: 4 })
  })

  it('offers nothing without fuel, elsewhere and to others', () => {
    expect(table().play('fishing').asked).toBe(1)
    const t = table({ goods: { fuel: 1 } }).play('forest', 'fishing')
    expect([t.asked, t.seat(0).goods]).toEqual([0, { wood: 3, fuel: 1 }])
  })

  it('costs 1 wood and 2 clay', () => {
    const t = table({ goods: { wood: 1, clay: 2 }, played: [], hand: ['fish-smoke-house'] })
    t.play('major-improvement', 'play fish-smoke-house')
    expect([t.seat(0).goods, t.score(0, 'cards')]).toEqual([{}, 2])
  })
})
