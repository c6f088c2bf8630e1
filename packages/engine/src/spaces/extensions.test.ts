import { describe, expect, it } from 'vitest'
import { type SeatSetup, scenario } from '../testing/scenario.ts'

describe('B6: 3 players', () => {
  it.each([
    ['take reed 1 food 1', { reed: 1, food: 1 }],
    ['take stone 1 food 1', { stone: 1, food: 1 }],
  ])('Resource Market: 1 food and either 1 reed or 1 stone (%s)', (take, goods) => {
    const t = scenario({ players: 3, seats: [{ goods: {} }] }).play('resource-market')
    expect(t.moves().sort()).toEqual(['take reed 1 food 1', 'take stone 1 food 1'])
    expect(t.play(take).seat(0).goods).toEqual(goods)
    expect(t.asked).toBe(1)
  })
})

describe.each([5, 6])('F1: House Building with %i players', (players) => {
  it('one or more rooms at the usual price, no stables', () => {
    const t = scenario({ players, seats: [{ goods: { wood: 14, reed: 4 } }] }).play('house-building')
    expect(t.moves()).toEqual(['room a1', 'room b2', 'room b3'])
    t.play('room b2', 'room b3')
    expect(t.seat(0)).toMatchObject({ goods: { wood: 4 }, rooms: ['a2', 'b2', 'a3', 'b3'] })
    expect(t.asked).toBe(1)
  })
})

describe('F1: Farm Supplies (6 players)', () => {
  const table = (seat: SeatSetup) => scenario({ players: 6, seats: [seat] })

  it('plow 1 field for 1 food and/or buy 1 grain for 1 food, in any order', () => {
    const t = table({ goods: { food: 3 } }).play('farm-supplies')
    expect(t.moves()).toContain('buy grain 1')
    expect(t.moves()).not.toContain('done')
    t.play('plow c2')
    expect(t.moves()).toEqual(['buy grain 1', 'done'])
    expect(t.play('buy grain 1').seat(0).goods).toEqual({ grain: 1, food: 1 })
    expect(t.asked).toBe(1)
    const other = table({ goods: { food: 3 } }).play('farm-supplies', 'buy grain 1')
    expect(other.moves()).not.toContain('buy grain 1')
    expect(other.play('plow c2').seat(0)).toMatchObject({ goods: { grain: 1, food: 1 } })
  })

  it('with 1 food only one of them, unless food is raised', () => {
    const t = table({ goods: { food: 1 } }).play('farm-supplies', 'plow c2')
    expect(t.asked).toBe(1)
    expect(t.seat(0).goods).toEqual({})
    const raised = table({ goods: { food: 1, vegetable: 1 } }).play('farm-supplies', 'plow c2', 'buy grain 1')
    expect(raised.ask).toBe('pay')
    expect(raised.play('eat vegetable 1').seat(0).goods).toEqual({ grain: 1 })
  })

  it('not without food', () => {
    expect(table({ goods: {} }).refusal('farm-supplies')?.refused).toBe('illegal-move')
  })
})

describe('F1: Resource Trade (6 players)', () => {
  it('1 food, and reed or stone, and wood or clay', () => {
    const t = scenario({ players: 6, seats: [{ goods: {} }] }).play('resource-trade')
    expect(t.moves().sort()).toEqual([
      'take clay 1 reed 1 food 1',
      'take clay 1 stone 1 food 1',
      'take wood 1 reed 1 food 1',
      'take wood 1 stone 1 food 1',
    ])
    expect(t.play('take clay 1 stone 1 food 1').seat(0).goods).toEqual({ clay: 1, stone: 1, food: 1 })
  })
})

describe('F1: Corral (6 players)', () => {
  const pastures = [
    ['c1', 'd1'],
    ['e1', 'e2'],
    ['c2', 'd2'],
  ]
  it.each([
    [{}, 'sheep'],
    [{ sheep: 1 }, 'boar'],
    [{ sheep: 1, boar: 2 }, 'cattle'],
    [{ boar: 1, cattle: 1 }, 'sheep'],
    [{ sheep: 1, cattle: 1 }, 'boar'],
  ])('with %j the next animal is a %s', (goods, animal) => {
    const t = scenario({ players: 6, seats: [{ pastures, goods }] }).play('corral')
    expect(t.seat(0).goods).toEqual({ ...goods, [animal]: 1 })
  })

  it('unusable with all three kinds', () => {
    const t = scenario({ players: 6, seats: [{ pastures, goods: { sheep: 1, boar: 1, cattle: 1 } }] })
    expect(t.refusal('corral')?.refused).toBe('illegal-move')
  })
})
