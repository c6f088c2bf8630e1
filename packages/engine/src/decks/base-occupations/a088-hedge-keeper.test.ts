import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Hedge Keeper (A088)', () => {
  const table = (goods: object, seat = {}) =>
    scenario({ round: 14, seats: [{ goods, played: ['hedge-keeper'], ...seat }, { goods }] })
  const PAIR = { pastures: [['d1', 'e1']] }

  it('makes 3 fences of the action free, not 3 of each pasture', () => {
    const t = table({ wood: 5 }).play('fencing', 'fence c1').throughJson()
    expect(t.seat(0).goods).toEqual({ wood: 4 })
    expect(t.play('fence d1').seat(0)).toMatchObject({ goods: { wood: 1 }, fencesLeft: 8 })
    expect(t.moves()).not.toContain('fence e1')
  })

  it('costs nothing for 1 to 3 fences, again in every action', () => {
    const t = table({ clay: 2, reed: 1 }, PAIR).play('fencing', 'fence e1')
    expect([t.seat(0).fencesLeft, t.asked]).toEqual([8, 1])
    t.play('forest', 'farm-redevelopment', 'fence e2')
    expect(t.seat(0)).toMatchObject({ goods: {}, fencesLeft: 5, house: 'clay' })
  })

  it('counts the free fences over several small pastures', () => {
    const t = table({ wood: 1 }, { pastures: [['c1', 'd1', 'e1']] }).play('fencing', 'fence e1', 'fence d1')
    expect(t.seat(0)).toMatchObject({ goods: { wood: 1 }, fencesLeft: 5 })
    // One more fence is free, and one can be paid: no 3 fences for a new pasture.
    expect(t.asked).toBe(1)
    const more = table({ wood: 2 }, { pastures: [['c1', 'd1', 'e1']] }).play('fencing', 'fence e1', 'fence d1')
    expect(more.play('fence e2').seat(0)).toMatchObject({ goods: {}, fencesLeft: 2 })
  })

  it('still needs the pieces, and wood for the fourth fence', () => {
    expect(table({}).moves()).not.toContain('fencing')
    const east = [1, 2, 3].flatMap((row) => ['b', 'c', 'd', 'e'].map((column) => `${column}${row}`))
    const t = table({}, { pastures: [east] })
    expect(t.seat(0).fencesLeft).toBe(1)
    expect(t.moves()).not.toContain('fencing')
  })

  it('helps nobody else', () => {
    const t = table({ wood: 3 }).play('day-laborer')
    expect(t.refusal('fencing')?.refused).toBe('illegal-move')
  })

  it('leaves the rest to be paid in wood or clay with Rammed Clay, over several pastures', () => {
    const t = table({ wood: 2, clay: 3 }, { played: ['hedge-keeper', 'rammed-clay'] }).play('fencing', 'fence c1')
    expect(t.throughJson().moves()).toEqual(['pay wood 1', 'pay clay 1'])
    t.play('pay clay 1', 'fence d1')
    expect(t.throughJson().moves()).toEqual(['pay wood 2 clay 1', 'pay wood 1 clay 2'])
    expect(t.play('pay wood 1 clay 2').seat(0)).toMatchObject({ goods: { wood: 1 }, fencesLeft: 8 })
    expect(t.asked).toBe(1)
  })
})
