import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../../testing/scenario.ts'

describe('Cottager (B087)', () => {
  const table = (goods: object, seat: SeatSetup = {}) =>
    scenario({ round: 6, seats: [{ goods, played: ['cottager'], ...seat }, { goods }] })

  it('builds a room or renovates on Day Laborer, at the usual price and before the food', () => {
    const goods = { wood: 5, clay: 2, reed: 2 }
    const t = table(goods).play('day-laborer').throughJson()
    expect([t.moves(), t.seat(0).goods]).toEqual([['use cottager', 'done'], goods])
    t.play('use cottager').throughJson()
    expect(t.moves()).toEqual(['room a1', 'room b2', 'room b3', 'renovate clay'])
    t.play('room b2')
    expect(t.seat(0)).toEqual(expect.objectContaining({ goods: { clay: 2, food: 2 }, rooms: ['a2', 'b2', 'a3'] }))
    const other = table(goods).play('day-laborer', 'use cottager', 'renovate clay')
    expect(other.seat(0)).toEqual(expect.objectContaining({ goods: { wood: 5, reed: 1, food: 2 }, house: 'clay' }))
  })

  it('does one of the two, once', () => {
    const t = table({ wood: 10, clay: 9, reed: 9 }).play('day-laborer', 'use cottager', 'room a1')
    expect([t.asked, t.seat(0).rooms.length]).toEqual([1, 3])
    const renovated = table({ wood: 10, clay: 9, reed: 9 }).play('day-laborer', 'use cottager', 'renovate clay')
    expect([renovated.asked, renovated.seat(0).rooms.length]).toEqual([1, 2])
  })

  it('may be left', () => {
    const t = table({ clay: 2, reed: 1 }).play('day-laborer', 'done')
    expect(t.seat(0)).toEqual(expect.objectContaining({ house: 'wood', goods: { clay: 2, reed: 1, food: 2 } }))
  })

  it('offers only what can be paid; Day Laborer stays open', () => {
    const t = table({ wood: 4, clay: 1, reed: 2 }).play('day-laborer')
    expect([t.asked, t.seat(0).goods.food]).toEqual([1, 2])
    expect(table({ clay: 2, reed: 1 }).play('day-laborer', 'use cottager').moves()).toEqual(['renovate clay'])
  })

  it('is paid with the clay of a Loam Pit', () => {
    const pit = table({ reed: 1 }, { played: ['cottager', 'loam-pit'] }).play('day-laborer')
    expect(pit.seat(0).goods).toEqual({ clay: 3, reed: 1 })
    pit.play('use cottager', 'renovate clay')
    expect(pit.seat(0)).toEqual(expect.objectContaining({ house: 'clay', goods: { clay: 1, food: 2 } }))
    expect(table({ reed: 1 }).play('day-laborer').asked).toBe(1)
  })

  it('is paid with that clay turned into stone', () => {
    const seat: SeatSetup = { house: 'clay', played: ['cottager', 'loam-pit', 'hard-porcelain'] }
    const t = table({ reed: 1 }, seat).play('day-laborer', 'use cottager', 'renovate stone').throughJson()
    expect(t.moves()).toEqual(['use hard-porcelain stone 2'])
    expect(t.play('use hard-porcelain stone 2').seat(0)).toEqual(
      expect.objectContaining({ house: 'stone', goods: { food: 2 } }),
    )
    const twin = table({ reed: 1 }, { house: 'clay', played: ['cottager', 'loam-pit'] }).play('day-laborer')
    expect(twin.asked).toBe(1)
  })

  it('keeps to cards that change prices, and to the one that forbids renovations', () => {
    const cheap = table({ wood: 3, reed: 2 }, { played: ['cottager', 'carpenter'] })
    expect(cheap.play('day-laborer', 'use cottager', 'room a1').seat(0).goods).toEqual({ food: 2 })
    const goods = { wood: 5, clay: 2, reed: 2, stone: 2 }
    const t = table(goods, { played: ['cottager', 'mantlepiece'] }).play('day-laborer', 'use cottager')
    expect(t.moves()).toEqual(['room a1', 'room b2', 'room b3'])
    expect(table({ clay: 2, reed: 1 }, { played: ['cottager', 'mantlepiece'] }).play('day-laborer').asked).toBe(1)
  })

  it('goes beside Assistant Tiller in the same use', () => {
    const t = table({ clay: 2, reed: 1 }, { played: ['cottager', 'assistant-tiller'] }).play('day-laborer')
    expect(t.moves()).toEqual(['use cottager', 'use assistant-tiller', 'done'])
    t.play('use cottager', 'renovate clay', 'use assistant-tiller', 'plow c1')
    expect(t.seat(0)).toEqual(
      expect.objectContaining({ house: 'clay', goods: { food: 2 }, fields: [{ cell: 'c1', crop: null, count: 0 }] }),
    )
  })

  it('does nothing elsewhere and for others', () => {
    expect(table({ clay: 2, reed: 1 }).play('forest').asked).toBe(1)
    const t = table({ clay: 2, reed: 1 }).play('forest', 'day-laborer')
    expect([t.asked, t.ask]).toEqual([0, 'place'])
  })
})
