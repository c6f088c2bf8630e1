import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Frame Builder (A123)', () => {
  const table = (goods: object, seat: SeatSetup = {}, more = {}) =>
    scenario({
      round: 6,
      seats: [
        { goods, house: 'clay', played: ['frame-builder'], ...seat },
        { goods, house: 'clay' },
      ],
      ...more,
    })
  const THREE = ['a1', 'a2', 'a3']

  it('pays 1 wood for 2 clay of a clay room', () => {
    const t = table({ wood: 1, clay: 3, reed: 2 }).play('farm-expansion', 'room a1')
    expect(t.seat(0)).toEqual(expect.objectContaining({ goods: {}, rooms: THREE }))
  })

  it('pays 1 wood for 2 stone of a stone room', () => {
    const t = table({ wood: 1, stone: 3, reed: 2 }, { house: 'stone' }).play('farm-expansion', 'room a1')
    expect(t.seat(0)).toEqual(expect.objectContaining({ goods: {}, rooms: THREE }))
  })

  it('asks where both ways are possible', () => {
    const t = table({ wood: 1, clay: 5, reed: 2 }).play('farm-expansion', 'room a1').throughJson()
    expect(t.moves()).toEqual(['pay clay 5 reed 2', 'pay wood 1 clay 3 reed 2'])
    expect(t.play('pay clay 5 reed 2').seat(0).goods).toEqual({ wood: 1 })
  })

  it('replaces 2 pieces of each room, once', () => {
    const two = table({ wood: 2, clay: 6, reed: 4 }).play('farm-expansion', 'room a1', 'pay wood 1 clay 3 reed 2')
    two.play('room b1')
    expect(two.seat(0)).toEqual(expect.objectContaining({ goods: {}, rooms: ['a1', 'b1', 'a2', 'a3'] }))
    expect(table({ wood: 2, clay: 1, reed: 2 }).play('farm-expansion').moves()).not.toContain('room a1')
    expect(table({ wood: 1, clay: 2, reed: 2 }).moves()).not.toContain('farm-expansion')
  })

  it('replaces once in a whole renovation', () => {
    const wood = { house: 'wood' } as const
    const t = table({ wood: 1, reed: 1 }, wood).play('house-redevelopment')
    expect(t.seat(0)).toEqual(expect.objectContaining({ house: 'clay', goods: {} }))
    const four = { ...wood, rooms: [...THREE, 'b1'] }
    expect(table({ wood: 1, clay: 2, reed: 1 }, four).play('house-redevelopment').seat(0).goods).toEqual({})
    expect(table({ wood: 2, reed: 1 }, four).moves()).not.toContain('house-redevelopment')
    const stone = table({ wood: 1, stone: 1, reed: 1 }, { rooms: THREE }).play('house-redevelopment')
    expect(stone.seat(0)).toEqual(expect.objectContaining({ house: 'stone', goods: {} }))
  })

  it('never replaces a single piece', () => {
    const t = table({ wood: 5, clay: 0, reed: 1 }, { house: 'wood', rooms: THREE })
    expect(t.moves()).not.toContain('house-redevelopment')
    const one = table({ wood: 5, clay: 1, reed: 1 }, { house: 'wood', rooms: THREE }).play('house-redevelopment')
    expect(one.seat(0).goods).toEqual({ wood: 4 })
  })

  it('opens House Redevelopment together with Brushwood Collector to someone who has only wood', () => {
    const both = { house: 'wood', played: ['frame-builder', 'brushwood-collector'] } as const
    const t = table({ wood: 2 }, { ...both, played: [...both.played] })
    expect(t.moves()).toContain('house-redevelopment')
    expect(t.play('house-redevelopment').throughJson().seat(0)).toEqual(
      expect.objectContaining({ house: 'clay', goods: {} }),
    )
    // With 3 rooms 1 clay stays due.
    const three = table({ wood: 9 }, { house: 'wood', played: [...both.played], rooms: THREE })
    expect(three.moves()).not.toContain('house-redevelopment')
    expect(table({ wood: 1 }, { house: 'wood', played: [...both.played] }).moves()).not.toContain('house-redevelopment')
  })

  it('comes before the discount of Stonecutter: a stone that was replaced is not taken off again', () => {
    const t = table({ wood: 1, stone: 1, reed: 1 }, { played: ['frame-builder', 'stonecutter'] })
    t.play('house-redevelopment').throughJson()
    expect(t.moves()).toEqual(['pay reed 1 stone 1', 'pay wood 1 reed 1'])
    expect(table({ reed: 1 }, { played: ['frame-builder', 'stonecutter'] }).moves()).not.toContain(
      'house-redevelopment',
    )
  })

  it('goes with Carpenter, Stonecutter and Brushwood Collector: a stone room for 2 wood', () => {
    const all = ['frame-builder', 'carpenter', 'stonecutter', 'brushwood-collector']
    const t = table({ wood: 2 }, { house: 'stone', played: all }).play('farm-expansion', 'room a1')
    expect(t.seat(0)).toEqual(expect.objectContaining({ goods: {}, rooms: THREE }))
    expect(table({ wood: 1 }, { house: 'stone', played: all }).moves()).not.toContain('farm-expansion')
  })

  it('changes nothing for wooden rooms, majors and other players', () => {
    expect(table({ wood: 4, clay: 9, reed: 2 }, { house: 'wood' }).play('farm-expansion').moves()).not.toContain(
      'room a1',
    )
    expect(table({ wood: 1, clay: 0 }).moves()).not.toContain('major-improvement')
    const other = table({ wood: 1, clay: 3, reed: 2 }).play('day-laborer')
    expect(other.refusal('farm-expansion')?.refused).toBe('illegal-move')
  })
})
