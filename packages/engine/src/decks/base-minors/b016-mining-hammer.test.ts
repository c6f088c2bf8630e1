import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Mining Hammer (B016)', () => {
  const table = (seat = {}, round = 6) =>
    scenario({ round, seats: [{ goods: { clay: 2, reed: 1 }, played: ['mining-hammer'], ...seat }] })

  it('builds a stable without wood with a renovation, before it', () => {
    const t = table().play('house-redevelopment')
    expect([t.moves(), t.seat(0).house]).toEqual([['use mining-hammer', 'done'], 'wood'])
    t.play('use mining-hammer').throughJson()
    expect(t.moves()).toContain('stable c1')
    expect(t.moves()).not.toContain('done')
    t.play('stable c1')
    expect(t.seat(0)).toMatchObject({ house: 'clay', stables: ['c1'], goods: {} })
    expect(t.asked).toBe(1)
  })

  it('may be left', () => {
    const t = table().play('house-redevelopment', 'done')
    expect(t.seat(0)).toMatchObject({ house: 'clay', stables: [] })
  })

  it('comes before the improvement of House Redevelopment', () => {
    const t = table({ goods: { clay: 4, reed: 1 } }).play('house-redevelopment', 'use mining-hammer', 'stable c1')
    expect([t.asked, t.moves()]).toEqual([0, ['build fireplace-2', 'done']])
  })

  it('works with every renovation, one stable each', () => {
    const t = table({ house: 'clay', goods: { stone: 2, reed: 1, wood: 9 } }, 14)
    t.play('farm-redevelopment', 'use mining-hammer', 'stable c1')
    expect(t.seat(0)).toMatchObject({ house: 'stone', stables: ['c1'], goods: { wood: 9 } })
    expect(t.moves()).toContain('fence e1')
    expect(t.moves()).not.toContain('stable c2')
    const straight = table({ played: ['mining-hammer', 'conservator'], goods: { stone: 2, reed: 1 } })
    straight.play('house-redevelopment', 'use mining-hammer', 'stable c1')
    expect(straight.seat(0)).toMatchObject({ house: 'stone', stables: ['c1'] })
  })

  it('needs a stable in stock', () => {
    const t = table({ stables: ['c1', 'c2', 'c3', 'b1'] }).play('house-redevelopment')
    expect([t.asked, t.seat(0).house]).toEqual([1, 'clay'])
  })

  it('does nothing without a renovation, and nothing for those of others', () => {
    expect(table({ goods: { wood: 5, reed: 2 } }).play('farm-expansion', 'room a1').asked).toBe(1)
    const other = scenario({ round: 6, seats: [{ goods: { clay: 2, reed: 1 } }, { played: ['mining-hammer'] }] })
    expect(other.play('house-redevelopment').asked).toBe(1)
  })

  it('costs 1 wood and gives 1 food; the renovation before it does not count', () => {
    const hand = { played: [], hand: ['mining-hammer'], goods: { wood: 1, clay: 2, reed: 1 } }
    const t = table(hand).play('house-redevelopment', 'play mining-hammer')
    expect([t.seat(0).goods, t.seat(0).stables, t.asked]).toEqual([{ food: 1 }, [], 1])
    expect(table({ ...hand, goods: {} }).play('meeting-place').asked).toBe(1)
  })
})
