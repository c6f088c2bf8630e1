import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Conservator (A087)', () => {
  const table = (goods: object, seat = {}) =>
    scenario({ round: 14, seats: [{ goods, played: ['conservator'], ...seat }, { goods }] })

  it('renovates a wooden house to clay or straight to stone', () => {
    const t = table({ clay: 2, stone: 2, reed: 1 }).play('house-redevelopment').throughJson()
    expect(t.moves()).toEqual(['renovate clay', 'renovate stone'])
    expect(t.play('renovate stone').seat(0)).toMatchObject({ house: 'stone', goods: { clay: 2 } })
    const clay = table({ clay: 2, stone: 2, reed: 1 }).play('farm-redevelopment', 'renovate clay')
    expect(clay.seat(0)).toMatchObject({ house: 'clay', goods: { stone: 2 } })
  })

  it('costs 1 stone a room and 1 reed, no clay', () => {
    const three = { rooms: ['a1', 'a2', 'a3'] }
    const t = table({ stone: 3, reed: 1 }, three).play('house-redevelopment')
    expect(t.seat(0)).toMatchObject({ house: 'stone', goods: {} })
    expect(table({ stone: 2, reed: 1 }, three).moves()).not.toContain('house-redevelopment')
    expect(table({ stone: 3 }, three).moves()).not.toContain('house-redevelopment')
  })

  it('is one renovation', () => {
    const t = table({ stone: 2, reed: 1 }).play('house-redevelopment')
    expect(t.events.filter(({ event }) => event === 'renovated')).toEqual([
      { event: 'renovated', seat: 0, to: 'stone' },
    ])
  })

  it('goes with what makes renovations cheaper', () => {
    const t = table({ stone: 1, reed: 1 }, { played: ['conservator', 'stonecutter'] }).play('house-redevelopment')
    expect(t.seat(0)).toMatchObject({ house: 'stone', goods: {} })
  })

  it('changes nothing for a clay house and for other players', () => {
    expect(table({ stone: 2, reed: 1 }, { house: 'clay' }).play('house-redevelopment').seat(0).house).toBe('stone')
    const other = table({ stone: 2, reed: 1 }).play('day-laborer')
    expect(other.refusal('house-redevelopment')?.refused).toBe('illegal-move')
  })
})
