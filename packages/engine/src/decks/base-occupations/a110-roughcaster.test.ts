import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Roughcaster (A110)', () => {
  const table = (goods: object, seat: SeatSetup = {}) =>
    scenario({ round: 6, seats: [{ goods, house: 'clay', played: ['roughcaster'], ...seat }, { goods }] })

  it('gives 3 food for a clay room', () => {
    const t = table({ clay: 5, reed: 2 }).play('farm-expansion', 'room a1')
    expect(t.seat(0)).toEqual(expect.objectContaining({ goods: { food: 3 }, rooms: ['a1', 'a2', 'a3'] }))
  })

  it('gives 3 food for the whole action, however many rooms it builds', () => {
    const t = table({ clay: 10, reed: 4 }).play('farm-expansion', 'room a1').throughJson()
    expect(t.seat(0).goods).toEqual({ clay: 5, reed: 2 })
    expect(t.play('room b1').seat(0).goods).toEqual({ food: 3 })
    const again = table({ clay: 10, reed: 4 }).play('farm-expansion', 'room a1', 'done')
    expect(again.seat(0).goods).toEqual({ clay: 5, reed: 2, food: 3 })
  })

  it('gives 3 food for renovating a clay house to stone, after it is paid', () => {
    const t = table({ stone: 2, reed: 1 }).play('house-redevelopment')
    expect(t.seat(0)).toEqual(expect.objectContaining({ house: 'stone', goods: { food: 3 } }))
    expect(t.events.map(({ event }) => event)).toEqual(['placed', 'renovated', 'gave', 'used', 'got'])
  })

  it('gives nothing for wooden and stone rooms, nor for stables', () => {
    const wood = table({ wood: 5, reed: 2 }, { house: 'wood' }).play('farm-expansion', 'room a1')
    expect(wood.seat(0).goods).toEqual({})
    const stone = table({ stone: 5, reed: 2 }, { house: 'stone' }).play('farm-expansion', 'room a1')
    expect(stone.seat(0).goods).toEqual({})
    expect(table({ wood: 2 }).play('farm-expansion', 'stable c1').seat(0).goods).toEqual({})
  })

  it('gives nothing for renovating wood to clay, or wood straight to stone', () => {
    const clay = table({ clay: 2, reed: 1 }, { house: 'wood' }).play('house-redevelopment')
    expect(clay.seat(0)).toEqual(expect.objectContaining({ house: 'clay', goods: {} }))
    const stone = table({ stone: 2, reed: 1 }, { house: 'wood', played: ['roughcaster', 'conservator'] })
    expect(stone.play('house-redevelopment').seat(0)).toEqual(expect.objectContaining({ house: 'stone', goods: {} }))
  })

  it('counts what another card lets its owner build', () => {
    const t = table({ clay: 5, reed: 2 }, { played: ['roughcaster', 'cottager'] })
    t.play('day-laborer', 'use cottager', 'room a1')
    expect(t.seat(0).goods).toEqual({ food: 5 })
  })

  it('gives nothing for the building of others', () => {
    const goods = { clay: 5, reed: 2 }
    const t = scenario({
      seats: [
        { goods, house: 'clay' },
        { goods: {}, played: ['roughcaster'] },
      ],
    })
    t.play('farm-expansion', 'room a1')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{}, {}])
  })
})
