import { describe, expect, it } from 'vitest'
import { scenario } from '../../testing/scenario.ts'

describe('Brook (B056)', () => {
  const table = (seat = {}, more = {}) =>
    scenario({ round: 3, seats: [{ goods: {}, played: ['brook'], ...seat }, { goods: {} }], ...more })

  it('gives 1 food on top of Forest, Clay Pit and Reed Bank, without a question', () => {
    expect(table().throughJson().play('forest').seat(0).goods).toEqual({ wood: 3, food: 1 })
    expect(table().play('clay-pit').seat(0).goods).toEqual({ clay: 1, food: 1 })
    const t = table().play('reed-bank')
    expect([t.seat(0).goods, t.asked]).toEqual([{ reed: 1, food: 1 }, 1])
  })

  it('gives 1 food on top of whatever card came out in round 1', () => {
    const seat = { goods: { wood: 4 }, pastures: [] }
    const fencing = table(seat, { first: ['fencing'] }).play('fencing', 'fence e1')
    expect(fencing.seat(0).goods).toEqual({ food: 1 })
    const sheep = table({}, { first: ['sheep-market'] }).play('sheep-market')
    expect(sheep.seat(0).goods).toEqual({ sheep: 1, food: 1 })
    expect(table(seat).play('fencing', 'fence e1').seat(0).goods).toEqual({})
  })

  it('gives nothing on other spaces, on Fishing itself least of all, and nothing to others', () => {
    expect(table().play('fishing').seat(0).goods).toEqual({ food: 1 })
    expect(table().play('grain-seeds').seat(0).goods).toEqual({ grain: 1 })
    expect(
      scenario({ players: 4, seats: [{ goods: {}, played: ['brook'] }] })
        .play('grove')
        .seat(0).goods,
    ).toEqual({
      wood: 2,
    })
    const t = table().play('fishing', 'forest')
    expect([t.seat(0).goods, t.seat(1).goods]).toEqual([{ food: 1 }, { wood: 3 }])
  })

  it('brings the food that an improvement on the card of round 1 costs', () => {
    const seat = { goods: { food: 1 }, hand: ['shifting-cultivation'] }
    const t = table(seat).play('major-improvement').throughJson()
    expect(t.moves()).toEqual(['play shifting-cultivation'])
    expect(t.play('play shifting-cultivation', 'plow c1').seat(0).goods).toEqual({})
    expect(table(seat, { first: ['fencing', 'major-improvement'] }).moves()).not.toContain('major-improvement')
  })

  it('is played for nothing while an own person stands on Fishing', () => {
    const hand = { played: [], hand: ['brook'] }
    const t = table(hand).play('fishing', 'forest', 'meeting-place').throughJson()
    expect(t.moves()).toEqual(['play brook', 'done'])
    expect(t.play('play brook').seat(0)).toMatchObject({ goods: { food: 1 }, played: [{ card: 'brook' }] })
    expect(table(hand).play('meeting-place').asked).toBe(1)
    expect(table(hand, { starting: 1 }).play('fishing', 'meeting-place').asked).toBe(1)
  })
})
