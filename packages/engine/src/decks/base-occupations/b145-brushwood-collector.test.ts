import { describe, expect, it } from 'vitest'
import { pool } from '../../cards/deal.ts'
import { cardNamed } from '../../cards/registry.ts'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Brushwood Collector (B145)', () => {
  const table = (goods: object, seat: SeatSetup = {}) =>
    scenario({ players: 3, round: 6, seats: [{ goods, played: ['brushwood-collector'], ...seat }, { goods }] })

  it('pays 1 wood for the 2 reed of a room', () => {
    expect(table({ wood: 6 }).play('farm-expansion', 'room a1').seat(0)).toEqual(
      expect.objectContaining({
        goods: {},
        rooms: ['a1', 'a2', 'a3'],
      }),
    )
    const clay = table({ wood: 1, clay: 5 }, { house: 'clay' }).play('farm-expansion', 'room a1')
    expect(clay.seat(0).goods).toEqual({})
  })

  it('pays 1 wood for the reed of a renovation', () => {
    const t = table({ wood: 1, clay: 2 }).play('house-redevelopment')
    expect(t.seat(0)).toEqual(expect.objectContaining({ goods: {}, house: 'clay' }))
    expect(table({ clay: 2 }).moves()).not.toContain('house-redevelopment')
  })

  it('asks where both ways are possible, room by room', () => {
    const t = table({ wood: 11, reed: 2 }).play('farm-expansion', 'room a1').throughJson()
    expect(t.moves()).toEqual(['pay wood 5 reed 2', 'pay wood 6'])
    t.play('pay wood 5 reed 2', 'room b1')
    expect(t.seat(0)).toEqual(expect.objectContaining({ goods: {}, rooms: ['a1', 'b1', 'a2', 'a3'] }))
    const two = table({ wood: 12 }).play('farm-expansion', 'room a1', 'room b1')
    expect(two.seat(0).goods).toEqual({})
  })

  it('replaces all the reed or none of it', () => {
    const t = table({ wood: 6, reed: 1 }).play('farm-expansion', 'room a1')
    expect(t.seat(0).goods).toEqual({ reed: 1 })
    expect(table({ wood: 5, reed: 1 }).play('farm-expansion').moves()).not.toContain('room a1')
  })

  it('changes nothing where no reed is due, and for improvements', () => {
    expect(table({ wood: 2 }).play('farm-expansion', 'stable c1').seat(0).goods).toEqual({})
    const t = table({ wood: 2, stone: 2 }).play('major-improvement')
    expect(t.moves()).not.toContain('build basketmakers-workshop')
    expect(table({ wood: 1 }, { hand: ['basket'] }).play('meeting-place').asked).toBe(1)
  })

  it('does nothing for others, and is used with 3 or more players', () => {
    const t = table({ wood: 1, clay: 2 }).play('day-laborer')
    expect(t.refusal('house-redevelopment')?.refused).toBe('illegal-move')
    expect(pool('occupation', 3)).toContain(cardNamed('brushwood-collector'))
    expect(pool('occupation', 2)).not.toContain(cardNamed('brushwood-collector'))
  })
})
