import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Carpenter (B126)', () => {
  const table = (goods: object, seat: SeatSetup = {}) =>
    scenario({ round: 6, seats: [{ goods, played: ['carpenter'], ...seat }, { goods }] })
  const ROOMS = ['a1', 'a2', 'a3']
  const expand = (...given: Parameters<typeof table>) => table(...given).play('farm-expansion', 'room a1')

  it('builds a room for 3 of the house material and 2 reed', () => {
    for (const house of ['wood', 'clay', 'stone'] as const)
      expect(expand({ [house]: 3, reed: 2 }, { house }).seat(0)).toEqual(
        expect.objectContaining({ goods: {}, rooms: ROOMS }),
      )
  })

  it('asks nothing where the usual price could be paid as well', () => {
    const t = expand({ wood: 9, reed: 2 })
    expect(t.seat(0).goods).toEqual({ wood: 6 })
  })

  it('takes no less, and no other material', () => {
    expect(table({ wood: 2, reed: 2 }).play('farm-expansion').moves()).not.toContain('room a1')
    expect(table({ wood: 3, reed: 1 }).play('farm-expansion').moves()).not.toContain('room a1')
    expect(table({ wood: 3, reed: 2 }, { house: 'clay' }).play('farm-expansion').moves()).not.toContain('room a1')
  })

  it('holds for every room of an action', () => {
    const t = table({ wood: 6, reed: 4 }).play('farm-expansion', 'room a1').throughJson().play('room b1')
    expect(t.seat(0)).toEqual(expect.objectContaining({ goods: {}, rooms: ['a1', 'b1', 'a2', 'a3'] }))
  })

  it('is never added to Carpenter’s Parlor: the lower price holds', () => {
    const both = { played: ['carpenter', 'carpenters-parlor'] }
    expect(expand({ wood: 9, reed: 2 }, both).seat(0).goods).toEqual({ wood: 7 })
    expect(table({ wood: 1, reed: 2 }, both).moves()).not.toContain('farm-expansion')
    expect(expand({ clay: 9, reed: 2 }, { ...both, house: 'clay' }).seat(0).goods).toEqual({ clay: 6 })
  })

  it('goes with what replaces goods, and shows no way that costs more than another', () => {
    const seat: SeatSetup = { house: 'clay', played: ['carpenter', 'frame-builder', 'brushwood-collector'] }
    const t = expand({ wood: 5, clay: 5, reed: 2 }, seat).throughJson()
    expect([...t.moves()].sort()).toEqual(
      ['pay clay 3 reed 2', 'pay wood 1 clay 1 reed 2', 'pay wood 1 clay 3', 'pay wood 2 clay 1'].sort(),
    )
    expect(t.play('pay wood 2 clay 1').seat(0).goods).toEqual({ wood: 3, clay: 4, reed: 2 })
  })

  it('goes with the discount of Stonecutter', () => {
    const seat: SeatSetup = { house: 'stone', played: ['carpenter', 'stonecutter'] }
    expect(expand({ stone: 2, reed: 2 }, seat).seat(0).goods).toEqual({})
  })

  it('changes nothing for renovations, stables and others', () => {
    expect(table({ clay: 1, reed: 9 }).moves()).not.toContain('house-redevelopment')
    expect(table({ wood: 2 }).play('farm-expansion', 'stable c1').seat(0).goods).toEqual({})
    expect(table({ wood: 3, reed: 2 }).play('day-laborer', 'farm-expansion').moves()).not.toContain('room a1')
  })
})
